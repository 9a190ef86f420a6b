import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { open } from '../testing/checkout';
import { customerApi } from '../testing/customers';
import { variantIds } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);
const customers = customerApi(shop);
const { oakSmall, giftCard } = variantIds;

const fields = `
	cart { id totalQuantity buyerIdentity { countryCode }
		delivery { addresses { id selected oneTimeUse address { __typename ... on CartDeliveryAddress { firstName provinceCode countryCode zip name formatted formattedArea } } } }
		deliveryGroups(first: 5) { nodes { id groupType
			deliveryAddress { id province provinceCode country countryCode countryCodeV2 formatted formattedArea }
			deliveryOptions { handle title deliveryMethodType estimatedCost { amount currencyCode } }
			selectedDeliveryOption { handle }
			cartLines(first: 5) { nodes { quantity } } } } }
	userErrors { code field message }`;

async function run(operation: string, type: string, cartId: string, value: unknown): Promise<Json> {
	const names: Record<string, string> = {
		cartDeliveryAddressesRemove: 'addressIds',
		cartSelectedDeliveryOptionsUpdate: 'selectedDeliveryOptions',
	};
	const name = names[operation] ?? 'addresses';
	const data = await shop.data(
		`mutation ($cartId: ID!, $value: [${type}!]!) { ${operation}(cartId: $cartId, ${name}: $value) { ${fields} } }`,
		{ cartId, value },
	);
	return data[operation];
}

const add = (cartId: string, addresses: object[]) =>
	run('cartDeliveryAddressesAdd', 'CartSelectableAddressInput', cartId, addresses);
const replace = (cartId: string, addresses: object[]) =>
	run('cartDeliveryAddressesReplace', 'CartSelectableAddressInput', cartId, addresses);
const update = (cartId: string, addresses: object[]) =>
	run('cartDeliveryAddressesUpdate', 'CartSelectableAddressUpdateInput', cartId, addresses);
const remove = (cartId: string, addressIds: string[]) =>
	run('cartDeliveryAddressesRemove', 'ID', cartId, addressIds);
const select = (cartId: string, selections: object[]) =>
	run('cartSelectedDeliveryOptionsUpdate', 'CartSelectedDeliveryOptionInput', cartId, selections);

const newYork = {
	firstName: 'Ada',
	lastName: 'Winter',
	address1: '1 Runway',
	city: 'New York',
	provinceCode: 'NY',
	countryCode: 'US',
	zip: '10001',
};
const berlin = { lastName: 'Winter', address1: 'Rollweg 1', city: 'Berlin', countryCode: 'DE' };
const given = (deliveryAddress: object, rest: object = {}) => ({
	address: { deliveryAddress },
	...rest,
});

