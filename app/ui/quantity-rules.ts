export interface QuantityLimits {
	min: number;
	max: number;
}

/**
 * What a typed quantity counts as: a whole number within the limits, or what it was before
 * where the text is no number.
 */
export function settleQuantity(text: string, before: number, { min, max }: QuantityLimits): number {
	const typed = text.trim() === '' ? Number.NaN : Number(text);
	if (!Number.isFinite(typed)) return before;
	return Math.min(max, Math.max(min, Math.trunc(typed)));
}
