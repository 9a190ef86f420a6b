import { beforeEach, describe, expect, test } from 'vitest';
import type { CartResponse } from '../../app/features/cart/cart-view';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as sessionLoader } from '../../app/routes/api/session';
import { variantIds } from '../setup/catalogue';
import { add, change, completeCheckout, lineId, loadSession, quantities } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();

/** Germany, oak, 60 × 40 cm: 42 in stock. */
const PLENTY = variantIds.plenty;
/** Germany, oak, 90 × 60 cm: 24 in stock. */
const OTHER = variantIds.large;
/** Germany, black, 90 × 60 cm: 3 in stock. */
const SCARCE = variantIds.threeLeft;
/** Germany, aluminium, 90 × 60 cm: sold out. */
const SOLD_OUT = variantIds.soldOut;

const logged = useLog();

async function operations(): Promise<(string | null)[]> {
	return (await shop.requests()).map(({ operation }) => operation);
}

describe('adding', () => {
	test('the first product creates the cart, the next one is added to it', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { body } = await change(visitor, add(OTHER, '2'));
		expect(quantities(body)).toEqual({ [PLENTY]: 1, [OTHER]: 2 });
		expect((await operations()).filter((name) => name === 'CartCreate')).toHaveLength(1);
	});

	test('a line has its picture, and the same view at night where the variant has one', async () => {
		const visitor = shop.visitor();
		const { body } = await change(visitor, add(PLENTY));
		expect(body.cart?.lines[0]?.image).toMatchObject({
			url: expect.stringContaining('aerolume-germany-oak.webp'),
			atNight: { url: expect.stringContaining('aerolume-germany-oak-night.webp') },
		});
	});

	test('the same product raises the quantity of its line, newest line first', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await change(visitor, add(OTHER));
		const { body } = await change(visitor, add(PLENTY, '3'));
		expect(body.cart?.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
			[OTHER, 1],
			[PLENTY, 4],
		]);
	});

	test('limits a line to 10 with a warning', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY, '8'));
		const { status, body } = await change(visitor, add(PLENTY, '5'));
		expect(status).toBe(200);
		expect(quantities(body)).toEqual({ [PLENTY]: 10 });
		expect(body.notices).toMatchObject([
			{ code: 'LINE_LIMIT', message: expect.stringContaining('höchstens 10') },
		]);
	});

	test('parallel additions do not exceed the limit', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY, '6'));
		await Promise.all([1, 2, 3].map(() => change(visitor, add(PLENTY, '4'))));
		expect(quantities(await loadSession(visitor))).toEqual({ [PLENTY]: 10 });
	});

	test('limits 1e9 of a new line to 10', async () => {
		const { status, body } = await change(shop.visitor(), add(PLENTY, '1e9'));
		expect(status).toBe(200);
		expect(quantities(body)).toEqual({ [PLENTY]: 10 });
	});

	test('a quantity above the stock becomes the stock, with a warning', async () => {
		const { body } = await change(shop.visitor(), add(SCARCE, '9'), '/en');
		expect(quantities(body)).toEqual({ [SCARCE]: 3 });
		expect(body.notices).toMatchObject([
			{
				kind: 'warning',
				code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
				message: expect.stringContaining('in stock'),
			},
		]);
	});

	test('a sold-out product gets a message', async () => {
		const { body } = await change(shop.visitor(), add(SOLD_OUT));
		expect(body.notices).toMatchObject([
			{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Dieser Artikel ist ausverkauft.' },
		]);
	});

	test('a response states whether something was added', async () => {
		const visitor = shop.visitor();
		const added = async (...[id, quantity]: Parameters<typeof add>) =>
			(await change(visitor, add(id, quantity))).body.added;
		expect(await added(SOLD_OUT)).toBe(false);
		expect(await added(PLENTY, '9')).toBe(true);
		expect(await added(PLENTY, '2')).toBe(true);
		expect(await added(PLENTY)).toBe(false);
		expect(await added(SOLD_OUT)).toBe(false);
		expect(await added(SCARCE, '9')).toBe(true);
		expect(await added(SCARCE)).toBe(false);
	});

	test('the message about a sold-out product comes with its own changes alone', async () => {
		const visitor = shop.visitor();
		const codes = async (fields: Record<string, string>) =>
			(await change(visitor, fields)).body.notices.map(({ code }) => code);
		const soldOut = ['MERCHANDISE_OUT_OF_STOCK'];
		expect(await codes(add(SOLD_OUT))).toEqual(soldOut);
		expect(await codes(add(PLENTY))).toEqual([]);
		const cart = await loadSession(visitor);
		const update = (variantId: string) =>
			codes({ intent: 'update', lineId: lineId(cart, variantId), quantity: '2' });
		expect(await update(PLENTY)).toEqual([]);
		expect(await update(SOLD_OUT)).toEqual(soldOut);
		expect(await codes({ intent: 'discount', code: 'NO-SUCH-CODE' })).toEqual([
			'DISCOUNT_NOT_FOUND',
		]);
		expect(await codes({ intent: 'remove', lineId: lineId(cart, PLENTY) })).toEqual([]);
		expect(await codes(add(SOLD_OUT))).toEqual(soldOut);
	});

	test.each([
		['a variant that does not exist', add('99'), 'INVALID_MERCHANDISE'],
		['a variant that is no id', add('abc'), 'INVALID_MERCHANDISE'],
		['a quantity of abc', add(PLENTY, 'abc'), 'QUANTITY_INVALID'],
		['a quantity of -1', add(PLENTY, '-1'), 'QUANTITY_INVALID'],
		['a quantity of 0', add(PLENTY, '0'), 'QUANTITY_INVALID'],
		['a quantity of 1.5', add(PLENTY, '1.5'), 'QUANTITY_INVALID'],
		['an unknown intent', { intent: 'steal' }, 'INVALID_REQUEST'],
		['an empty form', {}, 'INVALID_REQUEST'],
	])('%s gets 422 with a message, and the cart stays unchanged', async (_, fields, code) => {
		const visitor = shop.visitor();
		await change(visitor, add(OTHER));
		const { status, body } = await change(visitor, fields as Record<string, string>, '/en');
		expect(status).toBe(422);
		expect(body.notices).toMatchObject([
			{ kind: 'error', code, message: expect.stringMatching(/\w{4}/) },
		]);
		expect(quantities(body)).toEqual({ [OTHER]: 1 });
	});

	test('a body that is not a form gets 422', async () => {
		const response = await shop
			.visitor()
			.visit('/api/cart', ({ request, context }) => cartApi({ request, context, params: {} }), {
				method: 'POST',
				body: '{"a":',
				headers: { 'Content-Type': 'application/json' },
			});
		expect(response.status).toBe(422);
	});
});

