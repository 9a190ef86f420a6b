import { createExpiringCache } from '~/lib/expiring-cache';
import type { CatalogueChanges, Sources } from './catalogue-changes.server';

/** A catalogue response and what it was made from. */
export interface CachedResponse extends Sources {
	data: object;
}

/** Catalogue responses, cached in the worker's memory. */
export interface ResponseCache {
	get(key: string): CachedResponse | undefined;
	set(key: string, response: CachedResponse): void;
}

/** Specified: 300 seconds. */
const LIFE_MS = 300_000;

/** A parsed collection page is about 40 kB: 500 of them fit a worker's 128 MB. */
const MAX_ENTRIES = 500;

/** Without the responses that a change made outdated. */
export function createResponseCache(
	changes: Pick<CatalogueChanges, 'isOutdated'>,
	now: () => number = Date.now,
): ResponseCache {
	const entries = createExpiringCache<CachedResponse>({
		maxEntries: MAX_ENTRIES,
		lifeMs: LIFE_MS,
		now,
	});
	return {
		get(key) {
			const response = entries.get(key);
			const isCurrent =
				response && now() - response.readAt < LIFE_MS && !changes.isOutdated(response);
			return isCurrent ? response : undefined;
		},
		set: entries.set,
	};
}
