import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { describe, expect, test } from 'vitest';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as cartLink } from '../../app/routes/cart-link';
import { loader as discount } from '../../app/routes/discount';
import { variantIds } from '../setup/catalogue';
import { outcomeOf } from './auth-visitor';
import { loadSession } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const VALID = 'WILLKOMMEN10';
const LINE = `${variantIds.plenty}:1`;

/** Headers of requests that are not a visit. */
const AUTOMATED: [string, RequestInit][] = [
	['HEAD', { method: 'HEAD' }],
	['a crawler', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
	['a link preview', { headers: { 'User-Agent': 'WhatsApp/2.23.20.0' } }],
	['a picture', { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' } }],
	['a frame', { headers: { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'iframe' } }],
];

const PREFETCHES: [string, string][] = [
	['Sec-Purpose', 'prefetch'],
	['Sec-Purpose', 'prefetch;prerender'],
	['Purpose', 'prefetch'],
];

/** A click in a mail, read in the browser. */
const CLICK = {
	'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
	'Sec-Fetch-Site': 'cross-site',
	'Sec-Fetch-Mode': 'navigate',
	'Sec-Fetch-Dest': 'document',
};

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

function follow(loader: Loader, visitor: TestVisitor, value: string, init?: RequestInit) {
	const run: Parameters<typeof visitor.visit>[1] = ({ request, context }) =>
		outcomeOf(loader({ request, context, params: { code: value, lines: value } }));
	return visitor.visit(`/en/discount/${value}`, run, init) as ReturnType<typeof outcomeOf>;
}

const useCode = (visitor: TestVisitor, code: string, init?: RequestInit) =>
	follow(discount, visitor, code, init);

async function codes(visitor: TestVisitor): Promise<Record<string, boolean>> {
	const { cart } = await loadSession(visitor, '/en');
	return Object.fromEntries(
		(cart?.discountCodes ?? []).map(({ code, applicable }) => [code, applicable]),
	);
}

async function buyer(address?: string): Promise<TestVisitor> {
	const visitor = shop.visitor(address);
	await visitor.post(
		'/en/api/cart',
		{ intent: 'add', variantId: variantIds.plenty },
		({ request, context }) => cartApi({ request, context, params: {} }),
	);
	return visitor;
}

describe('/discount/{code}', () => {
	test('of another site’s page applies the code', async () => {
		const visitor = await buyer();
		expect(await useCode(visitor, VALID, { headers: CLICK })).toMatchObject({ status: 303 });
		expect(await codes(visitor)).toEqual({ [VALID]: true });
	});

	test('a code that does not apply displaces none that does', async () => {
		const visitor = await buyer();
		await useCode(visitor, VALID);
		await useCode(visitor, 'NONSENSE');
		await useCode(visitor, 'MORE-NONSENSE');
		expect(await codes(visitor)).toEqual({ [VALID]: true, 'MORE-NONSENSE': false });
		await useCode(visitor, VALID.toLowerCase());
		expect(await codes(visitor)).toEqual({ [VALID]: true });
	});

	test('in an empty cart a code is kept for the first product, whatever follows it', async () => {
		const visitor = shop.visitor();
		await useCode(visitor, VALID);
		await useCode(visitor, 'NONSENSE');
		await visitor.post(
			'/en/api/cart',
			{ intent: 'add', variantId: variantIds.plenty },
			({ request, context }) => cartApi({ request, context, params: {} }),
		);
		expect(await codes(visitor)).toEqual({ [VALID]: true, NONSENSE: false });
	});

	test.each([
		['that applies', buyer, VALID, 'LINKED_CODE_APPLIES'],
		['that waits for a product', async () => shop.visitor(), VALID, 'LINKED_CODE_SAVED'],
		['that has ended', buyer, 'SOMMER25', 'DISCOUNT_CURRENTLY_INACTIVE'],
		['that never was, without a product', async () => shop.visitor(), 'NOPE', 'DISCOUNT_NOT_FOUND'],
	])('of a code %s is reported once', async (_, visit, code, notice) => {
		const visitor = await visit();
		await useCode(visitor, code);
		expect((await loadSession(visitor, '/en')).notices).toMatchObject([
			{ code: notice, message: expect.stringContaining('discount code') },
		]);
		expect((await loadSession(visitor, '/en')).notices).toEqual([]);
	});

	test('above the limit of an IP address is only redirected', async () => {
		const visitor = await buyer('203.0.113.9');
		for (let use = 1; use <= 40; use++) await useCode(visitor, `GUESS${use}`, { headers: CLICK });
		expect(await useCode(visitor, VALID, { headers: CLICK })).toMatchObject({ status: 303 });
		expect(await codes(visitor)).toEqual({ GUESS40: false });
	});

	test.each(AUTOMATED)('is only redirected for %s', async (_, init) => {
		const visitor = shop.visitor();
		expect(await useCode(visitor, VALID, init)).toMatchObject({ status: 303, location: '/en' });
		expect(await shop.requests()).toEqual([]);
		expect(visitor.cookie).toBe('');
	});
});

describe('/cart/{lines}', () => {
	test('of another site’s page leads to a checkout', async () => {
		const { location } = await follow(cartLink, shop.visitor(), LINE, { headers: CLICK });
		expect(location).toMatch(/\/cart\/c\//);
	});

	test.each(AUTOMATED)('makes no cart for %s', async (_, init) => {
		const outcome = await follow(cartLink, shop.visitor(), LINE, init);
		expect(outcome).toMatchObject({ status: 303, location: '/en' });
		expect(await shop.requests()).toEqual([]);
	});
});

describe.each([
	['/discount/{code}', discount, VALID],
	['/cart/{lines}', cartLink, LINE],
])('%s refuses a prefetch, so that the visit asks again:', (_, loader, value) => {
	test.each(PREFETCHES)('%s: %s', async (header, purpose) => {
		const headers = { ...CLICK, [header]: purpose };
		const outcome = await follow(loader, shop.visitor(), value, { headers });
		expect(outcome).toMatchObject({ status: 403, location: null });
		expect(await shop.requests()).toEqual([]);
	});
});