describe('changing', () => {
	let visitor: TestVisitor;
	let cart: CartResponse;

	beforeEach(async () => {
		visitor = shop.visitor();
		await change(visitor, add(PLENTY, '2'));
		cart = (await change(visitor, add(OTHER))).body;
	});

	test('sets a quantity', async () => {
		const fields = { intent: 'update', lineId: lineId(cart, PLENTY), quantity: '5' };
		expect(quantities((await change(visitor, fields)).body)).toEqual({ [PLENTY]: 5, [OTHER]: 1 });
	});

	test.each(['0', '-1', '-1e9'])('a quantity of %s removes the line', async (quantity) => {
		const fields = { intent: 'update', lineId: lineId(cart, PLENTY), quantity };
		expect(quantities((await change(visitor, fields)).body)).toEqual({ [OTHER]: 1 });
	});

	test.each(['11', '1e9'])('a quantity of %s becomes 10 and says so', async (quantity) => {
		const fields = { intent: 'update', lineId: lineId(cart, PLENTY), quantity };
		const { body } = await change(visitor, fields);
		expect(quantities(body)).toEqual({ [PLENTY]: 10, [OTHER]: 1 });
		expect(body.notices).toMatchObject([{ code: 'LINE_LIMIT', lineId: lineId(cart, PLENTY) }]);
	});

	test('removes a line', async () => {
		const fields = { intent: 'remove', lineId: lineId(cart, PLENTY) };
		expect(quantities((await change(visitor, fields)).body)).toEqual({ [OTHER]: 1 });
	});

	test('removing a missing line changes nothing', async () => {
		const fields = { intent: 'remove', lineId: lineId(cart, PLENTY) };
		await change(visitor, fields);
		const { status, body } = await change(visitor, fields);
		expect(status).toBe(200);
		expect(quantities(body)).toEqual({ [OTHER]: 1 });
	});

	test('a missing line cannot be changed, and the cart stays unchanged', async () => {
		await change(visitor, { intent: 'remove', lineId: lineId(cart, PLENTY) });
		const fields = { intent: 'update', lineId: lineId(cart, PLENTY), quantity: '3' };
		const { status, body } = await change(visitor, fields);
		expect(status).toBe(422);
		expect(body.notices).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }]);
		expect(quantities(body)).toEqual({ [OTHER]: 1 });
	});

	test('a line of another visitor’s cart cannot be changed', async () => {
		const thief = shop.visitor();
		await change(thief, add(OTHER));
		await change(thief, { intent: 'update', lineId: lineId(cart, PLENTY), quantity: '9' });
		await change(thief, { intent: 'remove', lineId: lineId(cart, OTHER) });
		expect(quantities(await loadSession(visitor))).toEqual({ [PLENTY]: 2, [OTHER]: 1 });
		expect(quantities(await loadSession(thief))).toEqual({ [OTHER]: 1 });
	});
});

