import { NO_STORE } from '~/lib/cache-control';

const HEADERS = { ...NO_STORE, 'X-Robots-Tag': 'noindex' };

/** Whether the worker runs and its settings are complete. Asks no other service. */
export function loader(): Response {
	return Response.json({ status: 'ok', build: __BUILD_ID__ }, { headers: HEADERS });
}
