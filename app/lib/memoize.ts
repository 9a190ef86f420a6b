/** Limit per source, e.g. variants of one page. */
const MAX_ENTRIES = 60;

/**
 * Memoizes a value by source object (weakly referenced) and key. Only for values that depend on nothing else and
 * are never mutated.
 */
export function createMemoize<Value>(): (source: object, key: string, make: () => Value) => Value {
	const memo = new WeakMap<object, Map<string, Value>>();
	return (source, key, make) => {
		const values = memo.get(source) ?? new Map<string, Value>();
		memo.set(source, values);
		if (values.has(key)) return values.get(key) as Value;
		const value = make();
		values.set(key, value);
		const [oldest] = values.keys();
		if (values.size > MAX_ENTRIES && oldest !== undefined) values.delete(oldest);
		return value;
	};
}
