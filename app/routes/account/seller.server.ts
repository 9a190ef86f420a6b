import type { Locale } from '~/i18n/locales';
import { company } from '~/site';

/** Who sells, as an invoice names it. */
export function sellerLines(locale: Locale): string[] {
	const { name, street, postcode, city, country, vatId } = company;
	return [name, street, `${postcode} ${city}`, country[locale], vatId];
}
