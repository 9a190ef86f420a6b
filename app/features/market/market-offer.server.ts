import { isCountryCode } from '~/i18n/country-codes';
import { translator } from '~/i18n/i18next.server';
import { readCookie } from '~/lib/cookies';
import { jsonResponse } from '~/lib/private-response.server';
import type { AppContext } from '~/server/context.server';
import { jsonIfAvailable } from '~/shopify/available.server';
import { COUNTRIES_QUERY } from '~/shopify/countries.queries';
import type { MarketOffer } from './market-view';
import { storeShippingCountries } from './shipping-countries.server';

/** Headers with the visitor's country. Without an edge they can be forged, which affects that visitor only. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'oxygen-buyer-country'];

/** The offer as a JSON response: 503 where the platform is unavailable. */
export function marketOfferResponse(request: Request, context: AppContext): Promise<Response> {
	return jsonIfAvailable(async () => jsonResponse(200, await marketOffer(request, context)), {
		error: translator(context.locale)('errors:unavailableShort'),
	});
}

/**
 * The country that a visitor seems to be in, where its prices have another currency than those shown; `null` for a
 * visitor who has chosen a country.
 * @throws ShopifyError where the platform cannot be reached
 */
async function marketOffer(
	{ headers }: Request,
	{ shopify, market }: AppContext,
): Promise<MarketOffer | null> {
	if (readCookie(headers.get('Cookie'), 'country')) return null;
	const named = COUNTRY_HEADERS.map((name) => headers.get(name) ?? '').find(isCountryCode);
	if (!named || named === market) return null;
	const { localization } = await shopify.query(COUNTRIES_QUERY, { cacheable: false });
	storeShippingCountries(localization.availableCountries);
	const found = localization.availableCountries.find(({ isoCode }) => isoCode === named);
	const shown = localization.country.currency.isoCode;
	if (!found || found.currency.isoCode === shown) return null;
	return {
		country: found.isoCode,
		name: found.name,
		currency: found.currency.isoCode,
		shown: { country: market, currency: shown },
	};
}
