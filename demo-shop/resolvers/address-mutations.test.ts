import { describe, expect, test } from 'vitest';
import { customerApi } from '../testing/customers';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const customers = customerApi(shop);

const ottawa = {
	address1: '150 Elgin St',
	city: 'Ottawa',
	country: 'Canada',
	province: 'Ontario',
	zip: 'K2P 1L4',
	phone: '+1 (613) 555-0199',
};

async function newCustomer(): Promise<string> {
	const login = { email: 'ada@b.example', password: 'geheim' };
	await customers.create({ ...login, firstName: 'Ada', lastName: 'Lovelace' });
	return customers.token(login.email, login.password);
}

describe('a new address', () => {
	test('has country and province, the customer’s name, and the token in its id', async () => {
		const token = await newCustomer();
		const { customerAddress, customerUserErrors } = await customers.addAddress(token, ottawa);
		expect(customerUserErrors).toEqual([]);
		expect(customerAddress).toEqual({
			id: expect.stringMatching(
				new RegExp(
					`^gid://shopify/MailingAddress/\\d+\\?model_name=CustomerAddress&customer_access_token=${token}$`,
				),
			),
			firstName: 'Ada',
			lastName: 'Lovelace',
			address1: '150 Elgin St',
			city: 'Ottawa',
			country: 'Kanada',
			countryCodeV2: 'CA',
			province: 'Ontario',
			provinceCode: 'ON',
			phone: '+1 (613) 555-0199',
			zip: 'K2P 1L4',
			formattedArea: 'Ottawa ON, Kanada',
		});
	});

	test('is the default only if it is the first', async () => {
		const token = await newCustomer();
		const first = (await customers.addAddress(token, ottawa)).customerAddress;
		await customers.addAddress(token, { ...ottawa, city: 'Toronto' });
		expect((await customers.get(token)).defaultAddress).toEqual({ id: first.id, city: 'Ottawa' });
	});

	test.each([
		[
			{ country: 'US', province: 'ny' },
			{ countryCodeV2: 'US', province: 'New York', provinceCode: 'NY' },
		],
		[
			{ country: 'germany', province: 'Bayern' },
			{ countryCodeV2: 'DE', province: null, provinceCode: null },
		],
		[{ country: 'Austria' }, { countryCodeV2: 'AT' }],
	])('of %j is %j', async (place, expected) => {
		const { customerAddress } = await customers.addAddress(await customers.token(), {
			address1: 'Main St 1',
			...place,
		});
		expect(customerAddress).toMatchObject(expected);
	});

	test.each([
		[{ country: 'Atlantis' }, 'INVALID', ['address', 'country'], 'Country is invalid'],
		[
			{ country: 'Canada', province: 'Bayern' },
			'INVALID',
			['address', 'province'],
			'Province is invalid',
		],
		[
			{ city: '<script>' },
			'CONTAINS_HTML_TAGS',
			['address', 'city'],
			'City cannot contain HTML tags',
		],
		[
			{ company: 'x'.repeat(256) },
			'TOO_LONG',
			['address', 'company'],
			'Company is too long (maximum is 255 characters)',
		],
		[{ phone: 'abc' }, 'INVALID', ['address', 'phone'], 'Phone is invalid'],
	])('with %j is refused', async (change, code, field, message) => {
		const payload = await customers.addAddress(await customers.token(), { ...ottawa, ...change });
		expect(payload).toEqual({
			customerAddress: null,
			customerUserErrors: [{ code, field, message }],
			userErrors: [{ field, message }],
		});
	});

	test('that exists already is refused', async () => {
		const token = await customers.token();
		await customers.addAddress(token, ottawa);
		expect((await customers.addAddress(token, ottawa)).customerUserErrors).toEqual([
			{ code: 'TAKEN', field: ['address'], message: 'Address already exists' },
		]);
	});
});

describe('an address', () => {
	test('is not changed in omitted fields', async () => {
		const token = await newCustomer();
		const { id } = (await customers.addAddress(token, ottawa)).customerAddress;
		const { customerAddress } = await customers.updateAddress(token, id, {
			city: 'Toronto',
			address1: '',
		});
		expect(customerAddress).toMatchObject({
			id,
			city: 'Toronto',
			address1: null,
			zip: 'K2P 1L4',
			provinceCode: 'ON',
		});
		const moved = await customers.updateAddress(token, id, { country: 'Germany' });
		expect(moved.customerAddress).toMatchObject({ countryCodeV2: 'DE', provinceCode: null });
	});

	test('can be deleted; after the default, the next one becomes the default', async () => {
		const token = await customers.token();
		const [home, office] = (await customers.get(token)).addresses.nodes;
		const removed = await customers.removeAddress(token, home.id);
		expect(removed).toMatchObject({ deletedCustomerAddressId: home.id, customerUserErrors: [] });
		expect(await customers.get(token)).toMatchObject({
			defaultAddress: { id: office.id },
			addresses: { nodes: [{ id: office.id }] },
		});
		await customers.removeAddress(token, office.id);
		expect(await customers.get(token)).toMatchObject({
			defaultAddress: null,
			addresses: { nodes: [] },
		});
	});

	test('becomes the default', async () => {
		const token = await customers.token();
		const { id } = (await customers.get(token)).addresses.nodes[1];
		expect((await customers.setDefault(token, id)).customer.defaultAddress).toEqual({ id });
		expect((await customers.get(token)).defaultAddress.id).toBe(id);
	});

	test('of another customer, of another login or of none does not exist', async () => {
		const owner = await customers.token();
		const { id: foreign } = (await customers.get(owner)).addresses.nodes[0];
		const stranger = await newCustomer();
		const own = (await customers.addAddress(stranger, ottawa)).customerAddress.id;
		const oldLogin = own.replace(stranger, owner);
		for (const id of [
			foreign,
			foreign.replace(owner, stranger),
			oldLogin,
			'gid://shopify/MailingAddress/1',
			'gid://shopify/Customer/7100000000001',
		]) {
			for (const [payload, field] of [
				[await customers.updateAddress(stranger, id, { city: 'X' }), 'id'],
				[await customers.removeAddress(stranger, id), 'id'],
				[await customers.setDefault(stranger, id), 'addressId'],
			]) {
				expect(payload.customerUserErrors).toEqual([
					{ code: 'NOT_FOUND', field: [field], message: 'Address does not exist.' },
				]);
			}
		}
		expect((await customers.get(owner)).addresses.nodes[0].city).toBe('Berlin');
	});

	test.each([
		['customerAddressCreate', 'address: {city: "X"}'],
		['customerAddressUpdate', 'id: "gid://shopify/MailingAddress/1", address: {city: "X"}'],
		['customerAddressDelete', 'id: "gid://shopify/MailingAddress/1"'],
		['customerDefaultAddressUpdate', 'addressId: "gid://shopify/MailingAddress/1"'],
	])('%s with a revoked token is denied', async (name, given) => {
		const { body } = await shop.query(
			`mutation { ${name}(customerAccessToken: "nope", ${given}) { customerUserErrors { code } } }`,
		);
		expect(body).toMatchObject({
			data: { [name]: null },
			errors: [
				{
					message: `Access denied for ${name} field. Required access: \`unauthenticated_write_customers\` access scope. Also: Requires valid customer access token.`,
					extensions: { code: 'ACCESS_DENIED' },
				},
			],
		});
	});
});
