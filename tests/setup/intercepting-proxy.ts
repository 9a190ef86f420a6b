import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response on its way; a test changes it in place. */
export interface InterceptedResponse {
	path: string;
	/** The request's body. */
	sent: string;
	status: number;
	headers: Headers;
	/** Parsed JSON without types: the tests know its shape. */
	body: ReturnType<typeof JSON.parse>;
}

export interface InterceptingProxy {
	origin: string;
	/** Changes each JSON response; one change at a time. */
	alter(change: (response: InterceptedResponse) => void): void;
	close(): Promise<void>;
}

/** A server on this machine that passes requests on to `target`, and lets a test change the responses. */
export async function startInterceptingProxy(target: string): Promise<InterceptingProxy> {
	let change: (response: InterceptedResponse) => void = () => undefined;
	const server: Server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const sent = Buffer.concat(chunks).toString();
		const { method = 'GET', url: path = '/' } = request;
		const own = Object.entries(request.headers).filter(([name]) => !HOP_HEADERS.has(name));
		const upstream = await fetch(`${target}${path}`, {
			method,
			headers: own as [string, string][],
			redirect: 'manual',
			...(sent && { body: sent }),
		});
		const text = await upstream.text();
		const isJson = upstream.headers.get('content-type')?.includes('json') ?? false;
		const passing: InterceptedResponse = {
			path,
			sent,
			status: upstream.status,
			headers: new Headers(upstream.headers),
			body: isJson ? JSON.parse(text) : text,
		};
		change(passing);
		const { status, headers, body } = passing;
		for (const name of HOP_HEADERS) headers.delete(name);
		response.writeHead(status, Object.fromEntries(headers));
		response.end(typeof body === 'string' ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		alter(next) {
			change = next;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

const HOP_HEADERS = new Set([
	...['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding'],
	'keep-alive',
]);
