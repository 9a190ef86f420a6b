export interface QuantityLimits {
	min: number;
	max: number;
}

/** A typed quantity as an integer within the limits; `before` where the text is not a number. */
export function settleQuantity(text: string, before: number, { min, max }: QuantityLimits): number {
	const typed = text.trim() === '' ? Number.NaN : Number(text);
	if (!Number.isFinite(typed)) return before;
	return Math.min(max, Math.max(min, Math.trunc(typed)));
}
