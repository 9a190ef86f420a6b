import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A weather service with current reports that responds on command. */
export interface LiveService {
	readonly origin: string;
	/** Holds back all responses until `release`; clears the recorded requests. */
	hold(): void;
	release(): void;
	/** Stations of each request. */
	requests(): string[][];
}

/** Every station reports gusts and a visibility of 10 km. */
export function useLiveService(): LiveService {
	let server: Server;
	let waiting: (() => void)[] | undefined;
	const requests: string[][] = [];
	const service: LiveService & { origin: string } = {
		origin: '',
		hold: () => {
			requests.length = 0;
			waiting = [];
		},
		release: () => {
			const responses = waiting ?? [];
			waiting = undefined;
			for (const send of responses) send();
		},
		requests: () => requests,
	};
	beforeAll(async () => {
		server = createServer((request, response) => {
			const { searchParams } = new URL(request.url ?? '', 'http://localhost');
			const ids = searchParams.get('ids')?.split(',') ?? [];
			requests.push(ids);
			const send = () => {
				response.setHeader('Content-Type', 'application/json');
				response.end(JSON.stringify(ids.map(reportOf)));
			};
			if (waiting) waiting.push(send);
			else send();
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return service;
}

function reportOf(icaoId: string) {
	const now = new Date();
	const stamp = now.toISOString().replace(/^\d+-\d+-(\d\d)T(\d\d):(\d\d).*/, '$1$2$3Z');
	return {
		icaoId,
		obsTime: Math.floor(now.getTime() / 1000),
		rawOb: `METAR ${icaoId} ${stamp} 24018G30KT 9999 FEW040 12/07 Q1008`,
		fltCat: 'VFR',
	};
}
