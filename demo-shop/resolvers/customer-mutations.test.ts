import { describe, expect, test } from 'vitest';
import { customerApi } from '../testing/customers';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const customers = customerApi(shop);

const ada = { email: 'Ada@aerolume.example', password: 'sehr-geheim' };

function refused(code: string, field: string[] | null, message: string) {
	return {
		customer: null,
		customerUserErrors: [{ code, field, message }],
		userErrors: [{ field, message }],
	};
}

describe('a new customer', () => {
	test('has the given fields, and can log in', async () => {
		const { customer, customerUserErrors } = await customers.create({
			...ada,
			firstName: 'Ada',
			lastName: 'Lovelace',
			phone: '+49 (30) 555-0199',
			acceptsMarketing: true,
		});
		expect(customerUserErrors).toEqual([]);
		expect(customer).toEqual({
			id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
			email: 'Ada@aerolume.example',
			firstName: 'Ada',
			lastName: 'Lovelace',
			displayName: 'Ada Lovelace',
			phone: '+49305550199',
			acceptsMarketing: true,
			numberOfOrders: '0',
			createdAt: '2026-11-20T10:00:00Z',
		});
		const token = await customers.token('ada@aerolume.example', ada.password);
		expect(await customers.get(token)).toMatchObject({ id: customer.id, defaultAddress: null });
	});

	test('has neither names nor consent unless given', async () => {
		const { customer } = await customers.create(ada);
		expect(customer).toMatchObject({
			firstName: null,
			lastName: null,
			displayName: 'Ada@aerolume.example',
			phone: null,
			acceptsMarketing: false,
		});
	});

	const long = 'x'.repeat(41);
	test.each([
		[
			{ email: 'DEMO@aerolume.example' },
			refused('TAKEN', ['input', 'email'], 'Email has already been taken'),
		],
		[{ email: 'ada@' }, refused('INVALID', ['input', 'email'], 'Email is invalid')],
		[{ password: '' }, refused('BLANK', ['input', 'password'], "Password can't be blank")],
		[
			{ password: 'abcd' },
			refused(
				'TOO_SHORT',
				['input', 'password'],
				'Password is too short (minimum is 5 characters)',
			),
		],
		[
			{ password: long },
			refused('TOO_LONG', ['input', 'password'], 'Password is too long (maximum is 40 characters)'),
		],
		[
			{ password: ' geheim' },
			refused(
				'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
				['input', 'password'],
				'Password cannot start or end with whitespace',
			),
		],
		[
			{ firstName: '<b>Ada</b>' },
			refused('CONTAINS_HTML_TAGS', ['input', 'firstName'], 'First name cannot contain HTML tags'),
		],
		[
			{ lastName: 'https://spam.example' },
			refused('CONTAINS_URL', ['input', 'lastName'], 'Last name cannot contain URL'),
		],
		[
			{ firstName: 'x'.repeat(256) },
			refused(
				'TOO_LONG',
				['input', 'firstName'],
				'First name is too long (maximum is 255 characters)',
			),
		],
		[
			{ phone: '030 5550123' },
			refused('TAKEN', ['input', 'phone'], 'Phone has already been taken'),
		],
		[{ phone: 'abc' }, refused('INVALID', ['input', 'phone'], 'Phone is invalid')],
	])('with %j is refused', async (change, payload) => {
		expect(await customers.create({ ...ada, ...change })).toEqual(payload);
	});

	test.each(['abcde', 'x'.repeat(40)])('may have the password %s', async (password) => {
		expect((await customers.create({ ...ada, password })).customerUserErrors).toEqual([]);
	});

	test('gets all errors at once', async () => {
		const payload = await customers.create({ email: 'a', password: '', phone: 'x' });
		expect(payload.customerUserErrors.map(({ code }: { code: string }) => code)).toEqual([
			'INVALID',
			'BLANK',
			'INVALID',
		]);
	});

	test('needs a token of the shop', async () => {
		const { body } = await shop.post('/api/2026-04/graphql.json', {
			body: JSON.stringify({
				query:
					'mutation { customerCreate(input: {email: "a@b.example", password: "abcde"}) { customer { id } } }',
			}),
		});
		expect(body).toMatchObject({
			data: { customerCreate: null },
			errors: [{ extensions: { code: 'ACCESS_DENIED' } }],
		});
	});
});

