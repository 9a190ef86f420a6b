import { type Locale, type Localized, localize } from './locales';

export interface PostalAddress {
	name: string;
	street: string;
	postcode: string;
	city: string;
	country: Localized;
}

/** The lines of an address, with the country in the page's language. */
export function postalAddress(
	{ name, street, postcode, city, country }: PostalAddress,
	locale: Locale,
): string[] {
	return [name, street, `${postcode} ${city}`, localize(country, locale)];
}
