import { type Locale, locales } from './locales';

/** As the platform gives it: a decimal string, never put through floating point for sums. */
export interface Money {
	amount: string;
	currencyCode: string;
}

/** Formatters cost far more to make than to use. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A price as currency with two decimals, a trailing `.00` or `,00` dropped.
 * Defaults as specified: locale en-US, currency USD.
 */
export function formatPrice(
	amount: string | number,
	currencyCode = 'USD',
	locale: Locale = 'en',
): string {
	const { tag } = locales[locale];
	const value = Number(amount);
	// To take a formatted price to pieces takes ten times as long as to write it.
	const hundredths = Math.round(Number(Math.abs(value * 100).toPrecision(12)));
	const digits = hundredths % 100 === 0 ? 0 : 2;
	return cached(`${tag} ${currencyCode} ${digits}`, () => {
		return new Intl.NumberFormat(tag, {
			style: 'currency',
			currency: currencyCode,
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
		});
	}).format(value);
}

/** A price of the platform in a locale's form. */
export function formatMoney(money: Money, locale: Locale): string {
	return formatPrice(money.amount, money.currencyCode, locale);
}

/** A count in compact form, de-DE with two fraction digits at most, as specified: 1234 → `1234`, 1234567 → `1,23 Mio.` */
export function formatCompact(value: number): string {
	return cached('compact', () => {
		return new Intl.NumberFormat(locales.de.tag, { notation: 'compact', maximumFractionDigits: 2 });
	}).format(value);
}

/** A plain number in a locale's form, with so many fraction digits at most: 3800 → `3.800`, 1.5 → `1,5`. */
export function formatNumber(value: number, locale: Locale, fractionDigits = 0): string {
	const { tag } = locales[locale];
	return cached(`${tag} ${fractionDigits}`, () => {
		return new Intl.NumberFormat(tag, { maximumFractionDigits: fractionDigits });
	}).format(value);
}

function cached(key: string, create: () => Intl.NumberFormat): Intl.NumberFormat {
	let format = numberFormats.get(key);
	if (!format) {
		format = create();
		numberFormats.set(key, format);
	}
	return format;
}