describe('a customer who changes', () => {
	test('the name keeps the other fields and the token', async () => {
		const token = await customers.token();
		const payload = await customers.update(token, {
			firstName: 'Mara Ann',
			acceptsMarketing: true,
		});
		expect(payload).toMatchObject({
			customer: { firstName: 'Mara Ann', lastName: 'Lindner', acceptsMarketing: true },
			customerAccessToken: null,
			customerUserErrors: [],
		});
		expect(await customers.get(token)).toMatchObject({ displayName: 'Mara Ann Lindner' });
		const cleared = await customers.update(token, { phone: null, lastName: '' });
		expect(cleared.customer).toMatchObject({ phone: null, lastName: null });
	});

	test('the password gets a new token, and all others are revoked', async () => {
		const [first, second] = [await customers.token(), await customers.token()];
		const payload = await customers.update(first, { password: 'neu-und-gut' });
		const { accessToken, expiresAt } = payload.customerAccessToken;
		expect(expiresAt).toBe('2027-01-01T10:00:00Z');
		for (const dead of [first, second]) {
			expect(await customers.get(dead)).toBeNull();
		}
		expect(await customers.get(accessToken)).not.toBeNull();
		expect(
			(await customers.login('demo@aerolume.example', 'aerolume-demo')).customerAccessToken,
		).toBe(null);
		expect(await customers.token('demo@aerolume.example', 'neu-und-gut')).toBeTruthy();
	});

	test('the email address is refused', async () => {
		const payload = await customers.update(await customers.token(), { email: 'new@b.example' });
		expect(payload).toMatchObject(
			refused('INVALID', ['customer', 'email'], 'CustomerUpdate access denied'),
		);
	});

	test('anything with a revoked token is denied', async () => {
		const { body } = await shop.query(
			'mutation { customerUpdate(customerAccessToken: "nope", customer: {firstName: "X"}) { customer { id } } }',
		);
		expect(body).toMatchObject({
			data: { customerUpdate: null },
			errors: [
				{
					message:
						'Access denied for customerUpdate field. Required access: `unauthenticated_write_customers` access scope. Also: Requires valid customer access token.',
					extensions: { code: 'ACCESS_DENIED' },
				},
			],
		});
	});
});

describe('too many attempts of one buyer', () => {
	test.each([
		[
			'customerCreate',
			'customerCreate(input: {email: "x", password: "x"}) { customer { id } }',
			'Creating Customer Limit exceeded. Please try again later.',
			{ customerCreate: null },
			{ code: 'THROTTLED' },
		],
		[
			'customerRecover',
			'customerRecover(email: "nobody@b.example") { customerUserErrors { code } }',
			'Resetting password limit exceeded. Please try again later.',
			{ customerRecover: null },
			{ code: 'THROTTLED' },
		],
		[
			'customerAccessTokenCreate',
			'customerAccessTokenCreate(input: {email: "x", password: "x"}) { customerUserErrors { code } }',
			'Login attempt limit exceeded. Please try again later.',
			null,
			undefined,
		],
	])(
		'%s are refused for an hour, other buyers are not',
		async (name, field, message, expected, extensions) => {
			await shop.control('limits', 'PUT', { [name]: 2 });
			const attempt = async (buyer: string) => {
				const response = await shop.post('/api/2026-04/graphql.json', {
					headers: {
						'Content-Type': 'application/json',
						'Shopify-Storefront-Private-Token': 'shpat_demo_aerolume_private',
						'Shopify-Storefront-Buyer-IP': buyer,
					},
					body: JSON.stringify({ query: `mutation { ${field} }` }),
				});
				return response.body;
			};
			for (const _time of [1, 2]) {
				expect((await attempt('192.0.2.1')).errors).toBeUndefined();
			}
			const { data, errors } = await attempt('192.0.2.1');
			expect(data).toEqual(expected);
			expect(errors).toMatchObject([{ message, path: [name] }]);
			expect(errors[0].extensions).toEqual(extensions);
			expect((await attempt('192.0.2.2')).errors).toBeUndefined();
			shop.advance(60 * 60 * 1000);
			expect((await attempt('192.0.2.1')).errors).toBeUndefined();
		},
	);

	test('the control accepts known limits only, and a reset restores the defaults', async () => {
		expect((await shop.control('limits', 'PUT', { what: 1 })).status).toBe(400);
		expect((await shop.control('limits', 'PUT', { customerCreate: -1 })).status).toBe(400);
		await shop.control('limits', 'PUT', { customerCreate: 0 });
		await shop.control('reset', 'POST');
		expect((await shop.control('limits')).body.limits).toEqual({
			customerCreate: 1000,
			customerAccessTokenCreate: 1000,
			customerRecover: 1000,
			signInCode: 1000,
		});
	});
});
