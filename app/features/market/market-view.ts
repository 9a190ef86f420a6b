import type { SelectOption } from '~/ui/select-options';

/** Data of the country selection. */
export interface MarketView {
	/** Code (ISO 3166-1) of the visitor's market. */
	country: string;
	/** Its currency (ISO 4217). */
	currency: string;
	/** Code and name of each country, with its currency. */
	countries: SelectOption[];
}

/** Prices for the country that the visitor seems to be in. */
export interface MarketOffer {
	country: string;
	/** Name of the country in the page's language. */
	name: string;
	currency: string;
	/** What the page shows. */
	shown: { country: string; currency: string };
}