describe('the mirror', () => {
	test('contains no id of the cart and no data of the buyer', async () => {
		const visitor = shop.visitor();
		const { body } = await change(visitor, add(PLENTY));
		expect(Object.keys(body.cart ?? {})).not.toContain('id');
		expect(JSON.stringify(body)).not.toMatch(/gid:\/\/shopify\/Cart\/|buyerIdentity|email/);
	});

	test('states what shipping to its country costs, unless nothing is shipped', async () => {
		const visitor = shop.visitor();
		const { body } = await change(visitor, add(variantIds.giftCard));
		expect(body.cart).not.toHaveProperty('shipping');
		expect(body.cart).toMatchObject({ goods: 'giftCards' });
		const shipped = await change(visitor, add(PLENTY));
		expect(shipped.body.cart).toMatchObject({
			goods: 'shipped',
			shipping: {
				country: 'Deutschland',
				price: { amount: '4.90', currencyCode: 'EUR' },
				total: { amount: '378.9', currencyCode: 'EUR' },
				arrival: expect.stringContaining('Lieferung bis'),
			},
		});
		expect((await loadSession(visitor, '/en')).cart?.shipping).toMatchObject({
			country: 'United\u00a0States',
			price: { amount: '9.90', currencyCode: 'USD' },
			total: { amount: '413.9', currencyCode: 'USD' },
			arrival: expect.stringContaining('Arrives by'),
		});
	});

	test('a line that is sold out is not shipped', async () => {
		const visitor = shop.visitor();
		const empty = await change(visitor, add(SOLD_OUT));
		expect(empty.body.cart).toMatchObject({ totalQuantity: 0, goods: 'digital' });
		const { body } = await change(visitor, add(variantIds.giftCard));
		expect(quantities(body)).toEqual({ [variantIds.giftCard]: 1, [SOLD_OUT]: 0 });
		expect(body.cart).toMatchObject({ goods: 'giftCards' });
		expect(body.cart).not.toHaveProperty('shipping');
	});

	test('is empty without a session, without a platform request', async () => {
		expect(await loadSession(shop.visitor())).toEqual({ cart: null, customer: null, notices: [] });
		expect(await operations()).toEqual([]);
	});

	test('is empty with a forged session', async () => {
		const visitor = shop.visitor();
		visitor.cookie = '__Host-session=eyJjYXJ0SWQiOiJnaWQ6Ly9zaG9waWZ5L0NhcnQvMSJ9.forged';
		expect(await loadSession(visitor)).toEqual({ cart: null, customer: null, notices: [] });
	});

	test('a missing cart is replaced by a new one, with a warning in the log', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { body } = await change(visitor, add(PLENTY));
		await completeCheckout(body.cart?.checkoutUrl ?? '');
		const after = await loadSession(visitor);
		expect(quantities(after)).toEqual({});
		expect(logged).toContainEqual(
			expect.objectContaining({ level: 'warn', message: 'Cart not found, creating a new one' }),
		);
		expect(quantities((await change(visitor, add(OTHER))).body)).toEqual({ [OTHER]: 1 });
	});

	test('a change has the market of its page', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await loadSession(visitor, '/en');
		const { body } = await change(visitor, add(PLENTY));
		expect(body.cart?.subtotal).toEqual({ amount: '698.0', currencyCode: 'EUR' });
	});

	test('a saved change gets 200 even if the cart cannot be moved to that market', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await loadSession(visitor, '/en');
		await shop.faults([{ operation: 'CartBuyerIdentityUpdate', kind: 'http500' }]);
		const { status, body } = await change(visitor, add(PLENTY));
		expect(status).toBe(200);
		expect(body.notices).toEqual([]);
		expect(body.cart?.subtotal).toEqual({ amount: '758.0', currencyCode: 'USD' });
		await shop.faults([]);
		const { cart } = await loadSession(visitor);
		expect(cart?.subtotal).toEqual({ amount: '698.0', currencyCode: 'EUR' });
	});

	test('follows the market of the page', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const american = await loadSession(visitor, '/en');
		expect(american.cart?.subtotal).toEqual({ amount: '379.0', currencyCode: 'USD' });
		expect(american.cart?.vatIncluded).toBe(false);
		const german = await loadSession(visitor);
		expect(german.cart?.subtotal).toEqual({ amount: '349.0', currencyCode: 'EUR' });
		expect(german.cart?.vatIncluded).toBe(true);
	});
});

