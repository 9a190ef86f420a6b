import type { Shopify } from '~/shopify/client.server';
import { COUNTRIES_QUERY } from '~/shopify/countries.queries';
import { isUnavailable } from '~/shopify/errors';

/** How long the platform's list is used before it is loaded again. */
const LIFE_MS = 300_000;
/** Pause after a failure. */
const PAUSE_MS = 10_000;

/** Country codes, one list per isolate. */
let sold: ReadonlySet<string> | undefined;
let nextRequest = 0;

/** Whether the shop sells to a country; `undefined` until the platform has listed its countries. */
export function isSoldTo(country: string): boolean | undefined {
	return sold?.has(country);
}

/** Stores the platform's list of countries. */
export function storeShippingCountries(countries: readonly { isoCode: string }[]): void {
	// An empty list is a partial response: a shop sells somewhere.
	if (countries.length === 0) return;
	sold = new Set(countries.map(({ isoCode }) => isoCode));
	nextRequest = Date.now() + LIFE_MS;
}

/**
 * Loads the list where it is missing or older than five minutes. While the platform is unavailable, the older list
 * is used.
 */
export async function renewShippingCountries({ query }: Pick<Shopify, 'query'>): Promise<void> {
	if (Date.now() < nextRequest) return;
	nextRequest = Date.now() + PAUSE_MS;
	try {
		const { localization } = await query(COUNTRIES_QUERY, { cacheable: false, maxRetries: 1 });
		storeShippingCountries(localization.availableCountries);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
	}
}
