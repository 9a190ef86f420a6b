import { describe, expect, test } from 'vitest';
import type { CartResponse } from '../../app/features/cart/cart-view';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as cartPage } from '../../app/routes/cart';
import { variantGid, variantIds } from '../setup/catalogue';
import { cartSession, createPlatformCart, queryStorefront } from '../setup/platform-cart';
import { DEMO, logIn, signUp } from './auth-visitor';
import { loadSession } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const PLENTY = variantIds.plenty;
const LARGE = variantIds.large;
/** Selling plan of `careKit`. */
const YEARLY = 'gid://shopify/SellingPlan/690000000001';
const SCARCE = variantIds.threeLeft;

interface PlatformCart {
	note: string | null;
	attributes: { key: string; value: string }[];
	discountCodes: { code: string; applicable: boolean }[];
	buyerIdentity: { email: string | null; customer: { email: string } | null };
	lines: {
		nodes: {
			quantity: number;
			attributes: { key: string; value: string }[];
			merchandise: { id: string };
			sellingPlanAllocation: { sellingPlan: { id: string } } | null;
		}[];
	};
}

/** A cart as the platform returns it by its id. */
async function platformCart(id: string): Promise<PlatformCart> {
	const { cart } = await queryStorefront<{ cart: PlatformCart }>(
		shop.origin,
		`query ($id: ID!) {
			cart(id: $id) {
				note
				attributes { key value }
				discountCodes { code applicable }
				buyerIdentity { email customer { email } }
				lines(first: 250) {
					nodes {
						quantity
						attributes { key value }
						merchandise { ... on ProductVariant { id } }
						sellingPlanAllocation { sellingPlan { id } }
					}
				}
			}
		}`,
		{ id },
	);
	return cart;
}

const secret = () => shop.env.SESSION_SECRET ?? '';

async function cartIdOf(visitor: TestVisitor): Promise<string> {
	return (await visitor.session()).get('cartId') ?? '';
}

async function change(visitor: TestVisitor, fields: Record<string, string>): Promise<CartResponse> {
	const response = await visitor.post('/en/api/cart', fields, ({ request, context }) =>
		cartApi({ request, context, params: {} }),
	);
	return (await response.json()) as CartResponse;
}

const add = (visitor: TestVisitor, variantId: string, quantity = '1') =>
	change(visitor, { intent: 'add', variantId, quantity });

/** The cart page's data; that of its error page during an outage. */
function visitCart(visitor: TestVisitor): Promise<Pick<CartResponse, 'notices'>> {
	return visitor.visit('/en/cart', ({ request, context }) =>
		cartPage({ request, context, params: {} }).catch(({ data }) => data),
	);
}

function quantities({ cart }: CartResponse): [string, number][] {
	return (cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]);
}

describe.each([
	['login', (visitor: TestVisitor) => logIn(shop, visitor, DEMO, '/en/auth/login')],
	['registration', (visitor: TestVisitor) => signUp(shop, visitor)],
])('a %s', (_, signIn) => {
	test('gives a planted cart nothing about the customer', async () => {
		const attacker = shop.visitor();
		await add(attacker, PLENTY);
		const planted = await cartIdOf(attacker);
		const victim = shop.visitor();
		victim.cookie = await cartSession(secret(), planted);
		await signIn(victim);
		await loadSession(victim, '/en');
		await add(victim, LARGE);
		const seen = await platformCart(planted);
		expect(seen.buyerIdentity).toEqual({ email: null, customer: null });
		expect(seen.lines.nodes).toHaveLength(1);
		const own = await platformCart(await cartIdOf(victim));
		expect(own.buyerIdentity.customer).not.toBeNull();
		expect(own.lines.nodes).toHaveLength(2);
	});
});

test('the new cart has everything of the former one, in the same order', async () => {
	const { cartCreate } = await queryStorefront<{ cartCreate: { cart: { id: string } } }>(
		shop.origin,
		'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }',
		{
			input: {
				note: 'Please ring twice',
				attributes: [{ key: 'gift', value: 'yes' }],
				discountCodes: ['WILLKOMMEN10'],
				lines: [
					{ merchandiseId: variantGid(PLENTY), quantity: 2 },
					{
						merchandiseId: variantGid(variantIds.giftCard),
						quantity: 1,
						attributes: [{ key: 'for', value: 'Ada' }],
					},
					{
						merchandiseId: variantGid(variantIds.careKit),
						quantity: 1,
						sellingPlanId: YEARLY,
					},
				],
			},
		},
	);
	const visitor = shop.visitor();
	visitor.cookie = await cartSession(secret(), cartCreate.cart.id);
	const { buyerIdentity: _, ...before } = await platformCart(cartCreate.cart.id);
	await logIn(shop, visitor);
	const id = await cartIdOf(visitor);
	expect(id).not.toBe(cartCreate.cart.id);
	expect(await platformCart(id)).toMatchObject(before);
});

test('all lines of a cart of more than 250 are moved, once', async () => {
	const visitor = shop.visitor();
	visitor.cookie = await createPlatformCart(
		shop.origin,
		secret(),
		Array.from({ length: 260 }, (_, at) => ({
			merchandiseId: variantGid(at < 252 ? variantIds.giftCard : LARGE),
			quantity: 1,
			attributes: [{ key: 'number', value: String(at) }],
		})),
	);
	await logIn(shop, visitor);
	await loadSession(visitor, '/en');
	const page = await visitor.visit('/cart', ({ request, context }) =>
		cartPage({ request, context, params: {} }),
	);
	expect(page.cart?.totalQuantity).toBe(260);
});