describe('platform failures', () => {
	test.each(['throttled', 'http429', 'http430'])(
		'%s twice: the line is added once',
		async (kind) => {
			const visitor = shop.visitor();
			await change(visitor, add(OTHER));
			await shop.faults([{ operation: 'CartLinesAdd', kind, times: 2 }]);
			const { status, body } = await change(visitor, add(PLENTY, '2'));
			expect(status).toBe(200);
			expect(quantities(body)).toEqual({ [PLENTY]: 2, [OTHER]: 1 });
		},
	);

	test.each(['drop', 'http500', 'malformed'])(
		'%s after the line was added: it exists once, and is not sent again',
		async (kind) => {
			const visitor = shop.visitor();
			await change(visitor, add(OTHER));
			await shop.faults([{ operation: 'CartLinesAdd', kind, phase: 'after', times: 1 }]);
			const { status, body } = await change(visitor, add(PLENTY, '2'));
			expect(status).toBe(200);
			expect(quantities(body)).toEqual({ [PLENTY]: 2, [OTHER]: 1 });
			expect((await operations()).filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
		},
	);

	test.each(['http500', 'malformed'])('%s before: it is added by the second try', async (kind) => {
		const visitor = shop.visitor();
		await change(visitor, add(OTHER));
		await shop.faults([{ operation: 'CartLinesAdd', kind, times: 1 }]);
		const { body } = await change(visitor, add(PLENTY, '2'));
		expect(quantities(body)).toEqual({ [PLENTY]: 2, [OTHER]: 1 });
	});

	test.each(['drop', 'http502'])(
		'%s before: a possibly running mutation is not sent again, and an error is shown',
		async (kind) => {
			const visitor = shop.visitor();
			await change(visitor, add(OTHER));
			await shop.faults([{ operation: 'CartLinesAdd', kind, times: 1 }]);
			const { status, body } = await change(visitor, add(PLENTY, '2'));
			expect(status).toBe(503);
			expect(body.notices).toMatchObject([{ code: 'UNAVAILABLE' }]);
			expect((await operations()).filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
			expect(quantities(await loadSession(visitor))).toEqual({ [OTHER]: 1 });
		},
	);

	test('an addition that succeeds after a lost response is found, and exists once', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(OTHER));
		const late = { kind: 'drop', phase: 'late', delayMs: 60, times: 1 };
		await shop.faults([{ operation: 'CartLinesAdd', ...late }]);
		const { status, body } = await change(visitor, add(PLENTY, '2'));
		expect(status).toBe(200);
		expect(quantities(body)).toEqual({ [PLENTY]: 2, [OTHER]: 1 });
		expect((await operations()).filter((name) => name === 'CartLinesAdd')).toHaveLength(1);
	});

	test('a missing access scope only removes its field, not the cart', async () => {
		const path = 'cartCreate.cart.lines.nodes.0.merchandise.quantityAvailable';
		const denied = { kind: 'partial', path, code: 'ACCESS_DENIED' };
		await shop.faults([{ operation: 'CartCreate', ...denied }]);
		const { status, body } = await change(shop.visitor(), add(PLENTY, '2'));
		expect(status).toBe(200);
		expect(quantities(body)).toEqual({ [PLENTY]: 2 });
		expect(await operations()).toEqual(['CartCreate']);
	});

	test('drop before of an idempotent change: it is sent again', async () => {
		const visitor = shop.visitor();
		const { body } = await change(visitor, add(PLENTY, '2'));
		await shop.faults([{ operation: 'CartLinesUpdate', kind: 'drop', times: 1 }]);
		const fields = { intent: 'update', lineId: lineId(body, PLENTY), quantity: '4' };
		expect(quantities((await change(visitor, fields)).body)).toEqual({ [PLENTY]: 4 });
	});

	test.each([
		['CartCreate', 'Cannot create cart', add(PLENTY)],
		['CartLinesAdd', 'Cannot add lines', add(PLENTY)],
		['Cart', 'Cannot get cart data', add(PLENTY)],
	])(
		'a permanent failure of %s shows an error, is logged as %j, and loses nothing',
		async (operation, message, fields) => {
			const visitor = shop.visitor();
			if (operation !== 'CartCreate') await change(visitor, add(OTHER));
			await shop.faults([{ operation, kind: 'http500' }]);
			const { status, body } = await change(visitor, fields);
			expect(status).toBe(503);
			expect(body.cart).toBeUndefined();
			expect(body.notices).toMatchObject([{ code: 'UNAVAILABLE' }]);
			expect(logged).toContainEqual(expect.objectContaining({ level: 'error', message }));
			await shop.faults([]);
			expect(quantities(await loadSession(visitor))).toEqual(
				operation === 'CartCreate' ? {} : { [OTHER]: 1 },
			);
		},
	);

	test.each([
		['CartLinesUpdate', 'Cannot update cart lines', 'update'],
		['CartLinesRemove', 'Cannot remove lines', 'remove'],
	])('%s that keeps failing is logged as %j', async (operation, message, intent) => {
		const visitor = shop.visitor();
		const { body } = await change(visitor, add(PLENTY, '2'));
		await shop.faults([{ operation, kind: 'http500' }]);
		const fields = { intent, lineId: lineId(body, PLENTY), quantity: '4' };
		expect((await change(visitor, fields)).status).toBe(503);
		expect(logged).toContainEqual(expect.objectContaining({ level: 'error', message }));
		await shop.faults([]);
		expect(quantities(await loadSession(visitor))).toEqual({ [PLENTY]: 2 });
	});

	test('a failed change of the market is logged as "Cannot update cart buyer identity"', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await shop.faults([{ operation: 'CartBuyerIdentityUpdate', kind: 'http500' }]);
		const response = await visitor.visit('/en/api/session', ({ request, context }) =>
			sessionLoader({ request, context, params: {} }),
		);
		expect(response.status).toBe(503);
		expect(logged).toContainEqual(
			expect.objectContaining({ message: 'Cannot update cart buyer identity' }),
		);
	});
});
