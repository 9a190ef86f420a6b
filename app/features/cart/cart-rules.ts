/** The shop's own limit; the platform has none. */
export const MAX_LINE_QUANTITY = 10;

/** Maximum number of lines in one response of the platform. */
export const CART_LINES = 250;

/** Lines per page of `/cart`. */
export const LINES_PER_PAGE = 50;

/** Parses an integer, `1e9` included; `undefined` for any other text. */
export function parseQuantity(text: string): number | undefined {
	const trimmed = text.trim();
	const value = Number(trimmed);
	return trimmed !== '' && Number.isInteger(value) ? value : undefined;
}

/** The allowed quantity of a line: 0 or less becomes 0, which removes the line; more than the limit becomes the limit. */
export function lineQuantity(wanted: number): number {
	return Math.min(Math.max(wanted, 0), MAX_LINE_QUANTITY);
}

/** The part of `wanted` that can be added to a line with quantity `current`. */
export function remainingQuantity(current: number, wanted: number): number {
	return Math.max(0, Math.min(wanted, MAX_LINE_QUANTITY - current));
}

/** One line of a link such as `/cart/{variant}:{quantity}`. */
export interface LinkedLine {
	variantId: string;
	quantity: number;
}

/**
 * Parses `44:2,45:1`; `undefined` if any part is malformed.
 * Variants are the integers of their ids; quantities follow `lineQuantity`.
 */
export function parseLinkedLines(text: string): LinkedLine[] | undefined {
	const quantities = new Map<string, number>();
	for (const part of text.split(',')) {
		const [, variantId, typed] = /^(\d{1,20}):(\d{1,9})$/.exec(part) ?? [];
		if (!variantId || lineQuantity(Number(typed)) === 0) return undefined;
		quantities.set(variantId, (quantities.get(variantId) ?? 0) + Number(typed));
	}
	if (quantities.size > CART_LINES) return undefined;
	return [...quantities].map(([variantId, wanted]) => ({
		variantId,
		quantity: lineQuantity(wanted),
	}));
}
