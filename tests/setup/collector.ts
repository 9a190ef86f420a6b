import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request to the error collector. */
export interface Report {
	url: string;
	auth: string;
	body: string;
	/** The event: the last line of the envelope. */
	event: {
		transaction: string;
		release: string;
		tags: { runtime: string };
		contexts: { trace: { trace_id: string } };
		exception: { values: { type: string; value: string }[] };
	};
}

/** A local error collector. */
export interface Collector {
	dsn: string;
	/** Reports that arrived, oldest first. */
	reports: Report[];
	close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
	const reports: Report[] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const body = Buffer.concat(parts).toString();
		reports.push({
			url: request.url ?? '',
			auth: String(request.headers['x-sentry-auth']),
			body,
			event: JSON.parse(body.split('\n')[2] ?? ''),
		});
		response.end('{}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
		reports,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
