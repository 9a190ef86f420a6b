import type { FetchLike } from '~/shopify/send-request.server';

/** What one request has cost at the platform: for `Server-Timing` and the counts in the log. */
export interface PlatformUse {
	/** A `fetch` that is measured until the response begins. */
	measured(fetch: FetchLike): FetchLike;
	countRetry(): void;
	readonly retries: number;
	/** The value of `Server-Timing`, since `began` (milliseconds). Times and numbers only. */
	timing(began: number): string;
}

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
