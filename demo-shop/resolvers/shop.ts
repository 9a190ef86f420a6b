import type { ResolverMap } from '../schema/request-context';
import { gid } from '../shop/ids';
import { availableCountries } from '../shop/markets';
import { shopId, shopName } from '../shop/shop';

/** Source of `Shop`; what it leaves out (policies, brand) is not served yet and says so. */
export const shopSource = {
	__typename: 'Shop',
	id: gid('Shop', shopId),
	name: shopName,
	moneyFormat: '{{amount_with_comma_separator}} €',
	shipsToCountries: availableCountries,
	customerAccountUrl: null,
	shopPayInstallmentsPricing: null,
	socialLoginProviders: [],
	subscriptionPolicy: null,
};

/** Versions as they stand in November 2026 (facts sheet, section 1). */
export const publicApiVersions = [
	{ handle: '2025-10', displayName: '2025-10 (Unsupported)', supported: false },
	{ handle: '2026-01', displayName: '2026-01', supported: true },
	{ handle: '2026-04', displayName: '2026-04', supported: true },
	{ handle: '2026-07', displayName: '2026-07', supported: true },
	{ handle: '2026-10', displayName: '2026-10 (Latest)', supported: true },
	{ handle: '2027-01', displayName: '2027-01 (Release candidate)', supported: false },
	{ handle: 'unstable', displayName: 'unstable', supported: false },
];

export const shopResolvers: ResolverMap = {
	Shop: {
		description: (_source: unknown, _args, { language }) =>
			language === 'DE'
				? 'Die Wandkarte, auf der das Flugwetter leuchtet.'
				: 'The wall map that lights up with airport weather.',
		primaryDomain: (_source: unknown, _args, { shop }) => ({
			host: new URL(shop.origin).host,
			url: shop.origin,
			sslEnabled: shop.origin.startsWith('https:'),
		}),
		paymentSettings: () => ({
			countryCode: 'DE',
			currencyCode: 'EUR',
			enabledPresentmentCurrencies: ['EUR', 'USD'],
			acceptedCardBrands: [],
			supportedDigitalWallets: [],
			shopifyPaymentsAccountId: null,
		}),
		// The shop itself has no metafields.
		metafield: () => null,
		metafields: (_source: unknown, args: { identifiers: unknown[] }) =>
			args.identifiers.map(() => null),
	},
};
