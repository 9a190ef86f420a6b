import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { open, submit } from '../testing/checkout';
import { accountApi, signInApi, site } from '../testing/sign-in';
import { variantIds } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: site });
const ask = accountApi(shop);
const carts = cartApi(shop);

const token = async (email?: string): Promise<string> =>
	(await signInApi(shop).tokens(email)).access_token;

const addressFields =
	'id firstName lastName address1 city zip territoryCode zoneCode country phoneNumber formatted formattedArea';

const errors = 'userErrors { code field message }';

async function change(
	accessToken: string,
	field: string,
	selection: string,
	variables: object,
): Promise<Json> {
	const { body } = await ask(
		accessToken,
		`mutation ${field} { ${selection} ${errors} } }`,
		variables,
	);
	if (body.errors) {
		throw new Error(JSON.stringify(body.errors));
	}
	const [payload] = Object.values(body.data);
	return payload;
}

const create = (accessToken: string, address: object, defaultAddress = false) =>
	change(
		accessToken,
		'($address: CustomerAddressInput!, $default: Boolean) { customerAddressCreate(address: $address, defaultAddress: $default)',
		`customerAddress { ${addressFields} }`,
		{ address, default: defaultAddress },
	);

const update = (accessToken: string, addressId: string, given: object) =>
	change(
		accessToken,
		'($id: ID!, $address: CustomerAddressInput, $default: Boolean) { customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $default)',
		`customerAddress { ${addressFields} }`,
		{ id: addressId, ...given },
	);

const remove = (accessToken: string, addressId: string) =>
	change(accessToken, '($id: ID!) { customerAddressDelete(addressId: $id)', 'deletedAddressId', {
		id: addressId,
	});

async function addresses(accessToken: string) {
	const { body } = await ask(
		accessToken,
		'{ customer { defaultAddress { id } addresses(first: 9) { nodes { id city } } others: addresses(first: 9, skipDefault: true) { nodes { id } } } }',
	);
	return body.data.customer;
}

describe('authentication', () => {
	test('is the access token alone', async () => {
		const accessToken = await token();
		const { status, body } = await ask(
			accessToken,
			'query ($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { customer { id firstName lastName displayName creationDate tags emailAddress { emailAddress marketingState } phoneNumber { phoneNumber marketingState } defaultAddress { country } } }',
			{ country: 'US', language: 'EN' },
		);
		expect(status).toBe(200);
		expect(body.data.customer).toMatchObject({
			id: 'gid://shopify/Customer/7100000000001',
			firstName: 'Mara',
			lastName: 'Lindner',
			displayName: 'Mara Lindner',
			emailAddress: {
				emailAddress: 'demo@aerolume.example',
				marketingState: 'NOT_SUBSCRIBED',
			},
			phoneNumber: { phoneNumber: '+49305550123', marketingState: 'NOT_SUBSCRIBED' },
			defaultAddress: { country: 'Germany' },
		});
		expect(body.extensions.context).toEqual({ country: 'US', language: 'EN' });
	});

	test.each([
		['no token', () => ''],
		['a scheme before it', (accessToken: string) => `Bearer ${accessToken}`],
		['another token', () => 'shcat_other'],
	])('is refused with %s', async (_name, header) => {
		const { status, body } = await ask(header(await token()), '{ customer { id } }');
		expect(status).toBe(401);
		expect(body.errors[0].message).toMatch(/^invalid token/);
	});

	test('is refused after two hours, after signing out, and without a User-Agent', async () => {
		const accessToken = await token();
		const unnamed = await shop.post('/account/customer/api/2026-04/graphql', {
			headers: {
				'Content-Type': 'application/json',
				'User-Agent': '',
				Authorization: accessToken,
			},
		});
		expect(unnamed.status).toBe(403);
		shop.advance(2 * 60 * 60 * 1000);
		expect((await ask(accessToken, '{ customer { id } }')).status).toBe(401);
		const browser = signInApi(shop);
		const second = await browser.tokens();
		await browser.visit(`${browser.issuer}/logout`);
		expect((await ask(second.access_token, '{ customer { id } }')).status).toBe(401);
	});

	test('unknown and unserved fields respond with errors', async () => {
		const accessToken = await token();
		const unknown = await ask(accessToken, '{ customer { email } }');
		expect(unknown.body.errors[0].message).toBe("Field 'email' doesn't exist on type 'Customer'");
		const unserved = await ask(accessToken, '{ customer { imageUrl } }');
		expect(unserved.body.errors[0].extensions.code).toBe('NOT_SERVED');
	});
});

