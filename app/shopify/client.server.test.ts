import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createCatalogueChanges, type Sources } from './catalogue-changes.server';
import type { QueryOptions } from './client.server';
import {
	ADD,
	createClient,
	dropped,
	errors,
	failureOf,
	ok,
	PRODUCT,
	resetSeen,
	seen,
} from './client-test-setup.server';
import { createResponseCache } from './response-cache.server';
import type { CartQuery, CustomerSummaryQuery, ProductQuery } from './storefront.generated';

beforeEach(resetSeen);

describe('a query', () => {
	test('goes to the pinned version with private token, buyer’s IP address, language and country', async () => {
		await createClient([ok({ product: { id: '1' } })]).query(PRODUCT, {
			variables: { handle: 'a' },
		});
		expect(seen.sent[0]?.url).toBe('https://shop.example/api/2026-04/graphql.json');
		expect(seen.sent[0]?.headers).toMatchObject({
			'Shopify-Storefront-Private-Token': 'private',
			'Shopify-Storefront-Buyer-IP': '203.0.113.7',
			'Custom-Storefront-Request-Group-ID': 'group-1',
		});
		expect(seen.sent[0]?.body.variables).toEqual({ handle: 'a', country: 'US', language: 'EN' });
	});

	test.each([
		['throttled', errors('THROTTLED', 'Throttled')],
		['HTTP 429', () => new Response('', { status: 429 })],
		['HTTP 430 with an HTML body', () => new Response('<html>', { status: 430 })],
		['HTTP 502', () => new Response('bad gateway', { status: 502 })],
		['an internal error', errors('INTERNAL_SERVER_ERROR')],
		['a malformed body', () => new Response('{"data": {')],
		['a body without data', () => Response.json({})],
		['a dropped connection', dropped],
	])('is repeated after %s, with a pause of a second', async (_, failure) => {
		const data = await createClient([failure, failure, ok({ product: { id: '1' } })]).query(
			PRODUCT,
			{},
		);
		expect(data).toEqual({ product: { id: '1' } });
		expect(seen.pauses).toEqual([1000, 1000]);
		expect(seen.lines.map(({ message }) => message)).toEqual([
			'Retrying storefront API fetch request (1/3)',
			'Retrying storefront API fetch request (2/3)',
		]);
	});

	test('fails after three attempts with the specified message', async () => {
		const failure = await failureOf(createClient([dropped, dropped, dropped]).query(PRODUCT, {}));
		expect(failure.message).toBe('Shopify API error: GraphQL request failed after 3 attempts.');
		expect(failure.status).toBe(500);
		expect(failure.data).toEqual({ error: 'Network connection lost.' });
		expect(seen.sent).toHaveLength(3);
	});

	test.each([
		[
			'an invalid token',
			() =>
				Response.json(
					{ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
					{ status: 401 },
				),
			'UNAUTHORIZED',
			false,
		],
		['a field that does not exist', errors('undefinedField'), 'undefinedField', true],
		['a cursor that is none', errors('BAD_REQUEST', 'Invalid cursor'), 'BAD_REQUEST', true],
		[
			'a refused scope',
			() =>
				Response.json({
					data: { customer: null },
					errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }],
				}),
			'ACCESS_DENIED',
			false,
		],
		[
			'a shop that is not there, with errors as a string',
			() => Response.json({ errors: 'Not Found' }, { status: 404 }),
			undefined,
			false,
		],
	])('is not repeated after %s', async (_, reply, code, invalidInput) => {
		const failure = await failureOf(createClient([reply]).query(PRODUCT, {}));
		expect(failure.message).toBe('Shopify API error: GraphQL request failed after 1 attempts.');
		expect(failure.code).toBe(code);
		expect(failure.invalidInput).toBe(invalidInput);
	});

	test.each([
		['storefront', 'PRIVATE_STOREFRONT_API_TOKEN'],
		['admin', 'PRIVATE_ADMIN_API_TOKEN'],
	])('to the %s API with a wrong token is logged with the setting %s', async (api, setting) => {
		const refuse = () => Response.json({ errors: 'Unauthorized' }, { status: 401 });
		await failureOf(createClient([refuse]).query(PRODUCT, { api }));
		expect(seen.lines).toEqual([
			{
				level: 'error',
				message: 'Shopify API request failed',
				remedy: `${setting} is wrong or missing: set that of this shop`,
			},
		]);
	});

	test('stops when ten seconds are used up', async () => {
		const slow = () => {
			seen.time += 5_000;
			throw new DOMException('late', 'TimeoutError');
		};
		const failure = await failureOf(createClient([slow, slow, slow]).query(PRODUCT, {}));
		expect(failure.message).toContain('after 2 attempts');
		expect(failure.data.error).toBe('No response within 4000 ms');
	});

	test('takes maxRetries as the number of attempts', async () => {
		await failureOf(createClient([dropped, dropped]).query(PRODUCT, { maxRetries: 1 }));
		expect(seen.sent).toHaveLength(1);
	});

	test('returns partial data, reports it, and does not cache the response', async () => {
		const half = () =>
			Response.json({
				data: { product: { id: '1' }, other: null },
				errors: [{ message: 'Internal error' }],
			});
		const shop = createClient([half, ok({ product: { id: '1' }, other: 2 })]);
		const options = { cacheable: true };
		expect(await shop.query(PRODUCT, options)).toEqual({ product: { id: '1' }, other: null });
		expect(seen.partial).toBe(1);
		expect(await shop.query(PRODUCT, options)).toEqual({ product: { id: '1' }, other: 2 });
	});
});