describe('delivery addresses', () => {
	test('one is selected, and what is shipped to it is a group with an option', async () => {
		const { cart } = await carts.create([{ id: oakSmall, quantity: 2 }, { id: giftCard }]);
		const { cart: plain } = await add(cart.id, [given(berlin)]);
		expect(plain.deliveryGroups.nodes).toEqual([]);
		const { cart: added, userErrors } = await add(cart.id, [
			given(newYork, { selected: true }),
			given(newYork, { oneTimeUse: true }),
		]);
		expect(userErrors).toEqual([]);
		expect(added.delivery.addresses).toMatchObject([
			{ selected: false, oneTimeUse: false, address: { countryCode: 'DE', zip: null } },
			{
				id: expect.stringMatching(/^gid:\/\/shopify\/CartSelectableAddress\/[0-9a-f-]{36}$/),
				selected: true,
				oneTimeUse: false,
				address: {
					__typename: 'CartDeliveryAddress',
					provinceCode: 'NY',
					name: 'Ada Winter',
					formatted: ['1 Runway', 'New York NY 10001', 'Vereinigte Staaten'],
					formattedArea: 'New York NY, Vereinigte Staaten',
				},
			},
			{ selected: false, oneTimeUse: true },
		]);
		expect(added.buyerIdentity.countryCode).toBe('US');
		const [group] = added.deliveryGroups.nodes;
		expect(added.deliveryGroups.nodes).toEqual([
			{
				id: expect.stringMatching(/^gid:\/\/shopify\/CartDeliveryGroup\/[0-9a-f]{32}\?cart=/),
				groupType: 'ONE_TIME_PURCHASE',
				deliveryAddress: {
					id: 'gid://shopify/MailingAddress/0?model_name=Address',
					province: 'NY',
					provinceCode: null,
					country: 'US',
					countryCode: '*',
					countryCodeV2: 'ZZ',
					formatted: ['1 Runway', 'New York 10001'],
					formattedArea: 'New York NY',
				},
				deliveryOptions: [
					{
						handle: group.selectedDeliveryOption.handle,
						title: 'Standard',
						deliveryMethodType: 'SHIPPING',
						estimatedCost: { amount: '9.9', currencyCode: 'USD' },
					},
				],
				selectedDeliveryOption: { handle: expect.stringMatching(/^[0-9a-f]{32}$/) },
				cartLines: { nodes: [{ quantity: 2 }] },
			},
		]);
		expect((await open(cart.checkoutUrl)).html).toContain('value="1 Runway"');
		const [plainId = ''] = cart.id.split('?');
		const read = await shop.data(
			'query ($id: ID!) { cart(id: $id) { delivery { addresses { id } } deliveryGroups(first: 1) { nodes { id } } } }',
			{ id: plainId },
		);
		expect(read.cart).toEqual({ delivery: { addresses: [] }, deliveryGroups: { nodes: [] } });
	});

	test('one of the cart’s customer is copied as it is, one of nobody or somebody else is not', async () => {
		const token = await customers.token();
		const { customer } = await shop.data(
			'query ($token: String!) { customer(customerAccessToken: $token) { defaultAddress { id zip } } }',
			{ token },
		);
		const { id, zip } = customer.defaultAddress;
		const copy = (copyFromCustomerAddressId: string) => ({
			address: { copyFromCustomerAddressId },
			selected: true,
			validationStrategy: 'STRICT',
		});
		const { cart } = await carts.create([{ id: oakSmall }], {
			buyerIdentity: { customerAccessToken: token },
		});
		const copied = await add(cart.id, [copy(id)]);
		expect(copied.userErrors).toEqual([]);
		expect(copied.cart.delivery.addresses).toMatchObject([
			{ selected: true, address: { __typename: 'CartDeliveryAddress', zip } },
		]);
		const { cart: guests } = await carts.create([{ id: oakSmall }]);
		const refused = {
			code: 'INVALID',
			field: ['addresses', '0', 'address', 'copyFromCustomerAddressId'],
		};
		expect((await add(guests.id, [copy(id)])).userErrors).toMatchObject([refused]);
		const foreign = id.replace(/token=.*/, 'token=somebody-else');
		expect((await add(cart.id, [copy(foreign)])).userErrors).toMatchObject([refused]);
		expect((await add(cart.id, [copy('gid://shopify/MailingAddress/1')])).userErrors).toMatchObject(
			[refused],
		);
	});

	test('carrier rates are asked for in a deferred fragment alone, and are the static ones', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], {
			delivery: { addresses: [given(berlin, { selected: true })] },
		});
		const ask = (query: string) => shop.query(query, { id: cart.id });
		const groups =
			'deliveryGroups(first: 1, withCarrierRates: true) { nodes { deliveryOptions { title } } }';
		const { body } = await ask(`query ($id: ID!) { cart(id: $id) { id ${groups} } }`);
		expect(body.errors[0].extensions.code).toBe('BAD_REQUEST');
		const deferred = await ask(
			`query ($id: ID!) { cart(id: $id) { id ... @defer { ${groups} } } }`,
		);
		expect(deferred.body.errors).toBeUndefined();
		expect(deferred.body.data.cart.deliveryGroups.nodes).toEqual([
			{ deliveryOptions: [{ title: 'Standard' }] },
		]);
	});

	test('are updated, removed and replaced by their ids', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], {
			delivery: { addresses: [given(berlin, { selected: true }), given(newYork)] },
		});
		const { cart: read } = await add(cart.id, []);
		const [first, second] = read.delivery.addresses;
		const { cart: updated } = await update(cart.id, [
			{ id: second.id, selected: true, ...given({ ...newYork, zip: '10002' }) },
		]);
		expect(updated.delivery.addresses).toMatchObject([
			{ id: first.id, selected: false, address: { countryCode: 'DE' } },
			{ id: second.id, selected: true, address: { zip: '10002' } },
		]);
		const { cart: left } = await remove(cart.id, [first.id]);
		expect(left.delivery.addresses).toMatchObject([{ id: second.id }]);
		const { cart: replaced } = await replace(cart.id, [given(berlin)]);
		expect(replaced.delivery.addresses).toHaveLength(1);
		expect(replaced.delivery.addresses[0].id).not.toBe(second.id);
		expect((await replace(cart.id, [])).cart.delivery.addresses).toEqual([]);
	});

	test('of another cart are unknown', async () => {
		const { cart } = await carts.create();
		const id = 'gid://shopify/CartSelectableAddress/missing';
		const message = `The delivery address with ${id} does not exist.`;
		const code = 'INVALID_DELIVERY_ADDRESS_ID';
		expect((await update(cart.id, [{ id, selected: true }])).userErrors).toEqual([
			{ code, field: ['addresses', '0'], message },
		]);
		const removed = await remove(cart.id, [id]);
		expect(removed.userErrors).toEqual([{ code, field: ['addressIds', '0'], message }]);
		expect(removed.cart.id).toBe(cart.id);
	});

	test('need a country, and all that the country needs where that is asked for', async () => {
		const { cart } = await carts.create();
		const field = (name: string) => ['addresses', '0', 'address', 'deliveryAddress', name];
		const bare = await add(cart.id, [given({ city: 'Berlin' })]);
		expect(bare.cart.delivery.addresses).toEqual([]);
		expect(bare.userErrors).toEqual([
			{ code: 'INVALID', field: field('countryCode'), message: 'invalid value' },
		]);
		const strict = async (deliveryAddress: object) =>
			(await add(cart.id, [given(deliveryAddress, { validationStrategy: 'STRICT' })])).userErrors;
		expect(await strict({ countryCode: 'US' })).toMatchObject(
			['lastName', 'address1', 'provinceCode', 'zip', 'city'].map((name) => ({
				code: 'ADDRESS_FIELD_IS_REQUIRED',
				field: field(name),
			})),
		);
		expect(await strict({ ...newYork, provinceCode: 'ZZ' })).toEqual([
			{
				code: 'ADDRESS_FIELD_IS_REQUIRED',
				field: field('provinceCode'),
				message: 'The specified country requires a zone.',
			},
		]);
		expect(await strict(newYork)).toEqual([]);
	});

	test('an option is chosen by its handle', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], {
			delivery: { addresses: [given(berlin, { selected: true })] },
		});
		const { cart: read } = await add(cart.id, []);
		const [{ id: deliveryGroupId, selectedDeliveryOption }] = read.deliveryGroups.nodes;
		const choose = (deliveryOptionHandle: string) =>
			select(cart.id, [{ deliveryGroupId, deliveryOptionHandle }]);
		expect((await choose(selectedDeliveryOption.handle)).userErrors).toEqual([]);
		expect(await choose('invalid')).toEqual({
			cart: null,
			userErrors: [
				{
					code: 'INVALID_DELIVERY_OPTION',
					field: ['selectedDeliveryOptions'],
					message: 'The delivery option with handle invalid is not valid.',
				},
			],
		});
	});
});
