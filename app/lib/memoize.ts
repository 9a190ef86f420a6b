/** Of one source: a page's forms, by what is chosen on it. */
const MAX_KEPT = 60;

/**
 * Keeps what is made of a source, so that it is made once for the same key, and goes with its source.
 * For what follows from source and key alone, and is changed by nobody.
 */
export function createMemoize<Made>(): (source: object, key: string, make: () => Made) => Made {
	const kept = new WeakMap<object, Map<string, Made>>();
	return (source, key, make) => {
		const made = kept.get(source) ?? new Map<string, Made>();
		kept.set(source, made);
		if (made.has(key)) return made.get(key) as Made;
		const fresh = make();
		made.set(key, fresh);
		const [oldest] = made.keys();
		if (made.size > MAX_KEPT && oldest !== undefined) made.delete(oldest);
		return fresh;
	};
}
