/** Answers of the catalogue, kept in the worker's memory: 300 seconds, least recently used leave first. */
export interface ResponseCache {
	get(key: string): unknown;
	set(key: string, value: unknown): void;
	clear(): void;
}

/** Specified life of an answer. */
const RESPONSE_CACHE_SECONDS = 300;

/** A collection page is about 40 kB parsed: 500 of them stay well inside a worker's 128 MB. */
const MAX_ENTRIES = 500;

export function createResponseCache(now: () => number = Date.now): ResponseCache {
	const entries = new Map<string, { value: unknown; expires: number }>();
	return {
		get(key) {
			const entry = entries.get(key);
			if (!entry) return undefined;
			entries.delete(key);
			if (entry.expires <= now()) return undefined;
			entries.set(key, entry);
			return entry.value;
		},
		set(key, value) {
			entries.delete(key);
			entries.set(key, { value, expires: now() + RESPONSE_CACHE_SECONDS * 1000 });
			if (entries.size > MAX_ENTRIES) {
				const oldest = entries.keys().next().value;
				if (oldest !== undefined) entries.delete(oldest);
			}
		},
		clear: () => entries.clear(),
	};
}
