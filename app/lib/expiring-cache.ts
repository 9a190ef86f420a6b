/** In-memory cache with a fixed lifetime; when full, the least recently used entry is removed. */
export interface ExpiringCache<Value> {
	get(key: string): Value | undefined;
	set(key: string, value: Value): void;
}

export interface ExpiringCacheOptions {
	maxEntries: number;
	lifeMs: number;
	/** For tests. */
	now?: () => number;
}

export function createExpiringCache<Value>({
	maxEntries,
	lifeMs,
	now = Date.now,
}: ExpiringCacheOptions): ExpiringCache<Value> {
	const entries = new Map<string, { value: Value; expires: number }>();
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
			entries.set(key, { value, expires: now() + lifeMs });
			if (entries.size <= maxEntries) return;
			const [oldest] = entries.keys();
			if (oldest !== undefined) entries.delete(oldest);
		},
	};
}
