import { isLocale, type Locale, locales } from '~/i18n/locales';
import { readCookie, serializeCookie } from '~/lib/cookies';
import type { AppContext } from '~/server/context.server';
import { COUNTRIES_QUERY } from '~/shopify/countries.queries';
import type { MarketView } from './market-view';
import { storeSoldCountries } from './sold-countries.server';

/** How long a chosen country or language is stored. */
const COOKIE_DAYS = 365;

/**
 * The countries to choose from, sorted by their names in the page's language.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadMarket(context: AppContext): Promise<MarketView> {
	const { localization } = await context.shopify.query(COUNTRIES_QUERY, { cacheable: false });
	storeSoldCountries(localization.availableCountries);
	const countries = localization.availableCountries
		.map(({ isoCode, name, currency }) => ({
			value: isoCode,
			label: `${name} (${currency.isoCode})`,
		}))
		.sort((a, b) => a.label.localeCompare(b.label, locales[context.locale].tag));
	return { country: context.market, currency: localization.country.currency.isoCode, countries };
}

/** Whether another language also changes the country: not for a visitor who has chosen one. */
export function isOtherCountry(
	{ market }: AppContext,
	{ headers }: Request,
	from: string,
	to: Locale,
): boolean {
	// A chosen country that the shop does not sell to is not the market.
	if (readCookie(headers.get('Cookie'), 'country') === market) return false;
	return !isLocale(from) || locales[from].country !== locales[to].country;
}

/** The `Set-Cookie` header that stores the chosen country. */
export function countryCookie(country: string): string {
	return serializeCookie('country', country, COOKIE_DAYS);
}

/** The `Set-Cookie` header that stores the chosen language. */
export function localeCookie(locale: Locale): string {
	return serializeCookie('locale', locale, COOKIE_DAYS);
}
