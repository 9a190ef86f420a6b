/**
 * EAN-13 for an integer below 10^10, check digit included. Prefix 29 is reserved by GS1 for use
 * inside one shop, so no number here belongs to a product of the real world.
 */
export function barcode(serial: number): string {
	const body = `29${String(serial).padStart(10, '0')}`;
	const sum = [...body].reduce(
		(total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
		0,
	);
	return `${body}${(10 - (sum % 10)) % 10}`;
}
