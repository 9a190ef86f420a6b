import type { Log } from '~/lib/log';

const INTERVAL_MS = 60_000;

const NAMES = ['requests', 'cacheHits', 'staleAnswers', 'retries', 'failures'] as const;

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
