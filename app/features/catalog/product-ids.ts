/** Limit of products per request. */
export const MAX_PRODUCT_IDS = 12;

/**
 * The `ids` parameter: integers of product ids, separated by commas, without duplicates.
 * `undefined` where it is missing, malformed, or longer than 12.
 */
export function readProductIds(parameter: string | null): string[] | undefined {
	const ids = [...new Set((parameter ?? '').split(','))];
	const fine = ids.length <= MAX_PRODUCT_IDS && ids.every((id) => /^[1-9]\d{0,18}$/.test(id));
	return fine ? ids : undefined;
}
