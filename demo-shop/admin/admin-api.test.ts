import { describe, expect, test } from 'vitest';
import { customerApi } from '../testing/customers';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const customers = customerApi(shop);

const demoId = 'gid://shopify/Customer/7100000000001';
const product = (id: number) => `gid://shopify/Product/${id}`;
const list = (...ids: number[]) => JSON.stringify(ids.map(product));

const update =
	'mutation Save($input: CustomerInput!) { customerUpdate(input: $input) { customer { id firstName metafields(first: 10) { nodes { namespace key type value jsonValue } } } userErrors { field message } } }';

/** Sends a query with the app's token. */
async function ask(query: string, variables: object = {}, token = 'shpat_demo_aerolume_admin') {
	return shop.post('/admin/api/2026-04/graphql.json', {
		headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': token },
		body: JSON.stringify({ query, variables }),
	});
}

async function save(metafields: object[], id = demoId) {
	const { body } = await ask(update, { input: { id, metafields } });
	return body.data.customerUpdate;
}

const wishlist = (value: string, type?: string) => ({
	namespace: 'custom',
	key: 'wishlist',
	value,
	...(type ? { type } : {}),
});

const notifications = { namespace: 'custom', key: 'notifications', value: '{"backInStock":[]}' };

/** The wishlist as the storefront reads it. */
async function readWishlist() {
	const data = await shop.data(
		'query ($token: String!) { customer(customerAccessToken: $token) { metafield(namespace: "custom", key: "wishlist") { id type value references(first: 100) { nodes { ... on Product { handle } } } } metafields(identifiers: [{namespace: "custom", key: "notifications"}, {namespace: "custom", key: "hidden"}]) { value } } }',
		{ token: await customers.token() },
	);
	return data.customer;
}

describe('the token endpoint of the Admin API', () => {
	const app = {
		grant_type: 'client_credentials',
		client_id: 'demo-aerolume-admin',
		client_secret: 'shpss_demo_aerolume_admin',
	};
	const request = (fields: Record<string, string>, init: RequestInit = {}) =>
		shop.post('/admin/oauth/access_token', {
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams(fields).toString(),
			...init,
		});
	const statusWith = async (token: string) => (await ask('{ shop { name } }', {}, token)).status;

	test('issues a token for 24 hours, which then ends', async () => {
		const { status, body } = await request(app);
		expect(status).toBe(200);
		expect(body).toEqual({
			access_token: expect.stringMatching(/^shpat_[0-9a-f]{32}$/),
			scope:
				'read_customers,write_customers,read_products,write_products,read_metaobject_definitions,write_metaobject_definitions,read_inventory,write_inventory,read_metaobjects,write_metaobjects,read_locations',
			expires_in: 86_399,
		});
		expect(await statusWith(body.access_token)).toBe(200);
		shop.advance(86_398_000);
		expect(await statusWith(body.access_token)).toBe(200);
		shop.advance(1000);
		expect(await statusWith(body.access_token)).toBe(401);
	});

	test.each([
		['admin-tokens', 'DELETE'],
		['reset', 'POST'],
	])('ends its tokens by %s, the permanent one stays valid', async (control, method) => {
		const { body } = await request(app);
		await shop.control(control, method);
		expect(await statusWith(body.access_token)).toBe(401);
		expect(await statusWith('shpat_demo_aerolume_admin')).toBe(200);
	});

	test.each([
		['another client', { client_id: 'other' }, 400, 'invalid_request'],
		['a wrong secret', { client_secret: 'shpss_other' }, 401, 'invalid_client'],
		['no secret', { client_secret: '' }, 401, 'invalid_client'],
		['another grant', { grant_type: 'authorization_code' }, 400, 'unsupported_grant_type'],
	])('refuses %s', async (_name, fields, status, error) => {
		const result = await request({ ...app, ...fields });
		expect([result.status, result.body.error]).toEqual([status, error]);
	});

	test('takes forms by POST alone', async () => {
		expect((await request(app, { method: 'PUT' })).status).toBe(405);
		const headers = { 'Content-Type': 'text/plain' };
		expect((await request(app, { headers })).body.error).toBe('invalid_request');
	});
});

