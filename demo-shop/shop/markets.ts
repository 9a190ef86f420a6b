import type { Prices } from '../catalogue/types';
import { divideRounded } from './money';

/** Currencies that have a price list. */
export type CurrencyCode = keyof Prices;

/** Published languages; German is the shop's primary one. */
export type LanguageCode = 'DE' | 'EN';

/**
 * An enabled market. In this shop Europe has the EUR price list with VAT included, America, Asia and
 * Oceania the USD price list without taxes.
 */
export interface Market {
	/** Integer of `gid://shopify/Market/<id>`. */
	id: number;
	handle: string;
	currency: CurrencyCode;
	countries: readonly string[];
	/** Whether prices include VAT; the demo shop uses the German 19 % in all of Europe's VAT area. */
	taxIncluded: boolean;
	/** Flat rate of a delivery, in the market's currency. */
	shipping: string;
}

/** Currency of the shop, and of its gift cards. */
export const shopCurrency: CurrencyCode = 'EUR';
export const primaryCountry = 'DE';
const primaryLanguage: LanguageCode = 'DE';

const markets: readonly Market[] = [
	{ id: 1, handle: 'de', currency: 'EUR', countries: ['DE'], taxIncluded: true, shipping: '4.90' },
	{
		id: 2,
		handle: 'eu',
		currency: 'EUR',
		countries:
			'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
		taxIncluded: true,
		shipping: '9.90',
	},
	{
		id: 3,
		handle: 'europe',
		currency: 'EUR',
		countries: ['CH', 'GB', 'IS', 'LI', 'NO'],
		taxIncluded: false,
		shipping: '14.90',
	},
	{ id: 4, handle: 'us', currency: 'USD', countries: ['US'], taxIncluded: false, shipping: '9.90' },
	{
		id: 5,
		handle: 'international',
		currency: 'USD',
		countries: ['AU', 'CA', 'JP', 'NZ', 'SG'],
		taxIncluded: false,
		shipping: '24.90',
	},
];

const marketByCountry = new Map(
	markets.flatMap((market) => market.countries.map((country) => [country, market] as const)),
);

/** Countries of all enabled markets. */
export const availableCountries: readonly string[] = [...marketByCountry.keys()];

/** The market that sells to a country, or undefined where none does. */
export function findMarket(country: string | null | undefined): Market | undefined {
	return country ? marketByCountry.get(country) : undefined;
}

/** The market that sells to a country; the primary market for a country without one. */
export function marketFor(country: string | null | undefined): Market {
	const market = findMarket(country) ?? marketByCountry.get(primaryCountry);
	if (!market) {
		throw new Error('The primary market is missing.');
	}
	return market;
}

/** German VAT within an amount in cents, for all markets whose prices include VAT. */
export function includedVat(cents: bigint): bigint {
	return divideRounded(cents * 19n, 119n);
}

/** A country's default language: German where German is spoken, English elsewhere. */
export function defaultLanguageOf(country: string): LanguageCode {
	return ['DE', 'AT', 'CH', 'LI', 'LU'].includes(country) ? 'DE' : 'EN';
}

/** A requested language if it is published, otherwise the primary one. */
export function resolveLanguage(requested: string | null | undefined): LanguageCode {
	return requested === 'DE' || requested === 'EN' ? requested : primaryLanguage;
}

/** Key of a localized text. */
export function textKey(language: LanguageCode): 'de' | 'en' {
	return language === 'EN' ? 'en' : 'de';
}
