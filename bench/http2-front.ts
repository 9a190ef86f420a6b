import { Agent, request } from 'node:http';
import {
	createSecureServer,
	type Http2ServerRequest,
	type Http2ServerResponse,
	type Http2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { generate } from 'selfsigned';

/** HTTP/2 and TLS in front of an HTTP/1.1 server. */
export interface Http2Front {
	origin: string;
	close(): Promise<void>;
}

/** Connection headers of HTTP/1.1, forbidden in HTTP/2. */
const HOP_BY_HOP = new Set([
	...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
	...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** The edge closes idle connections after some seconds: this side must close them first. */
const IDLE_MS = 2_000;

/** `target` returns the origin to forward to. The certificate is self-signed. */
export async function startHttp2Front(target: () => string): Promise<Http2Front> {
	const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
		keyType: 'ec',
		algorithm: 'sha256',
	});
	const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
	const sessions = new Set<Http2Session>();
	const server = createSecureServer({ key, cert }, (incoming, outgoing) =>
		forward(incoming, outgoing, target(), agent),
	);
	server.on('session', (session) => {
		sessions.add(session);
		session.on('close', () => sessions.delete(session));
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(0, 'localhost', resolve);
	});
	return {
		origin: `https://localhost:${(server.address() as AddressInfo).port}`,
		async close() {
			for (const session of sessions) session.destroy();
			agent.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function forward(
	incoming: Http2ServerRequest,
	outgoing: Http2ServerResponse,
	target: string,
	agent: Agent,
): void {
	const { method, authority, url } = incoming;
	const headers = { ...endToEnd(incoming.headers), host: authority, 'x-forwarded-proto': 'https' };
	const upstream = request(`${target}${url}`, { agent, method, headers }, (response) => {
		outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
		pipeline(response, outgoing, ignore);
	});
	upstream.on('error', () => {
		if (outgoing.headersSent) return outgoing.stream.destroy();
		outgoing.writeHead(502).end();
	});
	outgoing.on('close', () => upstream.destroy());
	pipeline(incoming, upstream, ignore);
}

/** Removes connection headers and pseudo-headers (`:path`). */
function endToEnd<Value>(headers: Record<string, Value>): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !name.startsWith(':')),
	);
}

/** Clients may close streams early; errors of the edge are handled elsewhere. */
function ignore(): void {}