describe('the Admin API', () => {
	test.each([
		['no token', {}],
		['another token', { 'X-Shopify-Access-Token': 'shpat_demo_aerolume_private' }],
		[
			'a Storefront token',
			{ 'X-Shopify-Storefront-Access-Token': '8f4b2d6e1a9c47305d8e6b7f2c1a9034' },
		],
	])('responds with 401 to %s', async (_name, headers) => {
		const { status, body } = await shop.post('/admin/api/2026-04/graphql.json', {
			headers: { 'Content-Type': 'application/json', ...headers } as Record<string, string>,
		});
		expect(status).toBe(401);
		expect(body).toEqual({
			errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
		});
	});

	test('has no CORS headers', async () => {
		const { status, headers } = await shop.post('/admin/api/2026-04/graphql.json', {
			method: 'OPTIONS',
		});
		expect(status).toBe(405);
		expect(headers.get('access-control-allow-origin')).toBeNull();
	});

	test('serves the shop, and nothing beyond its schema', async () => {
		const { body } = await ask('{ shop { name customerAccountsV2 { customerAccountsVersion } } }');
		expect(body.data).toEqual({
			shop: { name: 'Aerolume', customerAccountsV2: { customerAccountsVersion: 'CLASSIC' } },
		});
		const unknown = await ask('{ orders(first: 1) { nodes { id } } }');
		expect(unknown.body.errors[0].message).toBe("Field 'orders' doesn't exist on type 'QueryRoot'");
	});

	test('returns the cost; a mutation costs 10, and points are restored', async () => {
		const { body } = await ask(update, { input: { id: demoId } });
		const status = (currentlyAvailable: number) => ({
			requestedQueryCost: 10,
			actualQueryCost: 10,
			throttleStatus: { maximumAvailable: 2000, currentlyAvailable, restoreRate: 100 },
		});
		expect(body.extensions.cost).toEqual(status(1990));
		for (let spent = 1990; spent >= 10; spent -= 10) {
			await ask(update, { input: { id: demoId } });
		}
		const refused = await ask(update, { input: { id: demoId } });
		expect(refused.status).toBe(200);
		expect(refused.body).toEqual({
			errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
		});
		shop.advance(1000);
		const again = await ask(update, { input: { id: demoId } });
		expect(again.body.extensions.cost).toEqual(status(90));
	});

	test('refuses a query that costs more than 1,000', async () => {
		const metafields = Array.from(
			{ length: 100 },
			(_, n) => `m${n}: metafields(first: 250) { nodes { id } }`,
		).join(' ');
		const { body } = await ask(`{ customer(id: "${demoId}") { ${metafields} } }`);
		expect(body).not.toHaveProperty('data');
		expect(body.errors[0]).toMatchObject({
			message: expect.stringMatching(
				/^Query cost is \d+, which exceeds the single query max cost limit \(1000\)\.$/,
			),
			extensions: { code: 'MAX_COST_EXCEEDED' },
		});
	});
});

