import { createResponseStore, type ResponseStore } from './response-store';
import { lifetime, parseResponse } from './serialized-response';

/** The worker opens two caches. */
const BYTES_PER_CACHE = 32 * 1024 * 1024;

/** By name: entries of one cache never displace those of another. */
const stores = new Map<string, ResponseStore>();

/**
 * In-memory Cache API for workerd. The runtime reads with GET and `CF-Cache-Status`, writes with PUT (204 stored,
 * 413 too large) and deletes with PURGE (200 deleted, 404 not found).
 */
export default {
	async fetch(request: Request): Promise<Response> {
		const store = storeOf(request.headers.get('CF-Cache-Namespace') ?? '');
		const key = request.url;
		switch (request.method) {
			case 'GET':
				return match(store, key);
			case 'PUT':
				return new Response(null, {
					status: put(store, key, await request.arrayBuffer()) ? 204 : 413,
				});
			case 'PURGE':
				return new Response(null, { status: store.delete(key) ? 200 : 404 });
			default:
				return new Response(null, { status: 405 });
		}
	},
};

function storeOf(name: string): ResponseStore {
	const store = stores.get(name) ?? createResponseStore(BYTES_PER_CACHE);
	stores.set(name, store);
	return store;
}

function match(store: ResponseStore, key: string): Response {
	const cached = store.get(key);
	if (!cached) return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } });
	const { status, statusText, body } = cached;
	const headers = new Headers(cached.headers);
	headers.set('CF-Cache-Status', 'HIT');
	// Returned as stored, compressed or not.
	return new Response(body.byteLength > 0 ? body : null, {
		status,
		statusText,
		headers,
		encodeBody: 'manual',
	});
}

function put(store: ResponseStore, key: string, message: ArrayBuffer): boolean {
	const response = parseResponse(message);
	if (!response) return false;
	const seconds = lifetime(response);
	return seconds > 0 && store.put(key, response, seconds);
}
