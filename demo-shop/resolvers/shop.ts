import type { Localized } from '../catalogue/types';
import type { ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import { availableCountries, primaryCountry } from '../shop/markets';
import { shopId, shopName } from '../shop/shop';
import { localize } from '../shop/texts';
import { noMetafields } from './no-metafields';
import { policyResolvers } from './policy';

/** Source of `Shop`; omitted fields respond with `NOT_SERVED`. */
export const shopSource = {
	__typename: 'Shop',
	id: gid('Shop', shopId),
	name: shopName,
	moneyFormat: '{{amount_with_comma_separator}} €',
	shipsToCountries: availableCountries,
	customerAccountUrl: null,
	shopPayInstallmentsPricing: null,
	socialLoginProviders: [],
};

/** Versions in November 2026. */
export const publicApiVersions = [
	{ handle: '2025-10', displayName: '2025-10 (Unsupported)', supported: false },
	{ handle: '2026-01', displayName: '2026-01', supported: true },
	{ handle: '2026-04', displayName: '2026-04', supported: true },
	{ handle: '2026-07', displayName: '2026-07', supported: true },
	{ handle: '2026-10', displayName: '2026-10 (Latest)', supported: true },
	{ handle: '2027-01', displayName: '2027-01 (Release candidate)', supported: false },
	{ handle: 'unstable', displayName: 'unstable', supported: false },
];

const description: Localized = {
	de: 'Die Wandkarte, auf der das Flugwetter leuchtet.',
	en: 'The wall map that lights up with airport weather.',
};

const slogan: Localized = {
	de: 'Das Flugwetter an deiner Wand.',
	en: 'Airport weather on your wall.',
};

/** Those of a German shop with Shopify Payments; the demo shop's own checkout takes no real payments. */
const paymentSettings = {
	countryCode: primaryCountry,
	currencyCode: 'EUR',
	enabledPresentmentCurrencies: ['EUR', 'USD'],
	acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
	supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
	shopifyPaymentsAccountId: null,
	// The same for every shop of the platform.
	cardVaultUrl: 'https://elb.deposit.shopifycs.com/sessions',
};

export const shopResolvers: ResolverMap = {
	Shop: {
		...policyResolvers.Shop,
		description: (_source: unknown, _args, context) => localize(description, context),
		// Texts only: no logos and no colours.
		brand: (_source: unknown, _args, context) => ({
			slogan: localize(slogan, context),
			shortDescription: localize(description, context),
			colors: { primary: [], secondary: [] },
			logo: null,
			squareLogo: null,
			coverImage: null,
		}),
		primaryDomain: (_source: unknown, _args, { shop }) => ({
			host: new URL(shop.origin).host,
			url: shop.origin,
			sslEnabled: shop.origin.startsWith('https:'),
		}),
		paymentSettings: () => paymentSettings,
		...noMetafields,
	},
};