describe('a part that a query needs', () => {
	const partialWith = (extensions: object) => () =>
		Response.json({
			data: { product: null, related: [] },
			errors: [{ message: 'Oops', path: ['product', 'variants'], extensions }],
		});
	const broken = partialWith({ code: 'INTERNAL_SERVER_ERROR' });
	const needs = { needs: ['product'] };

	test('is requested again if it is null because of an error', async () => {
		const shop = createClient([
			broken,
			partialWith({ code: 'THROTTLED' }),
			ok({ product: { id: '1' } }),
		]);
		expect(await shop.query(PRODUCT, needs)).toEqual({ product: { id: '1' } });
		expect(seen.partial).toBe(0);
	});

	test('causes an error if it stays null', async () => {
		const denied = partialWith({ code: 'ACCESS_DENIED' });
		const shop = createClient([broken, broken, broken, denied]);
		const failure = await failureOf(shop.query(PRODUCT, needs));
		expect(failure.message).toBe('Shopify API error: GraphQL request failed after 3 attempts.');
		expect(failure.data).toEqual({ error: 'Oops' });
		expect((await failureOf(shop.query(PRODUCT, needs))).message).toContain('after 1 attempts.');
	});

	test('is null if it does not exist, even if other parts have errors', async () => {
		const data = { product: null, related: null, shop: {} };
		const reply = () => Response.json({ data, errors: [{ message: 'Oops', path: ['related'] }] });
		expect(await createClient([reply]).query(PRODUCT, needs)).toEqual(data);
	});
});

test('a response without data of a missing access scope counts as complete', async () => {
	const denied = { message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } };
	const half = () =>
		Response.json({ data: { product: { id: '1' }, other: null }, errors: [denied] });
	await createClient([half]).query(PRODUCT, {});
	expect(seen.partial).toBe(0);
});

test('a refusal that the caller expects is logged, but not as an error', async () => {
	const ended = createClient([errors('ACCESS_DENIED'), errors('ACCESS_DENIED')]);
	const once = { idempotent: true };
	await failureOf(ended.mutate(ADD, { ...once, expects: 'ACCESS_DENIED' }));
	await failureOf(ended.mutate(ADD, { ...once, expects: 'THROTTLED' }));
	expect(seen.lines.map(({ level, message }) => [level, message])).toEqual([
		['info', 'Shopify API request refused'],
		['error', 'Shopify API request failed'],
	]);
});

