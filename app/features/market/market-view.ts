import type { SelectOption } from '~/ui/select-options';

/** What the choice of a country is made from. */
export interface MarketView {
	/** Code (ISO 3166-1) of the market that the visitor sees. */
	country: string;
	/** Its currency (ISO 4217). */
	currency: string;
	/** Code and name of each country, with its currency. */
	countries: SelectOption[];
}