describe('an outage of the platform', () => {
	test.each(['CartContents', 'CartCreate'])(
		'(%s) keeps the cart, without the customer, and moves it later',
		async (operation) => {
			const visitor = shop.visitor();
			await add(visitor, PLENTY);
			const former = await cartIdOf(visitor);
			await shop.breakOperation(operation);
			await logIn(shop, visitor);
			expect(await cartIdOf(visitor)).toBe(former);
			expect(quantities(await loadSession(visitor, '/en'))).toEqual([[PLENTY, 1]]);
			expect(quantities(await add(visitor, LARGE))).toHaveLength(2);
			expect((await platformCart(former)).buyerIdentity.customer).toBeNull();

			await shop.faults([]);
			expect(quantities(await loadSession(visitor, '/en'))).toHaveLength(2);
			const id = await cartIdOf(visitor);
			expect(id).not.toBe(former);
			expect((await platformCart(id)).buyerIdentity.customer?.email).toBe(DEMO.email);
			expect((await platformCart(former)).buyerIdentity.customer).toBeNull();
		},
	);
});

describe('another tab', () => {
	test('that adds to the former cart during the login loses nothing, and doubles nothing', async () => {
		const visitor = shop.visitor();
		await add(visitor, PLENTY);
		const otherTab = shop.visitor();
		otherTab.cookie = visitor.cookie;
		await logIn(shop, visitor);
		await add(otherTab, PLENTY);
		await add(otherTab, LARGE);
		expect(quantities(await loadSession(visitor, '/en'))).toEqual(
			expect.arrayContaining([
				[PLENTY, 2],
				[LARGE, 1],
			]),
		);
		expect(quantities(await loadSession(visitor, '/en'))).toHaveLength(2);
	});

	test('that removes a line at once after the login does not get it back', async () => {
		const visitor = shop.visitor();
		await add(visitor, PLENTY);
		await add(visitor, LARGE);
		await logIn(shop, visitor);
		const { lines } = (await add(visitor, LARGE)).cart ?? { lines: [] };
		const lineId = lines.find(({ variantId }) => variantId === PLENTY)?.id ?? '';
		await change(visitor, { intent: 'remove', lineId });
		expect(quantities(await loadSession(visitor, '/en'))).toEqual([[LARGE, 2]]);
	});
});

test('a gift card cannot be moved, which is said once', async () => {
	const visitor = shop.visitor();
	await add(visitor, PLENTY);
	await change(visitor, { intent: 'discount', code: 'WOLKE7FLUG2026AB' });
	await logIn(shop, visitor, DEMO, '/en/auth/login');
	const body = await loadSession(visitor, '/en');
	expect(body.cart?.giftCards).toEqual([]);
	expect(body.notices).toMatchObject([
		{ code: 'GIFT_CARD_NOT_MOVED', message: expect.stringContaining('enter your gift card again') },
	]);
	expect((await loadSession(visitor, '/en')).notices).toEqual([]);
});

test.each([
	['session', (visitor: TestVisitor) => loadSession(visitor, '/en')],
	['cart page', visitCart],
])('what could not be moved is said by the %s after an outage', async (_, visit) => {
	const visitor = shop.visitor();
	await add(visitor, PLENTY);
	await change(visitor, { intent: 'discount', code: 'WOLKE7FLUG2026AB' });
	await logIn(shop, visitor, DEMO, '/en/auth/login');
	await shop.breakOperation('Cart');
	await visit(visitor);
	await shop.faults([]);
	expect((await visit(visitor)).notices).toMatchObject([{ code: 'GIFT_CARD_NOT_MOVED' }]);
	expect((await visit(visitor)).notices).toEqual([]);
});

test.each([
	['refused', { intent: 'add', variantId: '99' }, [], 'INVALID_MERCHANDISE'],
	[
		'that fails',
		{ intent: 'add', variantId: LARGE },
		[{ operation: 'CartLinesAdd', kind: 'http500' }],
		'UNAVAILABLE',
	],
])('what could not be moved is said with a change %s too', async (_, fields, faults, code) => {
	const visitor = shop.visitor();
	await add(visitor, PLENTY);
	await change(visitor, { intent: 'discount', code: 'WOLKE7FLUG2026AB' });
	await logIn(shop, visitor, DEMO, '/en/auth/login');
	await shop.faults(faults);
	const { notices } = await change(visitor, fields);
	expect(notices.map((notice) => notice.code)).toEqual(['GIFT_CARD_NOT_MOVED', code]);
});

test('what is no longer in stock is named, once', async () => {
	const visitor = shop.visitor();
	await add(visitor, SCARCE, '3');
	await shop.setStock(SCARCE, 1);
	await logIn(shop, visitor, DEMO, '/en/auth/login');
	const body = await loadSession(visitor, '/en');
	expect(quantities(body)).toEqual([[SCARCE, 1]]);
	expect(body.notices).toMatchObject([{ kind: 'warning', code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
	expect((await loadSession(visitor, '/en')).notices).toEqual([]);
});

test('a cart that is gone is replaced by one of the customer', async () => {
	const visitor = shop.visitor();
	visitor.cookie = await cartSession(secret(), 'gid://shopify/Cart/gone?key=0123456789abcdef');
	await logIn(shop, visitor);
	await loadSession(visitor, '/en');
	const { buyerIdentity } = await platformCart(await cartIdOf(visitor));
	expect(buyerIdentity.customer?.email).toBe(DEMO.email);
});
