import { describe, expect, test } from 'vitest';
import { action } from '../../app/routes/api/shopify-admin';
import { CUSTOMER_UPDATE } from '../../app/shopify/customer-metafields.queries';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, endTokens } from './account-visitor';
import { NEW, signUp } from './auth-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const _OTHER_CUSTOMER = 'gid://shopify/Customer/7100000000009';
/** The map in the demo shop. */
const PRODUCT = 'gid://shopify/Product/15000000000001';

const wishlist = (value: unknown = [PRODUCT]) => ({
	namespace: 'custom',
	key: 'wishlist',
	type: 'list.product_reference',
	value: JSON.stringify(value),
});

const notifications = (value: unknown) => ({
	namespace: 'custom',
	key: 'notifications',
	type: 'json',
	value: JSON.stringify(value),
});

interface EndpointBody {
	data: {
		customerUpdate: {
			customer: { metafields: { nodes: { key: string }[] } };
			userErrors: object[];
		};
	};
}

async function post(visitor: TestVisitor, body: unknown, type = 'application/json') {
	const response = await visitor.visit(
		'/api/shopify-admin',
		({ request, context }) => action({ request, context, params: {} }),
		{ method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) },
	);
	return { status: response.status, body: (await response.json()) as EndpointBody };
}

const update = (...metafields: object[]) => ({
	query: CUSTOMER_UPDATE,
	variables: { input: { metafields } },
});

/** Writes metafields like a merchant's app. */
async function askAdmin(id: string, metafields: object[]) {
	const query =
		'mutation ($input: CustomerInput!) { customerUpdate(input: $input) { userErrors { message } } }';
	const response = await fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Access-Token': shop.env.PRIVATE_ADMIN_API_TOKEN ?? '',
		},
		body: JSON.stringify({ query, variables: { input: { id, metafields } } }),
	});
	const { data } = (await response.json()) as {
		data: { customerUpdate: { userErrors: object[] } };
	};
	expect(data.customerUpdate.userErrors).toEqual([]);
}

async function newCustomer(name: string): Promise<TestVisitor> {
	const visitor = shop.visitor();
	await signUp(shop, visitor, { ...NEW, email: `${name}@aerolume.example` });
	return visitor;
}

async function adminCalls() {
	return (await shop.requests()).filter(({ operation }) => operation === 'CustomerUpdate');
}

test('a customer writes their own wishlist and notifications, and the response has the saved values', async () => {
	const visitor = await demoCustomer(shop);
	const since = '2026-11-20T10:00:00Z';
	const requests = notifications({ backInStock: [{ variantId: variantIds.soldOut, since }] });
	const { status, body } = await post(visitor, update(wishlist([]), requests));
	expect(status).toBe(200);
	const { customer, userErrors } = body.data.customerUpdate;
	expect(userErrors).toEqual([]);
	expect(customer.metafields.nodes.map(({ key }) => key)).toEqual([
		'custom.wishlist',
		'custom.notifications',
	]);
	const [call] = await adminCalls();
	expect(call?.variables.input).toMatchObject({ id: 'gid://shopify/Customer/7100000000001' });
});

test('an app of the Dev Dashboard writes with tokens that it requests, also after they have ended', async () => {
	const before = shop.env;
	shop.env = {
		...before,
		PRIVATE_ADMIN_API_TOKEN: '',
		ADMIN_API_CLIENT_ID: 'demo-aerolume-admin',
		ADMIN_API_CLIENT_SECRET: 'shpss_demo_aerolume_admin',
	};
	const visitor = await demoCustomer(shop);
	shop.env = before;
	const statuses: number[] = [];
	for (const _ of [1, 2]) statuses.push((await post(visitor, update(wishlist([])))).status);
	await fetch(`${shop.origin}/__demo/admin-tokens`, { method: 'DELETE' });
	statuses.push((await post(visitor, update(wishlist([])))).status);
	expect(statuses).toEqual([200, 200, 200]);
	const issued = (await shop.requests()).filter(({ operation }) => operation === 'adminToken');
	expect(issued).toHaveLength(2);
});

test('the response has no other metafields of the customer', async () => {
	const visitor = await demoCustomer(shop);
	const note = { namespace: 'custom', key: 'credit', type: 'json', value: '"bad payer"' };
	const foreign = { ...note, namespace: 'crm' };
	await askAdmin('gid://shopify/Customer/7100000000001', [note, foreign]);
	const { body } = await post(visitor, update(wishlist([])));
	expect(body.data.customerUpdate.customer.metafields.nodes).toEqual([
		{ namespace: 'custom', key: 'custom.wishlist', value: '[]' },
	]);
});

test('one customer cannot use up the budget of the others', async () => {
	const [visitor, other] = [await newCustomer('one'), await newCustomer('other')];
	const statuses: number[] = [];
	for (let count = 0; count < 40; count++) {
		statuses.push((await post(visitor, update(wishlist([])))).status);
	}
	expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
	expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
	expect((await post(other, update(wishlist([])))).status).toBe(200);
});

describe('refused without a platform request:', () => {
	const ATTEMPTS: [string, object][] = [
		[
			'an e-mail',
			{
				query: CUSTOMER_UPDATE,
				variables: { input: { email: 'x@y.example', metafields: [wishlist()] } },
			},
		],
		[
			'tags',
			{ query: CUSTOMER_UPDATE, variables: { input: { tags: ['vip'], metafields: [wishlist()] } } },
		],
		['another metafield', update({ ...wishlist(), key: 'credit' })],
		['another namespace', update({ ...wishlist(), namespace: 'app' })],
		['another type', update({ ...wishlist(), type: 'json' })],
		['a metafield’s id', update({ ...wishlist(), id: 'gid://shopify/Metafield/1' })],
		[
			'101 products',
			update(wishlist(Array.from({ length: 101 }, (_, at) => `gid://shopify/Product/${at + 1}`))),
		],
		['what is no product', update(wishlist(['gid://shopify/Customer/1']))],
		['a list that is no JSON', update({ ...wishlist(), value: 'x' })],
		['notifications of another form', update(notifications({ backInStock: [], admin: true }))],
		['no metafield', update()],
		[
			'another document',
			{ query: 'mutation { customerDelete(input: {}) { deletedCustomerId } }', variables: {} },
		],
		['the document with a space more', { ...update(wishlist()), query: `${CUSTOMER_UPDATE} ` }],
		['a query', { query: '{ customers(first: 10) { nodes { email } } }', variables: {} }],
	];

	test.each(ATTEMPTS)('%s', async (_, body) => {
		const { status } = await post(await demoCustomer(shop), body);
		expect(status).toBe(403);
		expect(await adminCalls()).toEqual([]);
	});

	test('a guest', async () => {
		expect((await post(shop.visitor(), update(wishlist()))).status).toBe(403);
		expect(await shop.requests()).toEqual([]);
	});

	test('a token that the platform no longer knows', async () => {
		const visitor = await demoCustomer(shop);
		await endTokens(shop);
		expect((await post(visitor, update(wishlist()))).status).toBe(403);
		expect(await adminCalls()).toEqual([]);
	});

	test('a body that is not JSON', async () => {
		const { status } = await post(await demoCustomer(shop), update(wishlist()), 'text/plain');
		expect(status).toBe(415);
		expect(await adminCalls()).toEqual([]);
	});
});
