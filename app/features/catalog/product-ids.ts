/** Products that can be asked for at once. */
export const MAX_PRODUCT_IDS = 12;

/**
 * The `ids` parameter: integers of products' ids with commas between, each taken once, in order.
 * `undefined` where it is missing, holds anything else, or more than 12.
 */
export function readProductIds(parameter: string | null): string[] | undefined {
	const ids = [...new Set((parameter ?? '').split(','))];
	const fine = ids.length <= MAX_PRODUCT_IDS && ids.every((id) => /^[1-9]\d{0,18}$/.test(id));
	return fine ? ids : undefined;
}
