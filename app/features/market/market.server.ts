import { locales } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { COUNTRIES_QUERY } from './market.queries';
import type { MarketView } from './market-view';

/** 365 days, as the language. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/**
 * The countries to choose from, in the order of their names in the page's language.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadMarket(context: AppContext): Promise<MarketView> {
	const { localization } = await context.shopify.query(COUNTRIES_QUERY, { cacheable: false });
	const countries = localization.availableCountries
		.map(({ isoCode, name, currency }) => ({
			value: isoCode,
			label: `${name} (${currency.isoCode})`,
		}))
		.sort((a, b) => a.label.localeCompare(b.label, locales[context.locale].tag));
	return { country: context.market, currency: localization.country.currency.isoCode, countries };
}

/** The `Set-Cookie` that keeps a country. */
export function countryCookie(country: string): string {
	return `country=${country}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; Secure`;
}

/** The `Set-Cookie` that keeps a language. */
export function localeCookie(locale: string): string {
	return `locale=${locale}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; Secure`;
}
