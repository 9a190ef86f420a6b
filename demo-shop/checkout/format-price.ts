import type { CurrencyCode, LanguageCode } from '../shop/markets';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a decimal string as a price without rounding errors: Intl accepts the string itself. */
export function formatPrice(
	amount: string,
	currency: CurrencyCode,
	language: LanguageCode,
): string {
	const locale = language === 'EN' ? 'en-US' : 'de-DE';
	const key = `${locale} ${currency}`;
	const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
	formats.set(key, format);
	return format.format(amount as Intl.StringNumericLiteral);
}
