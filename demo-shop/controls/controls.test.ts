import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { useDemoShop } from '../testing/test-shop';
import { FaultRules, parseFaultRules } from './fault-rules';

const shop = useDemoShop();
const carts = cartApi(shop);

const name = 'query Name { shop { name } }';
const create = 'mutation Create { cartCreate { cart { id } } }';

const faults = (...rules: object[]) => shop.control('faults', 'PUT', { rules });

async function requestCount(): Promise<number> {
	return (await shop.control('requests')).body.requests.length;
}

/** A response, or the error of a failed connection. */
async function attempt(query: string, headers = {}) {
	try {
		const { status, body } = await shop.query(query, {}, headers);
		return { status, body };
	} catch (error) {
		return { status: null, body: String(error) };
	}
}

describe('faults', () => {
	test.each([
		['throttled', 200, { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }],
		[
			'internal',
			200,
			{
				errors: [
					{
						message: expect.stringMatching(/^Internal error\. .+ Request ID: /),
						extensions: { code: 'INTERNAL_SERVER_ERROR' },
					},
				],
			},
		],
		['http400', 400, { errors: { query: 'Required parameter missing or invalid' } }],
		['http401', 401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }],
		['http402', 402, { errors: "This shop's plan does not have access to this feature" }],
		['http403', 403, { errors: 'Unavailable Shop' }],
		['http423', 423, { errors: 'This shop is unavailable' }],
		['http429', 429, { errors: 'Too Many Requests' }],
		['http430', 430, expect.stringContaining('Shopify Security Rejection')],
		['http500', 500, { errors: 'Internal Server Error' }],
		['http502', 502, expect.stringContaining('502 Bad Gateway')],
		['http503', 503, 'Service Unavailable'],
	])('%s', async (kind, status, body) => {
		await faults({ operation: 'Name', kind });
		expect(await attempt(name)).toEqual({ status, body });
		expect((await attempt(create)).status).toBe(200);
		await shop.control('faults', 'DELETE');
		expect((await attempt(name)).body).toMatchObject({ data: { shop: { name: 'Aerolume' } } });
	});

	test('malformed: half a response; drop: none', async () => {
		await faults({ operation: 'shop', kind: 'malformed' });
		expect((await attempt(name)).body).toContain('JSON');
		await faults({ operation: '*', kind: 'drop' });
		expect((await attempt(name)).body).toContain('fetch failed');
	});

	test('timeout: held until the client aborts', async () => {
		await faults({ operation: '*', kind: 'timeout' });
		const request = fetch(`${shop.origin}/api/2026-04/graphql.json`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ query: name }),
			signal: AbortSignal.timeout(100),
		});
		await expect(request).rejects.toThrow('timeout');
	});

	test('partial: data with one failed field', async () => {
		await faults({ operation: '*', kind: 'partial' });
		const { body } = await shop.query(
			'{ shop { name description } product(handle: "map") { id } }',
		);
		expect(body.data).toEqual({
			shop: { name: 'Aerolume', description: expect.any(String) },
			product: null,
		});
		expect(body.errors[0]).toMatchObject({
			path: ['product'],
			extensions: { code: 'INTERNAL_SERVER_ERROR' },
		});
		const nested = await shop.query('{ shop { name description } }');
		expect(nested.body.data).toEqual({ shop: { name: 'Aerolume', description: null } });
	});

	test('latency: the response is late', async () => {
		await faults({ operation: 'Name', kind: 'latency', delayMs: 60 });
		const start = performance.now();
		expect((await attempt(name)).status).toBe(200);
		expect(performance.now() - start).toBeGreaterThanOrEqual(59);
	});

	test.each([
		['http500', 'before', ''],
		['http500', 'after', 'y'],
		['internal', 'after', 'y'],
		['http403', 'after', ''],
	])('%s %s: whether the operation had its effect', async (kind, phase, note) => {
		const { cart } = await carts.create();
		await faults({ operation: 'cartNoteUpdate', kind, phase });
		await attempt(`mutation { cartNoteUpdate(cartId: "${cart.id}", note: "y") { cart { id } } }`);
		expect((await carts.get(cart.id)).note).toBe(note);
	});

	test('times: the same request fails that often, then succeeds', async () => {
		await faults({ operation: '*', kind: 'throttled', times: 2 });
		const failed = async (group: string, query = name) =>
			'errors' in (await attempt(query, { 'Custom-Storefront-Request-Group-ID': group })).body;
		expect([await failed('1'), await failed('1'), await failed('1')]).toEqual([true, true, false]);
		expect([await failed('2'), await failed('1', create)]).toEqual([true, true]);
	});

	test('rate and seed: the same requests fail every time', () => {
		const matches = (seed: number) => {
			const rules = new FaultRules();
			const parsed = parseFaultRules({ operation: '*', kind: 'drop', rate: 0.3, seed });
			rules.replace(typeof parsed === 'string' ? [] : parsed);
			return Array.from(
				{ length: 1000 },
				() => rules.match({ names: ['a'], requestKey: () => 'k' }).length,
			);
		};
		const count = matches(7).reduce((sum, count) => sum + count, 0);
		expect(count).toBeGreaterThan(250);
		expect(count).toBeLessThan(350);
		expect(matches(7)).toEqual(matches(7));
		expect(matches(7)).not.toEqual(matches(8));
	});

	test.each([
		[{ operation: 'x' }, 'Rule 1: "kind" is one of latency'],
		[{ kind: 'drop' }, 'Rule 1: "operation" is the name'],
		[{ operation: '*', kind: 'drop', rate: 2 }, '"rate" is a number from 0 to 1.'],
		[{ operation: '*', kind: 'drop', phase: 'x' }, '"phase" is "before", "after" or "late".'],
		[{ operation: '*', kind: 'http500', phase: 'late' }, '"kind" is drop or timeout.'],
		[{ operation: '*', kind: 'drop', phase: 'late', delayMs: 60_001 }, '0 to 60000.'],
		[{ operation: '*', kind: 'drop', path: 'shop' }, '"path" and "code" are only for'],
		[{ operation: '*', kind: 'partial', path: 'a..b' }, '"path" is response keys'],
		[{ operation: '*', kind: 'partial', path: 7 }, '"path" is response keys'],
		[{ operation: '*', kind: 'partial', code: 'no' }, '"code" is an error code'],
		[{ operation: '*', kind: 'drop', times: -1 }, '"times" is a whole number'],
		[{ operation: '*', kind: 'latency', delayMs: 1.5 }, '"delayMs" is a whole number'],
		[{ operation: '*', kind: 'drop', what: 1 }, '"what" is not known'],
		['x', 'a rule is a JSON object.'],
	])('%j is refused', async (rule, message) => {
		const { status, body } = await shop.control('faults', 'PUT', [rule]);
		expect(status).toBe(400);
		expect(body.error).toContain(message);
	});

	test('can be queried', async () => {
		await faults({ operation: 'Name', kind: 'drop', rate: 0.5 });
		expect((await shop.control('faults')).body).toEqual({
			rules: [
				{
					operation: 'Name',
					kind: 'drop',
					phase: 'before',
					rate: 0.5,
					times: null,
					delayMs: 0,
					path: null,
					code: null,
					seed: 1,
				},
			],
		});
	});
});