test('another API version than the pinned one causes one warning', async () => {
	const other = () =>
		Response.json({ data: { product: 1 } }, { headers: { 'X-Shopify-API-Version': '2026-07' } });
	const shop = createClient([other, other]);
	await shop.query(PRODUCT, { cacheable: false });
	await shop.query(PRODUCT, { cacheable: false });
	expect(seen.lines.map(({ message }) => message)).toEqual([
		'The platform responds with API version 2026-07 instead of 2026-04',
	]);
});

describe('the cache', () => {
	const now = () => seen.time;
	const noChanges = () => createCatalogueChanges(now);

	test('caches a cacheable query for 300 seconds', async () => {
		const cache = createResponseCache(noChanges(), now);
		const ask = () =>
			createClient([ok({ product: 1 }), ok({ product: 2 })], { cache }).query(PRODUCT, {
				cacheable: true,
			});
		expect(await ask()).toEqual({ product: 1 });
		seen.time += 299_999;
		expect(await ask()).toEqual({ product: 1 });
		seen.time += 1;
		expect(await ask()).toEqual({ product: 2 });
	});

	test('has separate entries for variables, language and country', async () => {
		const cache = createResponseCache(noChanges(), now);
		const a = { variables: { handle: 'a' }, cacheable: true };
		const b = { variables: { handle: 'b' }, cacheable: true };
		const replies = [1, 2, 3, 4].map((id) => ok({ product: id }));
		const shop = createClient(replies, { cache });
		await shop.query(PRODUCT, a);
		await shop.query(PRODUCT, b);
		await createClient(replies, { cache, language: 'DE' }).query(PRODUCT, a);
		await createClient(replies, { cache, country: 'DE' }).query(PRODUCT, a);
		expect(seen.sent).toHaveLength(4);
	});

	test('has no response that shows a product which has changed since', async () => {
		const changes = noChanges();
		const cache = createResponseCache(changes, now);
		const shown = (id: number) => ({ product: { id: `gid://shopify/Product/${id}` } });
		const shop = createClient([1, 2, 3].map(shown).map(ok), { cache });
		const ask = (handle: string) => shop.query(PRODUCT, { variables: { handle }, cacheable: true });
		await ask('a');
		await ask('b');
		seen.time += 1;
		changes.record(['Product/2']);
		expect(await ask('a')).toEqual(shown(1));
		expect(await ask('b')).toEqual(shown(3));
	});

	test('states when the platform was asked, and for which products', async () => {
		const read: Sources[] = [];
		const cache = createResponseCache(noChanges(), now);
		const data = {
			product: {
				id: 'gid://shopify/Product/7',
				variants: [{ id: 'gid://shopify/ProductVariant/8' }],
			},
		};
		const shop = createClient([ok(data)], { cache, onRead: (sources) => read.push(sources) });
		for (let visits = 0; visits < 2; visits++) {
			await shop.query(PRODUCT, { cacheable: true });
			seen.time += 1_000;
		}
		const sources = { readAt: 1_000_000, subjects: ['Product/7'] };
		expect(read).toMatchObject([sources, sources]);
	});

	test('does not store private responses', async () => {
		const shop = createClient([ok({ product: 1 }), ok({ product: 2 })]);
		await shop.query(PRODUCT, { cacheable: false });
		expect(await shop.query(PRODUCT, { cacheable: false })).toEqual({ product: 2 });
	});

	const account = { name: 'customer-account', url: '/', cacheable: false, headers: () => ({}) };

	test.each([{ api: 'admin' }, { api: account }])(
		'refuses to cache responses of %o',
		async ({ api }) => {
			await expect(createClient([]).query(PRODUCT, { api, cacheable: true })).rejects.toThrow(
				'cannot be cached: Product',
			);
			expect(seen.sent).toEqual([]);
		},
	);

	test('refuses a cart and a customer in its types', () => {
		expectTypeOf<QueryOptions<CartQuery>['cacheable']>().toEqualTypeOf<false>();
		expectTypeOf<QueryOptions<CustomerSummaryQuery>['cacheable']>().toEqualTypeOf<false>();
		expectTypeOf<QueryOptions<ProductQuery>['cacheable']>().toEqualTypeOf<boolean>();
	});
});

