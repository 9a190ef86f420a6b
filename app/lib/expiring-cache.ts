/** Values in memory for a fixed time; of too many, the least recently used leaves first. */
export interface ExpiringCache<Value> {
	get(key: string): Value | undefined;
	set(key: string, value: Value): void;
}

export interface ExpiringCacheOptions {
	maxEntries: number;
	lifeMs: number;
	/** Handed in by tests. */
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
