import { createExpiringCache, type ExpiringCache } from '~/lib/expiring-cache';

/** Catalogue answers, cached in the worker's memory. */
export type ResponseCache = ExpiringCache<unknown>;

/** Specified: 300 seconds. */
const LIFE_MS = 300_000;

/** A parsed collection page is about 40 kB: 500 of them fit a worker's 128 MB. */
const MAX_ENTRIES = 500;

export function createResponseCache(now?: () => number): ResponseCache {
	return createExpiringCache({ maxEntries: MAX_ENTRIES, lifeMs: LIFE_MS, now });
}
