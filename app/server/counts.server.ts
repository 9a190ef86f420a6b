import type { Log } from '~/lib/log';
import type { FetchLike } from '~/shopify/send-request.server';

const INTERVAL_MS = 60_000;

const NAMES = ['requests', 'cacheHits', 'staleResponses', 'retries', 'failures'] as const;

/** Counts of an isolate, which logs them about once a minute while it has requests. */
export interface Counts {
	add(name: (typeof NAMES)[number], number?: number): void;
}

export function createCounts(log: Log, now: () => number = Date.now): Counts {
	let counted = new Map<string, number>();
	let began: number | undefined;
	return {
		add(name, number = 1) {
			// An isolate has no time before its first request.
			began ??= now();
			const seconds = Math.round((now() - began) / 1000);
			if (now() - began >= INTERVAL_MS) {
				const counts = NAMES.map((key) => [key, counted.get(key) ?? 0]);
				log.info('Counts', { seconds, ...Object.fromEntries(counts) });
				counted = new Map();
				began = now();
			}
			counted.set(name, (counted.get(name) ?? 0) + number);
		},
	};
}

/** What one request has cost at the platform: for `Server-Timing` and the counts in the log. */
export interface PlatformUse {
	/** A `fetch` that is measured until the response begins. */
	measured(fetch: FetchLike): FetchLike;
	countRetry(): void;
	readonly retries: number;
	/** The value of `Server-Timing`, since `began` (milliseconds). Times and numbers only. */
	timing(began: number): string;
}

/** Counts and times the calls of one request to the platform. */
export function createPlatformUse(now: () => number = Date.now): PlatformUse {
	let milliseconds = 0;
	let requests = 0;
	let retries = 0;
	return {
		measured: (fetch) => async (url, init) => {
			const began = now();
			requests += 1;
			try {
				return await fetch(url, init);
			} finally {
				milliseconds += now() - began;
			}
		},
		countRetry() {
			retries += 1;
		},
		get retries() {
			return retries;
		},
		timing: (began) =>
			`cache;desc=miss, platform;dur=${milliseconds};desc="${requests} requests", total;dur=${now() - began}`,
	};
}
