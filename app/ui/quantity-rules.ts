export interface QuantityLimits {
	min: number;
	max: number;
}

/** Integer within the limits; `fallback` if the text is not a whole number. */
export function parseQuantity(
	text: string,
	fallback: number,
	{ min, max }: QuantityLimits,
): number {
	const typed = text.trim() === '' ? Number.NaN : Number(text);
	return Number.isInteger(typed) ? Math.min(max, Math.max(min, typed)) : fallback;
}

/** Whether a text is a number with a fraction, which the browser refuses with a message when the form is sent. */
export function isFraction(text: string): boolean {
	const typed = Number(text);
	return Number.isFinite(typed) && !Number.isInteger(typed);
}