describe('metafields of a customer', () => {
	test('are written by namespace and key, others stay unchanged', async () => {
		await save([wishlist(list(1), 'list.product_reference'), notifications]);
		const { customer, userErrors } = await save([wishlist(list(2, 1))]);
		expect(userErrors).toEqual([]);
		expect(customer.metafields.nodes).toEqual([
			{
				namespace: 'custom',
				key: 'wishlist',
				type: 'list.product_reference',
				value: list(2, 1),
				jsonValue: [product(2), product(1)],
			},
			{ ...notifications, type: 'json', jsonValue: { backInStock: [] } },
		]);
	});

	test('are readable by the storefront, without unpublished products', async () => {
		expect(await readWishlist()).toEqual({ metafield: null, metafields: [null, null] });
		const hidden = {
			namespace: 'custom',
			key: 'hidden',
			type: 'single_line_text_field',
			value: 'x',
		};
		await save([wishlist(list(3, 4, 1)), notifications, hidden]);
		expect(await readWishlist()).toEqual({
			metafield: {
				id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/),
				type: 'list.product_reference',
				value: list(3, 4, 1),
				references: { nodes: [{ handle: 'gift-card' }, { handle: 'map' }] },
			},
			metafields: [{ value: notifications.value }, null],
		});
		await save([wishlist('[]')]);
		expect((await readWishlist()).metafield).toMatchObject({
			value: '[]',
			references: { nodes: [] },
		});
	});

	const missing = product(999999997);
	test.each([
		[
			wishlist(JSON.stringify([product(1), missing])),
			'value',
			`Value references non-existent resource ${missing}.`,
		],
		[wishlist('["gid://shopify/Customer/1"]'), 'value', 'Value require that you select a product.'],
		[wishlist('{}'), 'value', 'Value must be an array.'],
		[wishlist('[1'), 'value', 'Value is invalid JSON.'],
		[wishlist(''), 'value', "Value can't be blank"],
		[wishlist(list(...Array(129).fill(1))), 'value', 'Value must have at most 128 entries.'],
		[
			wishlist('{}', 'json'),
			'type',
			"Type 'json' must be consistent with the definition's type: 'list.product_reference'.",
		],
		[{ namespace: 'custom', key: 'x', value: '1' }, 'type', "Type can't be blank"],
	])('%j is refused, and nothing is written', async (metafield, field, message) => {
		const payload = await save([notifications, metafield]);
		expect(payload).toEqual({
			customer: null,
			userErrors: [{ field: ['metafields', '1', field], message }],
		});
		expect((await readWishlist()).metafields).toEqual([null, null]);
	});

	test('of an unknown type are refused with a list of all types', async () => {
		const { userErrors } = await save([wishlist(list(1), 'list.wishes')]);
		expect(userErrors[0].field).toEqual(['metafields', '0', 'type']);
		expect(userErrors[0].message).toMatch(/^Type must be one of the following: .*\bjson\b.*\.$/);
	});

	test('of an unknown customer are not written', async () => {
		for (const id of ['gid://shopify/Customer/1', product(1)]) {
			expect(await save([notifications], id)).toEqual({
				customer: null,
				userErrors: [{ field: ['id'], message: 'Customer does not exist' }],
			});
		}
	});

	test('are queried by key, in pages', async () => {
		await save([wishlist(list(1)), notifications]);
		const { body } = await ask(
			`{ customer(id: "${demoId}") { one: metafield(namespace: "custom", key: "notifications") { key } metafields(first: 1) { nodes { key } pageInfo { hasNextPage } } byKey: metafields(first: 5, keys: ["custom.notifications"]) { nodes { key } } } }`,
		);
		expect(body.data.customer).toEqual({
			one: { key: 'notifications' },
			metafields: { nodes: [{ key: 'wishlist' }], pageInfo: { hasNextPage: true } },
			byKey: { nodes: [{ key: 'custom.notifications' }] },
		});
	});

	test('can be set with other fields of the customer; unserved input fields are refused', async () => {
		const { body } = await ask(update, { input: { id: demoId, firstName: 'Mara Ann' } });
		expect(body.data.customerUpdate.customer.firstName).toBe('Mara Ann');
		const tags = await ask(update, { input: { id: demoId, firstName: '<i>x</i>' } });
		expect(tags.body.data.customerUpdate.userErrors).toEqual([
			{ field: ['firstName'], message: 'First name cannot contain HTML tags' },
		]);
		const note = await ask(update, { input: { id: demoId, note: 'x' } });
		expect(note.body.errors[0].extensions.code).toBe('NOT_SERVED');
	});
});
