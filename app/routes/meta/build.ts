import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { NO_STORE } from '~/lib/cache-control';

const CACHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The current build: `/builds/latest.json`, polled by open pages, and `/builds/meta/{id}.json`, which only exists
 * for the current build. Served by the worker, because public files may be on another host.
 */
export function loader({ params }: LoaderFunctionArgs): Response {
	const manifest = { id: __BUILD_ID__, timestamp: __BUILD_TIME__ };
	switch (params['*']) {
		case 'latest.json':
			return json(manifest, 200, NO_STORE);
		case `meta/${__BUILD_ID__}.json`:
			return json(manifest, 200, CACHED);
		default:
			return json({ error: 'This is not the build that answers here.' }, 404, NO_STORE);
	}
}

function json(body: object, status: number, headers: Record<string, string>): Response {
	return Response.json(body, { status, headers });
}
