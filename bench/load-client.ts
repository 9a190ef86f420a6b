import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A browser's, so that the shop does not take the load for a crawler. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const LIMIT_MS = 60_000;

export interface LoadResponse {
	/** 0 where the connection failed or no response came within a minute. */
	status: number;
	body: string;
	/** `name=value` of the cookies that the response sets. */
	cookies: string[];
	/** From sending the request to the last byte of the response. */
	ms: number;
}

export interface LoadClient {
	/** GET, or POST of a form from the shop's own origin. */
	send(path: string, cookie?: string, form?: Record<string, string>): Promise<LoadResponse>;
	close(): void;
}

/** The worker closes idle connections after five seconds: this side must close them first. */
const IDLE_MS = 2_000;

/** Many requests at once: each on a connection of its own, or all on the given number of kept connections. */
export function createLoadClient(origin: string, connections?: number): LoadClient {
	const agent = new Agent(
		connections ? { keepAlive: true, maxSockets: connections, timeout: IDLE_MS } : {},
	);
	return {
		async send(path, cookie = '', form) {
			const start = performance.now();
			const outgoing = request(`${origin}${path}`, {
				agent,
				method: form ? 'POST' : 'GET',
				headers: {
					'User-Agent': BROWSER,
					Cookie: cookie,
					...(form && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }),
				},
				signal: AbortSignal.timeout(LIMIT_MS),
			});
			outgoing.end(form && new URLSearchParams(form).toString());
			try {
				const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
				const body = await text(response);
				const cookies = (response.headers['set-cookie'] ?? []).map(
					(line) => line.split(';')[0] ?? '',
				);
				return {
					status: response.statusCode ?? 0,
					body,
					cookies,
					ms: performance.now() - start,
				};
			} catch {
				return { status: 0, body: '', cookies: [], ms: performance.now() - start };
			}
		},
		close: () => agent.destroy(),
	};
}

/** Runs `count` tasks, 20 at a time. */
export async function inGroups<Result>(
	count: number,
	task: (at: number) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let at = 0; at < count; at += 20) {
		const size = Math.min(20, count - at);
		results.push(...(await Promise.all(Array.from({ length: size }, (_, i) => task(at + i)))));
	}
	return results;
}
