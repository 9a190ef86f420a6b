/**
 * What an operator edits: names, company data and market rules.
 * Nothing else in the project spells out the site name or the map product's handle.
 */
export const site = {
	name: 'Aerolume',
	/** Handle of the map product; its page is `/{product}`. */
	product: 'aerolume',
	/** Country codes (ISO 3166-1) whose prices include VAT: the member states of the EU. */
	vatMarkets: new Set(
		'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
	),
	/** Days in which a consumer of these markets may withdraw from a purchase; the law's least is 14. */
	withdrawalDays: 14,
} as const;

/** Address of the map product's own page, without a locale prefix. */
export const mapPath = `/${site.product}`;