describe('requests', () => {
	test('are listed without secrets', async () => {
		await shop.query(
			'mutation Login($input: CustomerAccessTokenCreateInput!, $id: ID!, $giftCardCodes: [String!]!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } cartGiftCardCodesAdd(cartId: $id, giftCardCodes: $giftCardCodes) { cart { id } } }',
			{
				input: { email: 'a@b.example', password: 'secret' },
				id: 'gid://shopify/Cart/t?key=abc',
				giftCardCodes: ['CARD-50-ABCD'],
			},
			{ 'Custom-Storefront-Request-Group-ID': 'g1', 'Shopify-Storefront-Buyer-IP': '203.0.113.7' },
		);
		const { requests } = (await shop.control('requests')).body;
		expect(requests).toMatchObject([
			{
				operation: 'Login',
				rootFields: ['customerAccessTokenCreate', 'cartGiftCardCodesAdd'],
				variables: {
					input: { email: 'a@b.example', password: '[hidden]' },
					id: 'gid://shopify/Cart/t?key=[hidden]',
					giftCardCodes: '[hidden]',
				},
				headers: {
					'custom-storefront-request-group-id': 'g1',
					'shopify-storefront-buyer-ip': '203.0.113.7',
					'x-shopify-storefront-access-token': '[given]',
				},
				status: 200,
				fault: null,
				at: '2026-11-20T10:00:00.500Z',
			},
		]);
	});

	test('contain the fault that was applied, and can be deleted', async () => {
		await faults({ operation: 'Name', kind: 'http429' });
		await attempt(name);
		expect((await shop.control('requests')).body.requests).toMatchObject([
			{ operation: 'Name', status: 429, fault: 'http429' },
		]);
		await shop.control('requests', 'DELETE');
		expect(await requestCount()).toBe(0);
	});
});

describe('the other controls', () => {
	test.each([
		[{ variantId: 999, stock: 1 }, '"variantId"'],
		[{ variantId: 101, stock: 1.5 }, '"stock"'],
		[{ variantId: 101 }, '"stock"'],
		[undefined, 'JSON object'],
	])('stock refuses %j', async (input, message) => {
		const { status, body } = await shop.control('stock', 'POST', input);
		expect(status).toBe(400);
		expect(body.error).toContain(message);
	});

	test('reset deletes carts, faults and requests', async () => {
		const { cart } = await carts.create();
		await faults({ operation: 'Nobody', kind: 'drop' });
		await shop.control('reset', 'POST');
		expect((await shop.control('faults')).body.rules).toEqual([]);
		expect(await requestCount()).toBe(0);
		expect(await carts.get(cart.id)).toBeNull();
	});

	test('list the available controls', async () => {
		expect((await shop.control('health')).body).toEqual({ status: 'ok', stateFolder: null });
		const unknown = await shop.control('nope');
		expect(unknown.status).toBe(404);
		expect(unknown.body.error).toContain(
			'health, reset, admin-tokens, definitions, requests, faults, mailbox, limits, orders, stock',
		);
		const wrong = await shop.control('reset');
		expect(wrong.status).toBe(405);
		expect(wrong.body.error).toBe('/__demo/reset takes POST.');
	});
});
