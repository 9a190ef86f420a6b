/** Limit per source, e.g. variants of one page. */
const MAX_ENTRIES = 60;

/**
 * Memoizes a value by source object (weakly referenced) and key. Only for values that depend on nothing else and
 * are never mutated.
 */
export function createMemoize<Made>(): (source: object, key: string, make: () => Made) => Made {
	const memo = new WeakMap<object, Map<string, Made>>();
	return (source, key, make) => {
		const made = memo.get(source) ?? new Map<string, Made>();
		memo.set(source, made);
		if (made.has(key)) return made.get(key) as Made;
		const fresh = make();
		made.set(key, fresh);
		const [oldest] = made.keys();
		if (made.size > MAX_ENTRIES && oldest !== undefined) made.delete(oldest);
		return fresh;
	};
}
