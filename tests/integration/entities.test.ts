import { expect, test } from 'vitest';
import {
	ACCOUNT_ORDERS_QUERY,
	ACCOUNT_OVERVIEW_QUERY,
} from '../../app/features/account/account.queries';
import { CUSTOMER_QUERY } from '../../app/features/auth/auth.queries';
import { CART_QUERY } from '../../app/features/cart/cart.queries';
import { PRODUCT_QUERY } from '../../app/features/catalog/catalog.queries';
import { action as cartApi } from '../../app/routes/api/cart';
import { COUNTRIES_QUERY } from '../../app/shopify/countries.queries';
import { variantGid, variantIds } from '../setup/catalogue';
import { demoCustomer, ORDERS } from './account-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

const VARIANT = variantIds.plenty;
const text = expect.any(String);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const money = { amount: expect.stringMatching(/^\d+\.\d+$/), currencyCode: 'USD' };

test('localization: languages and countries, with all fields', async () => {
	const { localization } = await shop
		.visitor()
		.visit('/en/account', ({ context }) =>
			context.shopify.query(COUNTRIES_QUERY, { cacheable: true }),
		);
	expect(localization.availableLanguages).toContainEqual({
		endonymName: 'Deutsch',
		isoCode: 'DE',
		name: 'German',
	});
	expect(localization.availableCountries).toContainEqual({
		isoCode: 'DE',
		name: 'Germany',
		unitSystem: 'METRIC_SYSTEM',
		currency: { isoCode: 'EUR', name: 'Euro', symbol: '€' },
	});
});

test('a buyer identity has the customer’s data for the checkout', async () => {
	const visitor = await demoCustomer(shop);
	await visitor.post(
		'/en/api/cart',
		{ intent: 'add', variantId: VARIANT, quantity: '1' },
		(input) => cartApi({ ...input, params: {} }),
	);
	const cartId = (await visitor.session()).get('cartId') ?? '';
	const { cart } = await visitor.visit('/en/cart', ({ context }) =>
		context.shopify.query(CART_QUERY, { variables: { cartId }, cacheable: false }),
	);
	expect(cart?.buyerIdentity.customer).toEqual({
		id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
		displayName: 'Mara Lindner',
		email: 'demo@aerolume.example',
		defaultAddress: {
			countryCodeV2: 'DE',
			formatted: expect.arrayContaining(['12053 Berlin']),
		},
	});
});

test('a full product has the specified fields that its page uses, with its variants and metafields', async () => {
	const read = (handle: string) =>
		shop.visitor().visit('/en/aerolume', async ({ context }) => {
			const { product } = await context.shopify.query(PRODUCT_QUERY, {
				variables: { handle, giftCard: 'gift-card' },
				cacheable: true,
			});
			return product;
		});
	expect(await read('aerolume')).toMatchObject({
		description: text,
		descriptionHtml: expect.stringMatching(/^</),
		featuredImage: { url: expect.stringContaining('http') },
		isGiftCard: false,
		onlineStoreUrl: null,
		totalInventory: expect.any(Number),
		trackingParameters: null,
		details: { value: text },
		shipping: { value: text },
	});
	expect(await read('frame-oak')).toMatchObject({
		filterColor: { references: { nodes: [{ label: { value: text }, color: { value: text } }] } },
		matchingColors: {
			references: {
				nodes: expect.arrayContaining([expect.objectContaining({ handle: 'frame-black' })]),
			},
		},
	});
});

test('a variant has its availability and prices', async () => {
	const variant = await shop.visitor().visit('/en/aerolume', async ({ context }) => {
		const variables = { handle: 'aerolume', giftCard: 'gift-card' };
		return (await context.shopify.query(PRODUCT_QUERY, { variables, cacheable: true })).product
			?.variants.nodes[0];
	});
	expect(variant).toMatchObject({
		id: variantGid(VARIANT),
		title: text,
		sku: text,
		availableForSale: true,
		currentlyNotInStock: false,
		quantityAvailable: expect.any(Number),
		requiresShipping: true,
		price: money,
		compareAtPrice: null,
		unitPrice: null,
		image: { url: text, altText: text, width: expect.any(Number), height: expect.any(Number) },
		selectedOptions: expect.arrayContaining([{ name: 'Frame', value: 'Oak' }]),
	});
});

test('a customer has all specified fields, loaded by the access token', async () => {
	const visitor = await demoCustomer(shop);
	const token = (await visitor.session()).get('customerAccessToken') ?? '';
	const customer = await visitor.visit('/en/account', async ({ context }) => {
		const options = { variables: { token }, cacheable: false } as const;
		const [overview, list, summary] = await Promise.all([
			context.shopify.query(ACCOUNT_OVERVIEW_QUERY, options),
			context.shopify.query(ACCOUNT_ORDERS_QUERY, options),
			context.shopify.query(CUSTOMER_QUERY, {
				variables: { customerAccessToken: token },
				cacheable: false,
			}),
		]);
		return { ...summary.customer, ...overview.customer, ...list.customer };
	});
	expect(customer).toMatchObject({
		id: expect.stringContaining('gid://shopify/Customer/'),
		acceptsMarketing: false,
		createdAt: time,
		updatedAt: time,
		defaultAddress: { id: text },
		displayName: 'Mara Lindner',
		email: 'demo@aerolume.example',
		firstName: 'Mara',
		lastName: 'Lindner',
		numberOfOrders: '2',
		phone: expect.stringContaining('+49'),
		tags: expect.any(Array),
	});
	expect(customer).toHaveProperty('wishlist');
	expect(customer.addresses?.nodes).toHaveLength(2);
	const ids = customer.orders?.nodes.map(({ id }) => /Order\/(\d+)/.exec(id)?.[1]);
	expect(ids).toEqual(ORDERS);
});
