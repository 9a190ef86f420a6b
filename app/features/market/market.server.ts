import { translator } from '~/i18n/i18next.server';
import { isLocale, type Locale, locales } from '~/i18n/locales';
import type { ProblemCode } from '~/i18n/problem-text';
import { readCookie, serializeCookie } from '~/lib/cookies';
import { jsonResponse } from '~/lib/private-response.server';
import { safePath } from '~/lib/safe-path';
import type { AppContext } from '~/server/context.server';
import { available, jsonIfAvailable } from '~/shopify/available.server';
import { COUNTRIES_QUERY } from '~/shopify/countries.queries';
import type { MarketView } from './market-view';
import { storeShippingCountries } from './shipping-countries.server';

/** How long a chosen country or language is stored. */
const COOKIE_DAYS = 365;

/**
 * The countries to choose from, sorted by their names in the page's language.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadMarket(context: AppContext): Promise<MarketView> {
	const { localization } = await context.shopify.query(COUNTRIES_QUERY, { cacheable: false });
	storeShippingCountries(localization.availableCountries);
	const countries = localization.availableCountries
		.map(({ isoCode, name, currency }) => ({
			value: isoCode,
			label: `${name} (${currency.isoCode})`,
		}))
		.sort((a, b) => a.label.localeCompare(b.label, locales[context.locale].tag));
	return { country: context.market, currency: localization.country.currency.isoCode, countries };
}

/** The same as a JSON response: 503 where the platform is unavailable. */
export function marketResponse(context: AppContext): Promise<Response> {
	return jsonIfAvailable(async () => jsonResponse(200, await loadMarket(context)), {
		error: translator(context.locale)('errors:unavailableShort'),
	});
}

/**
 * The page's form, the page that it leads back to, and the problem of a submitted form. Throws 503 where the platform
 * is unavailable.
 */
export async function loadMarketPage(context: AppContext, searchParams: URLSearchParams) {
	return {
		market: await available(loadMarket(context)),
		back: safePath(searchParams.get('returnTo') ?? '') ?? '/',
		problem: redirectedProblem(searchParams),
	};
}

function redirectedProblem(
	searchParams: URLSearchParams,
): ProblemCode<'market:problems'> | undefined {
	if (searchParams.has('refused')) return 'unknownCountry';
	return searchParams.has('unavailable') ? 'unavailable' : undefined;
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
