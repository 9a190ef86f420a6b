import { once } from 'node:events';
import {
	Agent,
	get,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

const LIMIT_MS = 30_000;

export interface TimedResponse {
	status: number;
	headers: IncomingHttpHeaders;
	/** From sending the request to the last byte of the response. */
	ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** GET over one connection per server. Unlike `fetch` it can set `Host`, and has little overhead. */
export async function ask(url: string, headers: OutgoingHttpHeaders): Promise<TimedResponse> {
	const start = performance.now();
	const request = get(url, { agent, headers, signal: AbortSignal.timeout(LIMIT_MS) });
	try {
		const [response] = (await once(request, 'response')) as [IncomingMessage];
		await buffer(response);
		const { statusCode: status = 0, headers } = response;
		return { status, headers, ms: performance.now() - start };
	} catch (error) {
		// The server may have just closed the idle connection.
		const isReset = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
		if (request.reusedSocket && isReset) return ask(url, headers);
		throw error;
	}
}
