import { describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

async function login(email = 'demo@aerolume.example', password = 'aerolume-demo') {
	const data = await shop.data(
		'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } customerUserErrors { code field message } } }',
		{ input: { email, password } },
	);
	return data.customerAccessTokenCreate;
}

const read =
	'query ($token: String!) { customer(customerAccessToken: $token) { id displayName email numberOfOrders defaultAddress { id city countryCodeV2 formatted formattedArea } addresses(first: 5) { nodes { id company formatted(withName: true) } } orders(first: 5, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes { name orderNumber fulfillmentStatus totalPrice { amount currencyCode } lineItems(first: 10) { nodes { title variant { id } } } } } } }';

describe('the demo customer', () => {
	test('logs in for 42 days and sees addresses and orders', async () => {
		const { customerAccessToken: token } = await login();
		expect(token.accessToken).toMatch(/^[0-9a-f]{32}$/);
		expect(token.expiresAt).toBe('2027-01-01T10:00:00Z');
		const { customer } = await shop.data(read, { token: token.accessToken });
		expect(customer).toMatchObject({
			displayName: 'Mara Lindner',
			numberOfOrders: '2',
			defaultAddress: {
				city: 'Berlin',
				countryCodeV2: 'DE',
				formatted: ['Flughafenstraße 12', '12053 Berlin', 'Deutschland'],
				formattedArea: 'Berlin, Deutschland',
			},
		});
		expect(customer.addresses.nodes).toHaveLength(2);
		expect(customer.defaultAddress.id).toBe(
			`gid://shopify/MailingAddress/8100000000001?model_name=CustomerAddress&customer_access_token=${token.accessToken}`,
		);
		expect(customer.orders).toMatchObject({
			totalCount: '2',
			nodes: [{ name: '#1002', fulfillmentStatus: 'FULFILLED' }, { name: '#1001' }],
		});
		shop.advance(42 * 24 * 60 * 60 * 1000);
		expect(await shop.data(read, { token: token.accessToken })).toEqual({ customer: null });
	});

	test('gets the same error for a wrong password as an unknown one', async () => {
		const refused = {
			customerAccessToken: null,
			customerUserErrors: [
				{ code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
			],
		};
		expect(await login('demo@aerolume.example', 'wrong')).toEqual(refused);
		expect(await login('nobody@aerolume.example')).toEqual(refused);
		expect((await login('DEMO@aerolume.example')).customerUserErrors).toEqual([]);
	});

	test('renews and deletes the token; a deleted one is denied', async () => {
		const { accessToken } = (await login()).customerAccessToken;
		shop.advance(24 * 60 * 60 * 1000);
		const renewed = await shop.data(
			'mutation ($token: String!) { customerAccessTokenRenew(customerAccessToken: $token) { customerAccessToken { accessToken expiresAt } userErrors { message } } }',
			{ token: accessToken },
		);
		expect(renewed.customerAccessTokenRenew).toEqual({
			customerAccessToken: { accessToken, expiresAt: '2027-01-02T10:00:00Z' },
			userErrors: [],
		});
		const remove =
			'mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken deletedCustomerAccessTokenId userErrors { message } } }';
		const deleted = await shop.data(remove, { token: accessToken });
		expect(deleted.customerAccessTokenDelete).toEqual({
			deletedAccessToken: accessToken,
			deletedCustomerAccessTokenId: expect.stringMatching(
				/^gid:\/\/shopify\/CustomerAccessToken\/\d+$/,
			),
			userErrors: [],
		});
		expect(await shop.data(read, { token: accessToken })).toEqual({ customer: null });
		const { status, body } = await shop.query(remove, { token: accessToken });
		expect(status).toBe(200);
		expect(body.data).toEqual({ customerAccessTokenDelete: null });
		expect(body.errors[0]).toMatchObject({
			message:
				'Access denied for customerAccessTokenDelete field. Required access: `unauthenticated_write_customers` access scope. Also: Requires valid customer access token.',
			extensions: { code: 'ACCESS_DENIED' },
		});
	});
});
