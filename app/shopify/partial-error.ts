import type { GraphqlError } from './errors';

type Path = NonNullable<GraphqlError['path']>;

/** A response's errors, by its data. */
const errorsByData = new WeakMap<object, readonly GraphqlError[]>();

export function recordErrors(data: object, errors: readonly GraphqlError[]): void {
	errorsByData.set(data, errors);
}

/**
 * The error that explains a null part of a response, or `undefined` where the null means that it does not exist.
 * @param part path of response keys, as in `customer.wishlist`; covers every item of a list
 */
export function partialError(
	data: object,
	part: string,
	errors: readonly GraphqlError[] = errorsByData.get(data) ?? [],
): GraphqlError | undefined {
	const keys = part.split('.');
	return errors.find((error) => {
		// An error without a path may explain any null.
		const path = nullPath(data, error.path ?? keys);
		return path?.every((key, at) =>
			at < keys.length ? key === keys[at] : typeof key === 'number',
		);
	});
}

/** The path to the null, which may be a parent of the part; `undefined` where there is none. */
export function nullPath(data: object, path: Path): Path | undefined {
	let value: unknown = data;
	for (const [at, key] of path.entries()) {
		value = (value as Record<string | number, unknown>)[key];
		if (value === null || value === undefined) return path.slice(0, at + 1);
		if (typeof value !== 'object') return undefined;
	}
	return undefined;
}
