import { compress } from './compress';
import { type Asset, serveAsset } from './serve-asset';

interface Service {
	fetch(request: Request | string): Promise<Response>;
}

interface Bindings {
	/** The storefront. */
	APP: Service;
	/** The folder of public files. */
	FILES: Service;
	ASSETS: Record<string, Asset>;
}

/** Far above what the app takes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** What stands in front of a worker on a real edge: public files, compression, the buyer's address. */
export default {
	async fetch(request: Request, { APP, FILES, ASSETS }: Bindings): Promise<Response> {
		const { pathname } = new URL(request.url);
		const asset = ASSETS[pathname];
		if (asset && (request.method === 'GET' || request.method === 'HEAD')) {
			return serveAsset(request, asset, (path) => FILES.fetch(`http://files${path}`));
		}
		return compress(request, await APP.fetch(await asOxygenWould(request)));
	},
};

/** With the headers that Oxygen sets, and that nobody else may. */
async function asOxygenWould(request: Request): Promise<Request> {
	const headers = new Headers(request.headers);
	headers.delete('CF-Connecting-IP');
	headers.set('Request-Id', crypto.randomUUID());
	headers.set('Oxygen-Buyer-Ip', clientIp(request));
	// The runtime drops a connection whose request was answered before its body was read.
	const isShort = Number(request.headers.get('Content-Length') ?? Infinity) <= MAX_BUFFERED_BYTES;
	const body = request.body && isShort ? await request.arrayBuffer() : request.body;
	return new Request(request, { headers, body });
}

/** The runtime tells the peer as `127.0.0.1:40232` or `[::1]:40232`. */
function clientIp({ cf }: Request & { cf?: { clientIp?: string } }): string {
	return (cf?.clientIp ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
}
