/**
 * Settings for operators: names, company data and market rules.
 * The site name and the main product's handle are written here only.
 */
export const site = {
	name: 'Aerolume',
	/** Handle of the main product; its page is `/{product}`. */
	product: 'aerolume',
	/** Countries (ISO 3166-1) whose prices include VAT: the EU member states. */
	vatMarkets: new Set(
		'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
	),
	/** Withdrawal period for consumers in these markets, in days; the legal minimum is 14. */
	withdrawalDays: 14,
	/** The shop's time zone (IANA): days of orders, times of receipts. */
	timeZone: 'Europe/Berlin',
	/** Handle of the gift card product; product pages mention it where the shop sells it. */
	giftCard: 'gift-card',
	/** Handle of the wall mount for drywall, whose anchors are not in the map's box; the content links it too. */
	drywallMount: 'wall-mount-kit',
	/** Handle of the collection of spare parts, which the content promises for the main product. Not offered as gifts. */
	spareParts: 'spare-parts',
} as const;

/** Shipping costs of an order and the countries they apply to (ISO 3166-1). */
export interface ShippingRate {
	countries: readonly string[];
	price: { amount: string; currencyCode: string };
}

/**
 * Shipping costs, as set at the platform, which calculates them at the checkout: product pages, the shipping page and
 * the FAQ state them. The first entry with a country applies. Read on the server only.
 */
export const shippingRates = {
	germany: { countries: ['DE'], price: { amount: '4.90', currencyCode: 'EUR' } },
	eu: { countries: [...site.vatMarkets], price: { amount: '9.90', currencyCode: 'EUR' } },
	europe: {
		countries: ['CH', 'NO', 'IS', 'LI', 'GB'],
		price: { amount: '14.90', currencyCode: 'EUR' },
	},
	usa: { countries: ['US'], price: { amount: '9.90', currencyCode: 'USD' } },
	international: {
		countries: ['CA', 'AU', 'NZ', 'JP', 'SG'],
		price: { amount: '24.90', currencyCode: 'USD' },
	},
} as const satisfies Record<string, ShippingRate>;

/**
 * Handles of the platform's menus for header and footer, e.g. `main-menu` and `footer`. Empty: the shop's own
 * navigation. In the footer a menu replaces the first column; the guides, cookie settings and legal pages stay.
 */
export const menus: Readonly<Record<'header' | 'footer', string>> = { header: '', footer: '' };

/** The guide to a first start. */
export const guidePath = `/docs/${site.product}-connect`;

/**
 * Pictures of the main product for content pages: their names in the pages' front matter, and the keys of the
 * product's metafields.
 */
export const contentPictures = {
	box: 'box_picture',
	back: 'back_picture',
	desk: 'desk_picture',
	hand: 'hand_picture',
	inside: 'inside_picture',
	light: 'light_picture',
	power: 'power_picture',
} as const;

/** Pages of this shop alone, first in the footer's information: a key of the `shell` messages, and a path. */
export const ownPages = [{ label: 'footer.weather', to: '/weather' }] as const;

/**
 * The seller, for imprint, privacy policy, terms, withdrawal and product safety. **Sample data, invented:** replace it
 * before you open the shop. An e-mail address ending in `.example` marks it as sample data.
 * Read on the server only, to keep it out of the browser's code.
 */
export const company = {
	name: 'Muster Kartenwerk GmbH',
	street: 'Musterstraße 12',
	postcode: '12345',
	city: 'Musterstadt',
	country: { de: 'Deutschland', en: 'Germany' },
	/** Managing director. */
	director: 'Erika Muster',
	/** Also for contact and withdrawals. */
	email: 'hallo@kartenwerk.example',
	/** From the number range reserved for fiction. */
	phone: '+49 30 23125 014',
	register: { court: 'Amtsgericht Musterstadt', number: 'HRB 00000' },
	vatId: 'DE000000000',
	/** Registration with stiftung ear, for electrical equipment. */
	weee: 'DE 00000000',
	/** Responsible for content, § 18 (2) MStV. */
	editor: 'Erika Muster',
	/** Supervisory authority for data protection. */
	dataAuthority: {
		name: { de: 'Datenschutzaufsicht Musterland', en: 'Data protection authority of Musterland' },
		address: 'Musterplatz 1, 12345 Musterstadt',
	},
	/** Hosting provider of this site. */
	host: { name: 'Muster Hosting GmbH', address: 'Musterallee 3, 12345 Musterstadt' },
} as const;

/** Other manufacturers, by the vendor's name at the platform (GPSR, Art. 19). */
const manufacturers: Readonly<Record<string, Manufacturer>> = {};

/**
 * Paths of the Commission's official notice on the legal guarantee (Regulation (EU) 2025/1960, Annex I) after you
 * have put its files into `public/`. It must not be redrawn; without the files it is shown as text.
 */
export const guaranteeNotice: Readonly<Record<string, string>> = { de: '', en: '' };

/** A product's manufacturer, with the postal and e-mail addresses required by law. */
export interface Manufacturer {
	name: string;
	street: string;
	postcode: string;
	city: string;
	country: { de: string; en: string };
	email: string;
}

/** Whether prices in this country (ISO 3166-1) include VAT. */
export function pricesIncludeVat(country: string): boolean {
	return site.vatMarkets.has(country);
}

/** Whether the company data is still the sample. */
export function isSampleCompany(email: string = company.email): boolean {
	return email.endsWith('.example');
}

/** Manufacturer of a vendor's products: the company itself, unless `manufacturers` names another. */
export function manufacturerOf(vendor: string): Manufacturer {
	return manufacturers[vendor] ?? company;
}

/** Path of the main product's page, without a locale prefix. */
export const mainProductPath = `/${site.product}`;

/**
 * Path of a product's page, without a locale prefix; the main product has its own.
 *
 * @param variantId integer of the variant's id
 */
export function productPath(handle: string, variantId?: string): string {
	const path = handle === site.product ? mainProductPath : `/products/${handle}`;
	return variantId ? `${path}?variant=${variantId}` : path;
}
