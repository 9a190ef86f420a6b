import { describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

const { post } = shop;

describe('versions', () => {
	test.each([
		['2026-01', '2026-01'],
		['2026-04', '2026-04'],
		['2026-07', '2026-07'],
		['2026-10', '2026-10'],
		['2024-07', '2026-01'],
	])('%s is served as %s', async (requested, served) => {
		const response = await post(`/api/${requested}/graphql.json`);
		expect(response.status).toBe(200);
		expect(response.headers.get('x-shopify-api-version')).toBe(served);
		expect(response.body).toMatchObject({ data: { shop: { name: 'Aerolume' } } });
	});

	test.each(['2026-05', 'garbage', '2031-01'])('%s is not found', async (version) => {
		const response = await post(`/api/${version}/graphql.json`);
		expect(response.status).toBe(404);
		expect(response.body).toEqual({ errors: 'Not Found' });
	});
});

describe('tokens', () => {
	const query = '{ product(handle: "map") { title tags } }';

	test.each([
		['public', { 'X-Shopify-Storefront-Access-Token': '8f4b2d6e1a9c47305d8e6b7f2c1a9034' }],
		['private', { 'Shopify-Storefront-Private-Token': 'shpat_demo_aerolume_private' }],
	])('the %s token gives access to every field', async (_name, headers) => {
		const response = await post('/api/2026-04/graphql.json', {
			headers: { 'Content-Type': 'application/json', ...headers } as Record<string, string>,
			body: JSON.stringify({ query }),
		});
		expect(response.body).toMatchObject({
			data: { product: { tags: ['map', 'light'] } },
		});
	});

	test.each([
		['X-Shopify-Storefront-Access-Token', 'wrong'],
		['X-Shopify-Storefront-Access-Token', 'shpat_demo_aerolume_private'],
		['X-Shopify-Storefront-Access-Token', 'shpat_demo_aerolume_admin'],
		['Shopify-Storefront-Private-Token', '8f4b2d6e1a9c47305d8e6b7f2c1a9034'],
	])('%s: %s is refused with an empty message', async (name, token) => {
		const response = await post('/api/2026-04/graphql.json', {
			headers: { 'Content-Type': 'application/json', [name]: token },
		});
		expect(response.status).toBe(401);
		expect(response.body).toEqual({
			errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }],
		});
	});

	test('without one, fields that need a token are null with an error', async () => {
		const response = await post('/api/2026-04/graphql.json', {
			body: JSON.stringify({
				query:
					'{ product(handle: "map") { title metafield(namespace: "custom", key: "details") { value } } }',
			}),
		});
		expect(response.status).toBe(200);
		const { body } = response;
		expect(body.data).toEqual({ product: { title: 'Wandkarte', metafield: null } });
		expect(body.errors[0]).toMatchObject({
			message:
				'Access denied for metafield field. Required access: `unauthenticated_read_product_listings` access scope.',
			path: ['product', 'metafield'],
			extensions: { code: 'ACCESS_DENIED' },
		});
	});

	test('without one, the complexity of a query is limited', async () => {
		const money = '{ amount }';
		const large = `{ products(first: 250) { nodes { variants(first: 250) { nodes {
			price ${money} compareAtPrice ${money} unitPrice ${money} image { url } selectedOptions { name }
			product { title featuredImage { url } seo { title } }
		} } } } }`;
		const response = await post('/api/2026-04/graphql.json', {
			body: JSON.stringify({ query: large }),
		});
		const { errors, data } = response.body;
		expect(errors[0]).toMatchObject({
			message: 'Complexity exceeded',
			extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', maxCost: 1000 },
		});
		expect(data).toBeUndefined();
		expect((await shop.query(large)).body.errors).toBeUndefined();
	});

	test('without one, a cart is read with all that a storefront shows', async () => {
		const money = '{ amount currencyCode }';
		const { status, body } = await post('/api/2026-04/graphql.json', {
			body: JSON.stringify({
				query: `{ cart(id: "gid://shopify/Cart/none") {
					cost { subtotalAmount ${money} totalAmount ${money} }
					lines(first: 250) { nodes {
						cost { amountPerQuantity ${money} subtotalAmount ${money} totalAmount ${money} }
						merchandise { ... on ProductVariant {
							price ${money} compareAtPrice ${money} image { url } selectedOptions { name value }
							product { title featuredImage { url } } } } } } } }`,
			}),
		});
		expect(status).toBe(200);
		expect(body.data).toEqual({ cart: null });
	});
});

describe('invalid requests', () => {
	const missing = { errors: { query: 'Required parameter missing or invalid' } };

	test.each([
		['no query', '{}'],
		['a query that is no text', '{"query":1}'],
		['variables that are a list', '{"query":"{shop{name}}","variables":[]}'],
		['broken JSON', '{"query":'],
		['no object', '"{shop{name}}"'],
		['nothing', ''],
	])('%s', async (_name, body) => {
		const response = await post('/api/2026-04/graphql.json', { body });
		expect(response.status).toBe(400);
		expect(response.body).toEqual(missing);
	});

	test('another method', async () => {
		const response = await fetch(`${shop.origin}/api/2026-04/graphql.json`);
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('POST, OPTIONS');
	});

	test('a body beyond 2 MB', async () => {
		const response = await post('/api/2026-04/graphql.json', { body: 'x'.repeat(2_100_000) });
		expect(response.status).toBe(413);
	});

	test('another content type', async () => {
		const response = await post('/api/2026-04/graphql.json', {
			headers: { 'Content-Type': 'text/plain' },
		});
		expect(response.status).toBe(400);
	});
});

test('CORS allows any origin', async () => {
	const preflight = await post('/api/2026-04/graphql.json', { method: 'OPTIONS', body: null });
	expect(preflight.status).toBe(204);
	expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
	expect(preflight.headers.get('access-control-allow-headers')).toContain(
		'X-Shopify-Storefront-Access-Token',
	);
	const response = await post('/api/2026-04/graphql.json');
	expect(response.headers.get('access-control-allow-origin')).toBe('*');
});
