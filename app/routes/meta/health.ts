import { NO_STORE } from '~/lib/cache-control';

const HEADERS = { ...NO_STORE, 'X-Robots-Tag': 'noindex' };

/** 200 while the worker runs; with incomplete settings no request reaches a loader. Asks no other service. */
export function loader(): Response {
	return Response.json({ status: 'ok', build: __BUILD_ID__ }, { headers: HEADERS });
}