describe('a mutation', () => {
	const never = async () => {
		throw new Error('The state was read without need');
	};

	test('is repeated after THROTTLED without reading the state', async () => {
		const shop = createClient([
			errors('THROTTLED'),
			() => new Response('', { status: 429 }),
			ok({ cartLinesAdd: 1 }),
		]);
		expect(await shop.mutate(ADD, { idempotent: false, confirm: never })).toEqual({
			cartLinesAdd: 1,
		});
	});

	test.each([
		['a dropped connection', dropped],
		['HTTP 500', () => new Response('', { status: 500 })],
		['a malformed body', () => new Response('<html>')],
		[
			'a partial response',
			() =>
				Response.json({
					data: { cartLinesAdd: { cart: null } },
					errors: [{ message: 'Internal error' }],
				}),
		],
		[
			'a response whose cart is null because of an error in it',
			() =>
				Response.json({
					data: { cartLinesAdd: { cart: null, userErrors: [] } },
					errors: [{ message: 'Oops', path: ['cartLinesAdd', 'cart', 'lines', 'nodes', 0, 'id'] }],
				}),
		],
	])('whose effect is visible after %s is not repeated', async (_, failure) => {
		const shop = createClient([failure]);
		const data = await shop.mutate(ADD, {
			idempotent: false,
			confirm: async () => ({ cartLinesAdd: 'there' }),
		});
		expect(data).toEqual({ cartLinesAdd: 'there' });
		expect(seen.sent).toHaveLength(1);
	});

	test.each([
		['HTTP 500', () => new Response('', { status: 500 })],
		['a malformed body', () => new Response('<html>')],
		['an internal error', errors('INTERNAL_SERVER_ERROR')],
	])('that has ended without effect, after %s, is repeated', async (_, failure) => {
		const shop = createClient([failure, ok({ cartLinesAdd: 2 })]);
		const options = { idempotent: false };
		expect(await shop.mutate(ADD, options)).toEqual({ cartLinesAdd: 2 });
	});

	test.each([
		['a dropped connection', dropped],
		['HTTP 502', () => new Response('', { status: 502 })],
		['HTTP 504', () => new Response('', { status: 504 })],
	])('that may still be running, after %s, is checked and never sent again', async (_, failure) => {
		let looked = 0;
		const confirm = async () => (++looked === 3 ? { cartLinesAdd: 'late' } : undefined);
		const shop = createClient([failure]);
		expect(await shop.mutate(ADD, { idempotent: false, confirm })).toEqual({
			cartLinesAdd: 'late',
		});
		expect(seen.sent).toHaveLength(1);
	});

	test('that never shows its effect fails after three checks', async () => {
		const options = { idempotent: false };
		const failure = await failureOf(createClient([dropped]).mutate(ADD, options));
		expect(failure.message).toContain('after 3 attempts');
		expect(seen.sent).toHaveLength(1);
	});

	test('that is idempotent is repeated after a dropped connection too', async () => {
		const shop = createClient([dropped, ok({ cartLinesUpdate: 2 })]);
		const options = { idempotent: true };
		expect(await shop.mutate(ADD, options)).toEqual({ cartLinesUpdate: 2 });
	});

	test('whose response lacks a leaf field is used', async () => {
		const response = { cartLinesAdd: { cart: { id: '1', note: null } } };
		const path = ['cartLinesAdd', 'cart', 'note'];
		const reply = () =>
			Response.json({ data: response, errors: [{ message: 'Access denied', path }] });
		expect(await createClient([reply]).mutate(ADD, { idempotent: false, confirm: never })).toEqual(
			response,
		);
	});

	test('that is refused is not repeated', async () => {
		await failureOf(
			createClient([errors('ACCESS_DENIED')]).mutate(ADD, { idempotent: false, confirm: never }),
		);
		expect(seen.sent).toHaveLength(1);
	});
});
