import { beforeEach, describe, expect, test } from 'vitest';
import { createCircuitBreakers } from './circuit-breaker.server';
import type { ShopifyContext } from './client.server';
import {
	ADD,
	createClient,
	dropped,
	errors,
	failureOf,
	ok,
	PRODUCT,
	type Reply,
	resetSeen,
	seen,
	type UntypedClient,
} from './client-test-setup.server';
import { createSharedAttempts } from './shared-attempts.server';

beforeEach(resetSeen);

describe('the calls of one request', () => {
	test('are ten seconds together', async () => {
		const slow = (reply: Reply) => () => {
			seen.time += 4_000;
			return reply();
		};
		const shop = createClient([
			slow(ok({ product: 1 })),
			slow(dropped),
			slow(dropped),
			ok({ product: 2 }),
		]);
		await shop.query(PRODUCT, {});
		expect((await failureOf(shop.query(PRODUCT, {}))).message).toContain('after 2 attempts');
		const late = await failureOf(shop.query(PRODUCT, {}));
		expect(late.data.error).toBe('No time is left for this request');
		expect(seen.sent).toHaveLength(3);
		await shop.query(PRODUCT, { timeLimit: 'call' });
	});

	test('do not cut off a mutation that has begun, nor its check', async () => {
		const shop = createClient([
			() => {
				seen.time += 9_500;
				return ok({ cart: 1 })();
			},
			() => {
				seen.time += 5_000;
				throw new DOMException('late', 'TimeoutError');
			},
			ok({ cartLinesAdd: 'there' }),
		]);
		await shop.query(PRODUCT, {});
		const confirm = () => shop.query(PRODUCT, {});
		expect(await shop.mutate(ADD, { idempotent: false, confirm })).toEqual({
			cartLinesAdd: 'there',
		});
		const late = await failureOf(shop.mutate(ADD, { idempotent: false, confirm }));
		expect(late.data.error).toBe('No time is left for this request');
		expect(seen.sent).toHaveLength(3);
	});
});

describe('identical queries at the same time', () => {
	const attempts = createSharedAttempts(() => seen.time);
	const cacheable = { cacheable: true };
	const visitor = (replies: Reply[], overrides: Partial<ShopifyContext> = {}) =>
		createClient(replies, { attempts, ...overrides });

	test('are sent once', async () => {
		const replies = [ok({ product: 1 }), ok({ product: 2 })];
		const all = Array.from({ length: 64 }, () => visitor(replies).query(PRODUCT, cacheable));
		expect(new Set((await Promise.all(all)).map((data) => JSON.stringify(data)))).toEqual(
			new Set(['{"product":1}']),
		);
		expect(seen.sent).toHaveLength(1);
		expect(await visitor(replies).query(PRODUCT, cacheable)).toEqual({ product: 2 });
	});

	test('are repeated once, and each request reports its failure', async () => {
		// Each waits for the others before it repeats its query.
		let waiting: (() => void)[] = [];
		const sleep = () =>
			new Promise<void>((resolve) => {
				waiting.push(resolve);
				if (waiting.length < 10) return;
				for (const proceed of waiting) proceed();
				waiting = [];
			});
		const replies = [dropped, dropped, dropped];
		const all = Array.from({ length: 10 }, () =>
			failureOf(visitor(replies, { sleep }).query(PRODUCT, cacheable)),
		);
		for (const failure of await Promise.all(all)) expect(failure.message).toContain('3 attempts');
		expect(seen.sent).toHaveLength(3);
		expect(seen.lines.filter(({ level }) => level === 'error')).toHaveLength(10);
	});

	test('exclude each page from the cache if the response is partial', async () => {
		const half = () =>
			Response.json({ data: { product: 1, other: null }, errors: [{ message: 'Oops' }] });
		await Promise.all([1, 2].map(() => visitor([half]).query(PRODUCT, cacheable)));
		expect(seen.sent).toHaveLength(1);
		expect(seen.partial).toBe(2);
	});

	test('are sent by each buyer whom the limit of another one does not concern', async () => {
		const replies = [() => new Response('', { status: 430 }), ok({ product: 2 })];
		const first = failureOf(visitor(replies).query(PRODUCT, { ...cacheable, maxRetries: 1 }));
		const other = visitor(replies, { buyerIp: '203.0.113.8' }).query(PRODUCT, cacheable);
		await first;
		expect(await other).toEqual({ product: 2 });
		expect(seen.sent.map(({ headers }) => headers['Shopify-Storefront-Buyer-IP'])).toEqual([
			'203.0.113.7',
			'203.0.113.8',
		]);
	});

	test.each([
		['a private one', {}, { cacheable: false }],
		['another language', { language: 'DE' }, cacheable],
		['another country', { country: 'DE' }, cacheable],
		['another variable', {}, { ...cacheable, variables: { handle: 'b' } }],
	])('are not those of %s', async (_, overrides, options) => {
		const replies = [ok({ product: 1 }), ok({ product: 2 })];
		const responses = await Promise.all([
			visitor(replies).query(PRODUCT, { cacheable: options.cacheable }),
			visitor(replies, overrides).query(PRODUCT, options),
		]);
		expect(responses).toEqual([{ product: 1 }, { product: 2 }]);
	});

	test('get the response although the visitor who sent the query has gone', async () => {
		const background: Promise<unknown>[] = [];
		const waitUntil = (promise: Promise<unknown>) => void background.push(promise);
		const replies = [ok({ product: 1 })];
		const all = [1, 2].map(() => visitor(replies, { waitUntil }).query(PRODUCT, cacheable));
		expect(background).toHaveLength(1);
		await Promise.all([...background, ...all]);
	});

	test('do not wait for an attempt whose request was cancelled', async () => {
		const never = () => new Promise<Response>(() => undefined);
		const cancelled = visitor([never]).query(PRODUCT, { ...cacheable, maxRetries: 1 });
		cancelled.catch(() => undefined);
		seen.time += 5_000;
		expect(await visitor([never, ok({ product: 2 })]).query(PRODUCT, cacheable)).toEqual({
			product: 2,
		});
	});
});

