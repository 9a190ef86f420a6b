import { describe, expect, test } from 'vitest';
import { ACCOUNT_PROFILE_QUERY } from '../../app/features/account/account.queries';
import { CART_QUERY } from '../../app/features/cart/cart.queries';
import { PRODUCT_QUERY } from '../../app/features/catalog/catalog.queries';
import { useEdge } from './edge';

const edge = useEdge();

function send(
	path: string,
	body: unknown,
	headers: Record<string, string> = {},
): Promise<Response> {
	return edge.fetch(path, {
		method: 'POST',
		headers: { Origin: edge.origin, 'Content-Type': 'application/json', ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
}

const product = { query: PRODUCT_QUERY, variables: { handle: 'frame-oak', giftCard: 'gift-card' } };

describe('POST /api/shopify-storefront', () => {
	test('runs a document of the allow-list', async () => {
		const response = await send('/api/shopify-storefront', product);
		expect(response.status).toBe(200);
		expect(await response.json()).toMatchObject({ data: { product: { handle: 'frame-oak' } } });
	});

	test.each([
		['a document of its own', 'query Shop { shop { name } }'],
		['a document that differs by a space', `${PRODUCT_QUERY} `],
		['the cart’s document', CART_QUERY],
		['the customer’s document', ACCOUNT_PROFILE_QUERY],
		['a mutation', 'mutation { cartCreate { cart { id } } }'],
	])('refuses %s with 403', async (_, query) => {
		const response = await send('/api/shopify-storefront', { query, variables: {} });
		expect(response.status).toBe(403);
		expect(await response.json()).toEqual({ error: expect.any(String) });
		expect(await edge.operations()).toEqual([]);
	});

	test.each([
		['no JSON', '{"query":', 400],
		['no query', {}, 400],
		['a query that is no text', { query: 1 }, 400],
		['variables that are no object', { ...product, variables: [1] }, 400],
		['a body above 64 kB', { ...product, padding: 'x'.repeat(70_000) }, 413],
	])('%s gets a JSON error', async (_, body, status) => {
		const response = await send('/api/shopify-storefront', body);
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({ error: expect.any(String) });
	});

	test('a variable of the wrong type gets 400 with the platform’s message', async () => {
		const response = await send('/api/shopify-storefront', {
			...product,
			variables: { handle: {} },
		});
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({
			data: { error: expect.stringContaining('handle') },
		});
	});

	test('a variable that the document does not declare gets 400', async () => {
		const response = await send('/api/shopify-storefront', {
			...product,
			variables: { ...product.variables, padding: 'x' },
		});
		expect(response.status).toBe(400);
	});

	test('accepts only JSON', async () => {
		const response = await send('/api/shopify-storefront', 'a=1', {
			'Content-Type': 'application/x-www-form-urlencoded',
		});
		expect(response.status).toBe(415);
	});

	test('accepts only same-origin requests', async () => {
		const response = await send('/api/shopify-storefront', product, {
			Origin: 'https://evil.example',
		});
		expect(response.status).toBe(403);
	});

	test('responds to GET with 405', async () => {
		const response = await edge.fetch('/api/shopify-storefront');
		expect(response.status).toBe(405);
		expect(response.headers.get('Allow')).toBe('POST');
	});

	test('a failure is status 500 with the specified message and the underlying one', async () => {
		await edge.faults([{ operation: '*', kind: 'http502' }]);
		const response = await send('/api/shopify-storefront', {
			...product,
			variables: { handle: 'x' },
		});
		expect(response.status).toBe(500);
		expect(await response.json()).toEqual({
			message: 'Shopify API error: GraphQL request failed after 3 attempts.',
			data: { error: 'HTTP 502' },
		});
	});
});

describe('POST /api/shopify-admin', () => {
	test('rejects documents that are not on its allow-list', async () => {
		const query = 'mutation { customerUpdate(input: {}) { customer { id } } }';
		expect((await send('/api/shopify-admin', { query })).status).toBe(403);
	});
});
