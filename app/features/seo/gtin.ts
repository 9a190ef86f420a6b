/** GTIN-8, -12, -13 and -14. */
const LENGTHS = [8, 12, 13, 14];

/** GS1 prefixes for use inside one shop (02, 04, 2) and for coupons (05, 98, 99), in 13 digits. */
const NO_PRODUCT = /^(0[245]|2|98[0-4]|99)/;

/**
 * The barcode where it is a valid GTIN: correct check digit, and no prefix for use inside one shop, whose numbers
 * may belong to another product elsewhere. Packages such as `validator` do not check the prefix.
 */
export function gtinOf(barcode: string | null | undefined): string | undefined {
	const digits = barcode?.trim() ?? '';
	if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
	if (digits.length > 8 && NO_PRODUCT.test(digits.padStart(14, '0').slice(1))) return undefined;
	return hasCheckDigit(digits) ? digits : undefined;
}

/** From the right, digits have weights 1 and 3 in turn; the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits]
		.reverse()
		.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0;
}
