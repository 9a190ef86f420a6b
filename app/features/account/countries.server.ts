import { locales } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { COUNTRIES_QUERY } from '~/shopify/countries.queries';
import type { CountryOption } from './account-view';

/**
 * Countries that the shop sells to, named and sorted in the page's language.
 * @param own country of an address (ISO 3166-1), which is included even if the shop does not sell to it
 */
export async function formCountries(
	{ shopify, locale }: AppContext,
	own = '',
): Promise<CountryOption[]> {
	const { localization } = await shopify.query(COUNTRIES_QUERY, { cacheable: true });
	const options: CountryOption[] = localization.availableCountries.map(({ isoCode, name }) => ({
		value: isoCode,
		label: name,
	}));
	const { tag } = locales[locale];
	const sold = options.sort((a, b) => a.label.localeCompare(b.label, tag));
	if (!own || sold.some(({ value }) => value === own)) return sold;
	const names = new Intl.DisplayNames([tag], { type: 'region' });
	return [...sold, { value: own, label: names.of(own) ?? own }];
}

/**
 * The English name of a country, as the platform's address inputs expect it. Countries that the shop sells to have
 * the platform's own spelling.
 */
export async function platformCountry({ shopify }: AppContext, code: string): Promise<string> {
	const { localization } = await shopify.query(COUNTRIES_QUERY, {
		variables: { language: 'EN' },
		cacheable: true,
	});
	const known = localization.availableCountries.find(({ isoCode }) => isoCode === code);
	return known?.name ?? new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}
