/** A decimal string as an integer of ten-thousandths: no floating point for money. */
function scaled(amount: string): bigint {
	const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
	if (!match) throw new Error(`Not a decimal number: ${amount}`);
	const [, sign, whole = '0', fraction = ''] = match;
	const value = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
	return sign ? -value : value;
}

/** Negative where a < b, zero where equal, positive where a > b. */
export function compareDecimals(a: string, b: string): number {
	const difference = scaled(a) - scaled(b);
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The sum of decimal strings, as a decimal string with at least one decimal: 12.5 + 12.5 → `25.0`. */
export function sumDecimals(amounts: readonly string[]): string {
	const sum = amounts.reduce((total, amount) => total + scaled(amount), 0n);
	const digits = (sum < 0n ? -sum : sum).toString().padStart(5, '0');
	const fraction = digits.slice(-4).replace(/0{1,3}$/, '');
	return `${sum < 0n ? '-' : ''}${digits.slice(0, -4)}.${fraction}`;
}
