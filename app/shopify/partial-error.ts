import type { GraphqlError } from './errors';

type Path = NonNullable<GraphqlError['path']>;

/** An answer's errors, by the data that they came with. */
const errorsBeside = new WeakMap<object, readonly GraphqlError[]>();

export function recordErrors(data: object, errors: readonly GraphqlError[]): void {
	errorsBeside.set(data, errors);
}

/**
 * The error that keeps a part of an answer back, or `undefined` where a null in its place is the truth: what was
 * withheld may well exist.
 * @param part response keys, as in `customer.wishlist`; of a list, each of its items counts
 */
export function partialError(
	data: object,
	part: string,
	errors: readonly GraphqlError[] = errorsBeside.get(data) ?? [],
): GraphqlError | undefined {
	const keys = part.split('.');
	return errors.find(({ path }) => {
		// An error that names no place may be that of any gap.
		const gap = nullPath(data, path ?? keys);
		return gap?.every((key, at) => (at < keys.length ? key === keys[at] : typeof key === 'number'));
	});
}

/** The way to the null that stands for what failed, which may be a parent of it; `undefined` where nothing is missing. */
export function nullPath(data: object, path: Path): Path | undefined {
	let value: unknown = data;
	for (const [at, key] of path.entries()) {
		value = (value as Record<string | number, unknown>)[key];
		if (value === null || value === undefined) return path.slice(0, at + 1);
		if (typeof value !== 'object') return undefined;
	}
	return undefined;
}
