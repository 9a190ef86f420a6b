import { compress } from './compress';
import { type Asset, serveAsset } from './serve-asset';

interface Service {
	fetch(request: Request | string): Promise<Response>;
}

interface Bindings {
	APP: Service;
	FILES: Service;
	ASSETS: Record<string, Asset>;
}

/** The largest request body of which the rest is read after the response: far above the app's own limit. */
const MAX_UNREAD_BYTES = 1024 * 1024;
const MAX_UNREAD_MS = 1_000;

/** The part of an edge in front of a worker: public files, compression, the client's IP address. */
export default {
	async fetch(request: Request, { APP, FILES, ASSETS }: Bindings): Promise<Response> {
		// The app responds to a malformed `Host`.
		if (!URL.canParse(request.url)) return APP.fetch(request);
		const { pathname } = new URL(request.url);
		const asset = ASSETS[pathname];
		if (asset && isRead(request)) {
			return serveAsset(request, asset, (path) => FILES.fetch(`http://files${path}`));
		}
		const isShort = Number(request.headers.get('Content-Length')) <= MAX_UNREAD_BYTES;
		const [forApp, rest] = isShort && request.body ? request.body.tee() : [request.body];
		const response = await APP.fetch(toOxygenRequest(request, forApp));
		await drain(rest);
		return compress(request, response);
	},
};

/** workerd drops a connection whose request body was not read before the response. */
async function drain(body: ReadableStream | undefined): Promise<void> {
	if (!body) return;
	const late = new Promise((resolve) => setTimeout(resolve, MAX_UNREAD_MS));
	await Promise.race([new Response(body).arrayBuffer().catch(() => undefined), late]);
}

/** Sets the headers that Oxygen sets, replacing any from the client. */
function toOxygenRequest(request: Request, body: ReadableStream | null): Request {
	const headers = new Headers(request.headers);
	headers.delete('CF-Connecting-IP');
	headers.set('Request-Id', crypto.randomUUID());
	headers.set('Oxygen-Buyer-Ip', clientIp(request));
	if (isRead(request)) {
		// A copy of such a request cannot have a body, not even an empty one.
		headers.delete('Content-Length');
		return new Request(request.url, { method: request.method, headers, redirect: 'manual' });
	}
	return new Request(request, { headers, body });
}

function isRead({ method }: Request): boolean {
	return method === 'GET' || method === 'HEAD';
}

/** workerd gives the peer as `127.0.0.1:40232` or `[::1]:40232`. */
function clientIp({ cf }: Request & { cf?: { clientIp?: string } }): string {
	return (cf?.clientIp ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
}