describe('while the platform is down', () => {
	const once = { maxRetries: 1 };
	const breakers = () => createCircuitBreakers(() => seen.time);
	const outage = Array.from({ length: 20 }, () => dropped);

	async function fail(shop: UntypedClient, count: number): Promise<void> {
		for (let attempt = 0; attempt < count; attempt++) await failureOf(shop.query(PRODUCT, once));
	}

	test.each([
		['dropped connections', dropped],
		['HTTP 503', () => new Response('', { status: 503 })],
		[
			'time-outs',
			() => {
				throw new DOMException('late', 'TimeoutError');
			},
		],
	])('ten failures in a row (%s) are followed by errors without a call', async (_, reply) => {
		const shared = breakers();
		const replies = Array.from({ length: 10 }, () => reply);
		await fail(createClient(replies, { breakers: shared }), 10);
		const shop = createClient(replies, { breakers: shared });
		const failure = await failureOf(shop.query(PRODUCT, {}));
		expect(failure.data.error).toBe('The platform did not respond to the latest requests');
		await failureOf(shop.mutate(ADD, { idempotent: false }));
		expect(seen.sent).toHaveLength(10);
		expect(seen.pauses).toEqual([]);
	});

	test('one call in at most 0.6 s asks again, and its response ends the outage', async () => {
		const shared = breakers();
		const shop = createClient([...outage.slice(0, 11), ok({ product: 1 }), ok({ product: 2 })], {
			breakers: shared,
		});
		await fail(shop, 10);
		seen.time += 600;
		await fail(shop, 5);
		expect(seen.sent).toHaveLength(11);
		seen.time += 600;
		expect(await shop.query(PRODUCT, once)).toEqual({ product: 1 });
		expect(await shop.query(PRODUCT, once)).toEqual({ product: 2 });
	});

	test('the check of a mutation whose effect is unknown is sent nevertheless', async () => {
		const shared = breakers();
		const cart = ok({ cart: { id: '1' } });
		const shop = createClient([...outage.slice(0, 10), cart], { breakers: shared });
		await fail(shop, 9);
		const options = {
			maxRetries: 1,
			idempotent: false,
			confirm: () => shop.query(PRODUCT, once),
		};
		expect(await shop.mutate(ADD, options)).toEqual({ cart: { id: '1' } });
	});

	test.each([
		['THROTTLED', errors('THROTTLED')],
		['HTTP 429', () => new Response('', { status: 429 })],
		['an internal error of the query', errors('INTERNAL_SERVER_ERROR')],
		['a refusal', errors('ACCESS_DENIED')],
	])('%s is a response: other requests are sent as before', async (_, reply) => {
		const shared = breakers();
		const shop = createClient([...Array.from({ length: 12 }, () => reply), ok({ product: 1 })], {
			breakers: shared,
		});
		await fail(shop, 12);
		expect(await shop.query(PRODUCT, once)).toEqual({ product: 1 });
	});

	test('the Storefront API is asked while the Admin API is down', async () => {
		const shared = breakers();
		const shop = createClient([...outage.slice(0, 10), ok({ product: 1 })], { breakers: shared });
		for (let attempt = 0; attempt < 10; attempt++) {
			await failureOf(shop.query(PRODUCT, { ...once, api: 'admin' }));
		}
		expect(await shop.query(PRODUCT, once)).toEqual({ product: 1 });
	});
});