describe('a customer', () => {
	test('changes names only', async () => {
		const accessToken = await token();
		const rename = (input: object) =>
			change(
				accessToken,
				'($input: CustomerUpdateInput!) { customerUpdate(input: $input)',
				'customer { displayName }',
				{ input },
			);
		expect(await rename({ firstName: 'Mara Ann' })).toEqual({
			customer: { displayName: 'Mara Ann Lindner' },
			userErrors: [],
		});
		expect((await rename({ lastName: '<b>' })).userErrors).toEqual([
			{
				code: 'CONTAINS_HTML_TAGS',
				field: ['input', 'lastName'],
				message: 'Last name cannot contain HTML tags',
			},
		]);
		expect((await rename({})).userErrors).toMatchObject([
			{ code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY' },
		]);
		await expect(rename({ email: 'x@y.example' })).rejects.toThrow('INVALID_VARIABLE');
	});

	test('subscribes and unsubscribes', async () => {
		const accessToken = await token();
		const set = (name: string) =>
			change(accessToken, `{ customerEmailMarketing${name}`, 'emailAddress { marketingState }', {});
		expect((await set('Subscribe')).emailAddress).toEqual({ marketingState: 'SUBSCRIBED' });
		expect((await set('Subscribe')).userErrors).toMatchObject([
			{ code: 'CUSTOMER_ALREADY_SUBSCRIBED' },
		]);
		expect((await set('Unsubscribe')).emailAddress).toEqual({ marketingState: 'UNSUBSCRIBED' });
		const { body } = await ask(accessToken, '{ customer { emailAddress { marketingState } } }');
		expect(body.data.customer.emailAddress.marketingState).toBe('UNSUBSCRIBED');
	});

	test('has the metafields that the Admin API wrote', async () => {
		const value = JSON.stringify(['gid://shopify/Product/1']);
		await shop.post('/admin/api/2026-04/graphql.json', {
			headers: {
				'Content-Type': 'application/json',
				'X-Shopify-Access-Token': 'shpat_demo_aerolume_admin',
			},
			body: JSON.stringify({
				query:
					'mutation ($input: CustomerInput!) { customerUpdate(input: $input) { userErrors { message } } }',
				variables: {
					input: {
						id: 'gid://shopify/Customer/7100000000001',
						metafields: [{ namespace: 'custom', key: 'wishlist', value }],
					},
				},
			}),
		});
		const { body } = await ask(
			await token(),
			'{ customer { metafield(namespace: "custom", key: "wishlist") { type value jsonValue } metafields(identifiers: [{namespace: "custom", key: "notifications"}]) { value } } }',
		);
		expect(body.data.customer).toEqual({
			metafield: {
				type: 'list.product_reference',
				value,
				jsonValue: ['gid://shopify/Product/1'],
			},
			metafields: [null],
		});
	});
});

describe('addresses', () => {
	const ottawa = {
		address1: '150 Elgin St',
		city: 'Ottawa',
		territoryCode: 'CA',
		zoneCode: 'ON',
		zip: 'K2P 1L4',
		phoneNumber: '+1 613 555 0199',
	};

	test('are created with codes, and have ids without a token', async () => {
		const accessToken = await token('new@aerolume.example');
		const { customerAddress, userErrors } = await create(accessToken, ottawa);
		expect(userErrors).toEqual([]);
		expect(customerAddress).toMatchObject({
			id: expect.stringMatching(/^gid:\/\/shopify\/CustomerAddress\/\d+$/),
			territoryCode: 'CA',
			zoneCode: 'ON',
			country: 'Kanada',
			phoneNumber: '+16135550199',
			formattedArea: 'Ottawa ON, Kanada',
		});
		expect((await addresses(accessToken)).defaultAddress).toEqual({
			id: customerAddress.id,
		});
		const second = await create(accessToken, { ...ottawa, city: 'Toronto' }, true);
		const { id } = second.customerAddress;
		const all = await addresses(accessToken);
		expect(all.defaultAddress).toEqual({ id });
		expect(all.others.nodes).not.toContainEqual({ id });
	});

	test.each([
		[{ territoryCode: 'Canada' }, 'INVALID_TERRITORY_CODE', ['address', 'territoryCode']],
		[{ territoryCode: 'XX' }, 'INVALID_TERRITORY_CODE', ['address', 'territoryCode']],
		[{ territoryCode: undefined }, 'TERRITORY_CODE_MISSING', ['address', 'territoryCode']],
		[{ zoneCode: 'BY' }, 'INVALID_FOR_COUNTRY', ['address', 'zoneCode']],
		[{ phoneNumber: 'abc' }, 'PHONE_NUMBER_NOT_VALID', ['address', 'phoneNumber']],
		[{ city: 'x'.repeat(256) }, 'TOO_LONG', ['address', 'city']],
		[{ company: '<i>' }, 'CONTAINS_HTML_TAGS', ['address', 'company']],
	])('with %j are refused', async (given, code, field) => {
		const payload = await create(await token(), { ...ottawa, ...given });
		expect(payload).toMatchObject({ customerAddress: null, userErrors: [{ code, field }] });
	});

	test('that exist already, or are empty, are refused', async () => {
		const accessToken = await token();
		await create(accessToken, ottawa);
		expect((await create(accessToken, ottawa)).userErrors).toMatchObject([
			{ code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS', field: ['address'] },
		]);
		expect((await create(accessToken, {})).userErrors).toMatchObject([
			{ code: 'ADDRESS_ARGUMENT_EMPTY' },
		]);
	});

	test('can be changed, made the default and deleted, the default last', async () => {
		const accessToken = await token();
		const [home, office] = (await addresses(accessToken)).addresses.nodes;
		const moved = await update(accessToken, office.id, { address: { city: 'Bremen' } });
		expect(moved.customerAddress).toMatchObject({ city: 'Bremen', zip: '22335' });
		expect((await remove(accessToken, home.id)).userErrors).toMatchObject([
			{ code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', field: ['addressId'] },
		]);
		expect((await update(accessToken, home.id, { default: false })).userErrors).toMatchObject([
			{ code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' },
		]);
		await update(accessToken, office.id, { default: true });
		expect(await remove(accessToken, home.id)).toEqual({
			deletedAddressId: home.id,
			userErrors: [],
		});
		expect((await remove(accessToken, office.id)).userErrors).toEqual([]);
		expect(await addresses(accessToken)).toMatchObject({
			defaultAddress: null,
			addresses: { nodes: [] },
		});
	});

	test('of another customer do not exist', async () => {
		const { id } = (await addresses(await token())).addresses.nodes[0];
		const stranger = await token('new@aerolume.example');
		const unknown = [{ code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId'] }];
		expect((await update(stranger, id, { address: { city: 'X' } })).userErrors).toMatchObject(
			unknown,
		);
		expect((await remove(stranger, id)).userErrors).toMatchObject(unknown);
	});
});

describe('orders', () => {
	test('of a cart with the token belong to the customer, with all fields', async () => {
		const accessToken = await token();
		const { cart } = await carts.create([{ id: variantIds.oakSmall, quantity: 2 }], {
			buyerIdentity: { customerAccessToken: accessToken, countryCode: 'DE' },
		});
		expect(cart.buyerIdentity.customer.email).toBe('demo@aerolume.example');
		expect((await open(cart.checkoutUrl)).html).toContain('value="Flughafenstraße 12"');
		await submit(cart.checkoutUrl);
		await shop.control('orders', 'POST', {
			orderNumber: 1003,
			refund: '5.00',
			fulfil: { company: 'DHL', number: '42' },
		});
		const { body } = await ask(
			accessToken,
			'{ customer { orders(first: 1, sortKey: PROCESSED_AT, reverse: true) { nodes { id name number confirmationNumber processedAt cancelledAt edited email financialStatus fulfillmentStatus statusPageUrl subtotal { amount } totalPrice { amount currencyCode } totalRefunded { amount } totalShipping { amount } totalTax { amount } refunds { totalRefunded { amount } } shippingAddress { city } shippingLine { title } fulfillments(first: 5) { nodes { status trackingInformation { company number url } fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } } } lineItems(first: 5) { nodes { id title name quantity variantTitle variantId productId sku image { url(transform: {maxWidth: 400}) altText } price { amount } totalPrice { amount } variantOptions { name value } } } } pageInfo { hasNextPage } } } }',
		);
		expect(body.errors).toBeUndefined();
		expect(body.data.customer.orders).toMatchObject({
			nodes: [
				{
					id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+$/),
					name: '#1003',
					number: 1003,
					cancelledAt: null,
					edited: false,
					financialStatus: 'PARTIALLY_REFUNDED',
					fulfillmentStatus: 'FULFILLED',
					totalPrice: { currencyCode: 'EUR' },
					totalRefunded: { amount: '5.0' },
					refunds: [{ totalRefunded: { amount: '5.0' } }],
					fulfillments: {
						nodes: [
							{
								status: 'SUCCESS',
								trackingInformation: [{ company: 'DHL', number: '42', url: null }],
								fulfillmentLineItems: { nodes: [{ quantity: 2 }] },
							},
						],
					},
					lineItems: {
						nodes: [
							{
								title: 'Wandkarte',
								quantity: 2,
								variantTitle: 'Eiche / Klein',
								variantId: `gid://shopify/ProductVariant/${variantIds.oakSmall}`,
								productId: 'gid://shopify/Product/1',
								image: { url: expect.stringContaining('width=400') },
								price: { amount: '299.9' },
								variantOptions: [{ value: 'Eiche' }, { value: 'Klein' }],
							},
						],
					},
				},
			],
			pageInfo: { hasNextPage: true },
		});
	});

	test.each([
		[
			'MINUS20',
			{ __typename: 'MoneyV2', amount: '20.0', currencyCode: 'EUR' },
			['10.36', '9.64', undefined],
		],
		['ten', { __typename: 'PricingPercentageValue', percentage: 10 }, ['29.99', '27.9', undefined]],
		['OVER', undefined, [undefined, undefined, undefined]],
	])('with the code %s say what it took off', async (code, value, allocated) => {
		const accessToken = await token();
		const { oakSmall, blackSmall, giftCard } = variantIds;
		const { cart } = await carts.create([{ id: oakSmall }, { id: blackSmall }, { id: giftCard }], {
			buyerIdentity: { customerAccessToken: accessToken, countryCode: 'DE' },
			discountCodes: [code],
		});
		await submit(cart.checkoutUrl);
		const { body } = await ask(
			accessToken,
			`{ customer { orders(first: 1, sortKey: PROCESSED_AT, reverse: true) { nodes {
				discountApplications(first: 9) { nodes { targetType value { __typename ... on MoneyV2 { amount currencyCode } ... on PricingPercentageValue { percentage } } ... on DiscountCodeApplication { code } } }
				lineItems(first: 9) { nodes { variantId discountAllocations { allocatedAmount { amount } discountApplication { targetType } } } } } } } }`,
		);
		const [order] = body.data.customer.orders.nodes;
		expect(order.discountApplications.nodes).toEqual(
			value ? [{ code, targetType: 'LINE_ITEM', value }] : [],
		);
		const amountOf = (id: number) =>
			order.lineItems.nodes.find(({ variantId }: Json) => variantId.endsWith(`/${id}`))
				.discountAllocations[0]?.allocatedAmount.amount;
		expect([oakSmall, blackSmall, giftCard].map(amountOf)).toEqual(allocated);
	});

	test('are found by id, another customer’s are not', async () => {
		const find = async (accessToken: string) => {
			const { body } = await ask(
				accessToken,
				'{ order(id: "gid://shopify/Order/5900000000001") { name } }',
			);
			return body.data.order;
		};
		expect(await find(await token())).toEqual({ name: '#1001' });
		expect(await find(await token('new@aerolume.example'))).toBeNull();
	});

	test('the token identifies a buyer in carts, but not in the Storefront API’s customer', async () => {
		const accessToken = await token();
		const inContext = await shop.query(
			'query ($token: String!) @inContext(buyer: {customerAccessToken: $token}) { shop { name } }',
			{ token: accessToken },
		);
		expect(inContext.body.data).toEqual({ shop: { name: 'Aerolume' } });
		const data = await shop.data(
			'query ($token: String!) { customer(customerAccessToken: $token) { id } }',
			{ token: accessToken },
		);
		expect(data.customer).toBeNull();
	});
});

test('the API is served below the shop’s id too, as at the platform’s own domain', async () => {
	const ask = async (path: string) => {
		const response = await shop.post(`${path}/account/customer/api/2026-04/graphql`, {
			headers: {
				'Content-Type': 'application/json',
				'User-Agent': 'test',
				Authorization: await token(),
			},
			body: JSON.stringify({ query: '{ customer { firstName } }' }),
		});
		return [response.status, response.body.data?.customer];
	};
	expect(await ask('/68817607')).toEqual([200, { firstName: 'Mara' }]);
	expect(await ask('/1')).toEqual([404, undefined]);
});
