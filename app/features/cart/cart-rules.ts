/** The shop's own limit; the platform has none. */
export const MAX_LINE_QUANTITY = 10;

/** Lines that one request to the platform answers. */
export const CART_LINES = 250;

/** Lines on one page of `/cart`. */
export const LINES_PER_PAGE = 50;

/** A whole number as typed, `1e9` included; `undefined` where the text is no whole number. */
export function parseQuantity(text: string): number | undefined {
	const trimmed = text.trim();
	const value = Number(trimmed);
	return trimmed !== '' && Number.isInteger(value) ? value : undefined;
}

/** What a line's quantity becomes: 0 or less removes the line, above the limit is the limit. */
export function lineQuantity(wanted: number): number {
	return Math.min(Math.max(wanted, 0), MAX_LINE_QUANTITY);
}

/** How many more fit into a line that already holds `held`. */
export function remainingQuantity(held: number, wanted: number): number {
	return Math.max(0, Math.min(wanted, MAX_LINE_QUANTITY - held));
}

/** One line of a `/cart/{variant}:{quantity}` link. */
export interface LinkedLine {
	variantId: string;
	quantity: number;
}

/**
 * Reads `44:2,45:1`; `undefined` where any part is malformed.
 * Variants are the integers of their ids; quantities follow the line's own rule.
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
