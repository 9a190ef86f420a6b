const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Whether the worker runs and its settings are complete. Asks no other service. */
export function loader(): Response {
	return Response.json({ status: 'ok', build: __BUILD_ID__ }, { headers: HEADERS });
}
