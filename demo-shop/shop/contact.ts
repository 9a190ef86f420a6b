/** Assumed: the platform's own check is unknown; this one refuses obviously invalid addresses. */
export function isEmail(text: string): boolean {
	return text.length <= 255 && /^[^\s@<>"(),;:\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** Digits with the usual separators; stored as entered. */
export function isPhone(text: string): boolean {
	return /^\+?[\d\s()./-]{5,20}$/.test(text);
}

/**
 * A customer's number in E.164; null for an invalid one. Assumed: a number without country code is a
 * number of the shop's country.
 */
export function toE164(text: string): string | null {
	if (!isPhone(text)) {
		return null;
	}
	const digits = text.replace(/[^\d+]/g, '');
	const international = digits.replace(/^00/, '+').replace(/^0(?=\d)/, '+49');
	return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
}
