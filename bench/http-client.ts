import { Agent, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

const PATIENCE_MS = 30_000;

/** Servers end a connection after some seconds without a request: this side gives it up before. */
const IDLE_MS = 2_000;

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	/** Bytes of the body as they came, compressed or not. */
	bytes: number;
	/** From sending the request to the last byte of the answer. */
	ms: number;
}

/** Asks one address after another over one connection. Throws where an answer takes longer than half a minute. */
export function createClient() {
	const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: IDLE_MS });
	return {
		get(address: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
			const start = performance.now();
			return new Promise((resolve, reject) => {
				const request = get(address, { agent, headers, timeout: PATIENCE_MS }, (response) => {
					let bytes = 0;
					response.on('data', (chunk: Buffer) => {
						bytes += chunk.byteLength;
					});
					response.on('error', reject);
					response.on('end', () => {
						const { statusCode: status = 0, headers } = response;
						resolve({ status, headers, bytes, ms: performance.now() - start });
					});
				});
				request.on('timeout', () => request.destroy(new Error(`${address} gives no answer.`)));
				request.on('error', reject);
			});
		},
		close: () => agent.destroy(),
	};
}

export type Client = ReturnType<typeof createClient>;
