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

/**
 * Who sells, as imprint, privacy notice, terms, withdrawal and product safety name it. **Sample data, made up:**
 * put your own here before you open. While the e-mail address ends in `.example` it counts as the sample.
 * Only the server reads it, so that it weighs nothing in the browser.
 */
export const company = {
	name: 'Muster Kartenwerk GmbH',
	street: 'Musterstraße 12',
	postcode: '12345',
	city: 'Musterstadt',
	country: { de: 'Deutschland', en: 'Germany' },
	/** Who acts for the company. */
	director: 'Erika Muster',
	/** Takes contact and withdrawals as well. */
	email: 'hallo@kartenwerk.example',
	/** From the range that is kept for films and samples. */
	phone: '+49 30 23125 014',
	register: { court: 'Amtsgericht Musterstadt', number: 'HRB 00000' },
	vatId: 'DE000000000',
	/** Registration with stiftung ear, for electrical devices. */
	weee: 'DE 00000000',
	/** Who is responsible for what is written, § 18 (2) MStV. */
	editor: 'Erika Muster',
	/** Where people may complain of how their data are treated. */
	dataAuthority: {
		name: { de: 'Datenschutzaufsicht Musterland', en: 'Data protection authority of Musterland' },
		address: 'Musterplatz 1, 12345 Musterstadt',
	},
	/** Who runs the servers of this site, and where. */
	host: { name: 'Muster Hosting GmbH', address: 'Musterallee 3, 12345 Musterstadt' },
} as const;

/** Makers of what the company does not make itself, by the vendor's name at the platform (GPSR, Art. 19). */
export const manufacturers: Readonly<Record<string, Manufacturer>> = {};

/**
 * Paths of the Commission's own picture of the notice on the legal guarantee (Regulation (EU) 2025/1960, Annex I),
 * once you have put its files into `public/`. It must not be drawn anew, so until then the notice stands as text.
 */
export const guaranteeNotice: Readonly<Record<string, string>> = { de: '', en: '' };

/** Who made a product, with the addresses by post and e-mail that the law asks for. */
export interface Manufacturer {
	name: string;
	street: string;
	postcode: string;
	city: string;
	country: { de: string; en: string };
	email: string;
}

/** Whether the company data are still the made-up ones. */
export function isSampleCompany(email: string = company.email): boolean {
	return email.endsWith('.example');
}

/** Who made the products of a vendor: the company itself, unless `manufacturers` names another. */
export function manufacturerOf(vendor: string): Manufacturer {
	return manufacturers[vendor] ?? company;
}

/** Address of the map product's own page, without a locale prefix. */
export const mapPath = `/${site.product}`;
