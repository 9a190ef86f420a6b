import { createResponseStore } from './response-store';
import { lifetime, parseResponse } from './serialized-response';

const store = createResponseStore(64 * 1024 * 1024);

/**
 * In-memory Cache API for workerd. The runtime reads with GET and `CF-Cache-Status`, writes with PUT (204 stored,
 * 413 too large) and deletes with PURGE (200 deleted, 404 not found).
 */
export default {
	async fetch(request: Request): Promise<Response> {
		const key = `${request.headers.get('CF-Cache-Namespace') ?? ''} ${request.url}`;
		switch (request.method) {
			case 'GET':
				return match(key);
			case 'PUT':
				return new Response(null, { status: put(key, await request.arrayBuffer()) ? 204 : 413 });
			case 'PURGE':
				return new Response(null, { status: store.delete(key) ? 200 : 404 });
			default:
				return new Response(null, { status: 405 });
		}
	},
};

function match(key: string): Response {
	const kept = store.get(key);
	if (!kept) return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } });
	const { status, statusText, body } = kept;
	const headers = new Headers(kept.headers);
	headers.set('CF-Cache-Status', 'HIT');
	// Returned as stored, compressed or not.
	return new Response(body.byteLength > 0 ? body : null, {
		status,
		statusText,
		headers,
		encodeBody: 'manual',
	});
}

function put(key: string, message: ArrayBuffer): boolean {
	const response = parseResponse(message);
	if (!response) return false;
	const seconds = lifetime(response);
	return seconds > 0 && store.put(key, response, seconds);
}
