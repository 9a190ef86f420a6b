/** Exact money: amounts are bigint minor units (cents); every currency served has two decimals. */

/** Parses a decimal string such as "129", "129.9" or "129.90" into cents. Throws on anything else. */
export function parseAmount(decimal: string): bigint {
	const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
	if (!match) {
		throw new Error(`"${decimal}" is not a money amount with at most two decimals.`);
	}
	return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
}

/** Cents as a `Decimal` of the Storefront API: trailing zeros trimmed, at least one decimal ("12.5", "25.0"). */
export function formatAmount(cents: bigint): string {
	const fixed = formatFixed(cents);
	return fixed.endsWith('0') ? fixed.slice(0, -1) : fixed;
}

/** Cents with exactly two decimals ("12.50"). */
export function formatFixed(cents: bigint): string {
	const sign = cents < 0n ? '-' : '';
	const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
	return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A decimal string with exactly two decimals, as in the Admin API and webhooks; null where there is none. */
export function toFixedAmount(decimal: string | undefined): string | null {
	return decimal === undefined ? null : formatFixed(parseAmount(decimal));
}

/** Quotient rounded half up; both operands must not be negative. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
	return (2n * dividend + divisor) / (2n * divisor);
}

/** A percentage of an amount, rounded half up to the cent. `percent` may have two decimals. */
export function percentageOf(cents: bigint, percent: number): bigint {
	return divideRounded(cents * BigInt(Math.round(percent * 100)), 10_000n);
}
