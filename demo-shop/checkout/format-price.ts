import type { CurrencyCode, LanguageCode } from '../shop/markets';

const formats = new Map<string, Intl.NumberFormat>();

/** A decimal string as a price, exact: Intl takes the digits as they are. */
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
