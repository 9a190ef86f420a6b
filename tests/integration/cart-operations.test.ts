import { parse, visit } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import * as documents from '../../app/features/cart/cart.queries';
import { addLines } from '../../app/features/cart/cart-lines.server';
import type { CartResponse, CartView } from '../../app/features/cart/cart-view';
import { openSealedData } from '../../app/lib/sealed-data.server';
import { action as cartApi } from '../../app/routes/api/cart';
import { loader as cartPage } from '../../app/routes/cart';
import { SESSION_COOKIE } from '../../app/server/session.server';
import { variantGid, variantIds } from '../setup/catalogue';
import { cartSession, createPlatformCart } from '../setup/platform-cart';
import { loadSession } from './cart-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();

const VARIANT = variantIds.plenty;
/** Its stock is not tracked, so that any number of lines can contain it. */
const GIFT_CARD = variantIds.giftCard;
/** Black frame: lowest price of 30 days 54 €; poster: compare-at price without one. */
const REDUCED = variantIds.reduced;
const UNPROVEN = variantIds.unprovenDiscount;

const logged = useLog();

async function change(
	visitor: TestVisitor,
	fields: Record<string, string>,
	prefix = '',
): Promise<CartResponse> {
	const response = await visitor.post(`${prefix}/api/cart`, fields, ({ request, context }) =>
		cartApi({ request, context, params: {} }),
	);
	return (await response.json()) as CartResponse;
}

const add = (variantId = VARIANT, quantity = '1') => ({ intent: 'add', variantId, quantity });

/** Variables of the last request of an operation. */
async function sent(operation: string): Promise<Record<string, unknown>> {
	const found = (await shop.requests()).filter((request) => request.operation === operation);
	return found.at(-1)?.variables ?? {};
}

/** The complete response of the cart query for the visitor's cart. */
function readAll(visitor: TestVisitor, cartId: string) {
	return visitor.visit('/en/cart', async ({ context }) => {
		const { cart } = await context.shopify.query(documents.CART_QUERY, {
			variables: { cartId },
			cacheable: false,
		});
		if (!cart) throw new Error('There is no such cart');
		return cart;
	});
}

const cartIdOf = async (visitor: TestVisitor) => (await visitor.session()).get('cartId') ?? '';

describe('the variables of the operations', () => {
	let visitor: TestVisitor;
	let cart: CartResponse;
	const german = { country: 'DE', language: 'DE' };
	const cartId = expect.stringMatching(/^gid:\/\/shopify\/Cart\/\w+\?key=\[hidden]$/);

	beforeEach(async () => {
		visitor = shop.visitor();
		cart = await change(visitor, add());
	});

	const lineId = () => cart.cart?.lines[0]?.id ?? '';

	test('cartCreate: input, country and language', async () => {
		expect(await sent('CartCreate')).toEqual({
			input: {
				lines: [{ merchandiseId: variantGid(VARIANT), quantity: 1 }],
				buyerIdentity: { countryCode: 'DE' },
			},
			...german,
		});
	});

	test('cart: id, country and language of the page', async () => {
		await loadSession(visitor);
		expect(await sent('Cart')).toMatchObject({ cartId, ...german });
		await loadSession(visitor, '/en');
		expect(await sent('Cart')).toMatchObject({ cartId, country: 'US', language: 'EN' });
	});

	test('cartLinesAdd: cartId, lines, country and language', async () => {
		await change(visitor, add(variantIds.large, '3'));
		expect(await sent('CartLinesAdd')).toEqual({
			cartId,
			lines: [{ merchandiseId: variantGid(variantIds.large), quantity: 3 }],
			...german,
		});
	});

	test('cartLinesUpdate: cartId and lines of id and quantity', async () => {
		await change(visitor, { intent: 'update', lineId: lineId(), quantity: '4' });
		expect(await sent('CartLinesUpdate')).toMatchObject({
			cartId,
			lines: [{ id: lineId(), quantity: 4 }],
		});
	});

	test('cartLinesRemove: cartId and lineIds', async () => {
		await change(visitor, { intent: 'remove', lineId: lineId() });
		expect(await sent('CartLinesRemove')).toMatchObject({ cartId, lineIds: [lineId()] });
	});

	test('cartBuyerIdentityUpdate: cartId and buyerIdentity', async () => {
		await loadSession(visitor, '/en');
		expect(await sent('CartBuyerIdentityUpdate')).toMatchObject({
			cartId,
			buyerIdentity: { countryCode: 'US' },
		});
	});

	test('the cart moves to the visitor’s country, in any language', async () => {
		const chosen = `${visitor.cookie}; country=AT`;
		visitor.cookie = chosen;
		expect((await loadSession(visitor, '/en')).cart?.countryCode).toBe('AT');
		expect(await sent('CartBuyerIdentityUpdate')).toMatchObject({
			buyerIdentity: { countryCode: 'AT' },
			country: 'AT',
			language: 'EN',
		});
	});
});

const mutations = Object.entries(documents).filter(([, document]) =>
	document.includes('mutation '),
);

test.each(mutations)('%s reads the cart and userErrors with code, field and message', (_, text) => {
	const read = new Map<string, string[]>();
	visit(parse(text), {
		FragmentDefinition: ({ name, selectionSet }) => {
			read.set(
				name.value,
				selectionSet.selections.map((field) => ('name' in field ? field.name.value : '')),
			);
		},
		Field: ({ name, selectionSet }) => {
			if (!selectionSet) return;
			read.set(
				name.value,
				selectionSet.selections.map((field) => ('name' in field ? field.name.value : '')),
			);
		},
	});
	expect(read.get('cart')).toEqual(['Cart']);
	expect(read.get('userErrors')).toEqual(['CartProblem']);
	expect(read.get('CartProblem')).toEqual(['code', 'field', 'message']);
});

describe('the data of a cart', () => {
	const money = { amount: expect.stringMatching(/^\d+\.\d+$/), currencyCode: 'USD' };

	test('the entity’s fields, and its lines with their page', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(), '/en');
		const cart = await readAll(visitor, await cartIdOf(visitor));
		expect(cart).toMatchObject({
			id: expect.stringContaining('gid://shopify/Cart/'),
			checkoutUrl: expect.stringContaining('/cart/c/'),
			createdAt: expect.any(String),
			updatedAt: expect.any(String),
			totalQuantity: 1,
			cost: { subtotalAmount: money, totalAmount: money },
			buyerIdentity: { countryCode: 'US', email: null, phone: null, customer: null },
			lines: {
				pageInfo: {
					startCursor: expect.any(String),
					endCursor: expect.any(String),
					hasNextPage: false,
					hasPreviousPage: false,
				},
			},
		});
	});

	test('a line with its variant, prices, discounts and selling plan', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(), '/en');
		const cart = await readAll(visitor, await cartIdOf(visitor));
		expect(cart.lines.nodes[0]).toMatchObject({
			id: expect.stringContaining('gid://shopify/CartLine/'),
			quantity: 1,
			cost: { subtotalAmount: money, totalAmount: money },
			discountAllocations: [],
			sellingPlanAllocation: null,
			merchandise: {
				id: variantGid(VARIANT),
				title: 'Germany / Oak / 24 × 16 in (60 × 40 cm)',
				sku: expect.any(String),
				availableForSale: true,
				currentlyNotInStock: false,
				quantityAvailable: expect.any(Number),
				requiresShipping: true,
				weight: expect.any(Number),
				weightUnit: expect.any(String),
				price: money,
				compareAtPrice: null,
				unitPrice: null,
				image: {
					id: expect.any(String),
					url: expect.stringContaining('http'),
					altText: expect.any(String),
					width: expect.any(Number),
					height: expect.any(Number),
				},
				selectedOptions: [
					{ name: 'Region', value: 'Germany' },
					{ name: 'Frame', value: 'Oak' },
					{ name: 'Size', value: '24 × 16 in (60 × 40 cm)' },
				],
				product: {
					handle: 'aerolume',
					title: 'Aerolume',
					featuredImage: { url: expect.stringContaining('http') },
				},
			},
		});
	});

	test('a price is crossed out according to the rules of the market', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(REDUCED));
		const german = await change(visitor, add(UNPROVEN));
		const formerPrices = ({ cart }: CartResponse) =>
			Object.fromEntries(
				(cart?.lines ?? []).map(({ variantId, formerTotal }) => [variantId, formerTotal?.amount]),
			);
		expect(formerPrices(german)).toEqual({ [REDUCED]: '54.0', [UNPROVEN]: undefined });
		expect(formerPrices(await loadSession(visitor, '/en'))).toEqual({
			[REDUCED]: '59.0',
			[UNPROVEN]: '42.0',
		});
	});
});

describe('a cart of more than 250 lines', () => {
	/** Gives the visitor a cart that was created at the platform. */
	async function largeCart(visitor: TestVisitor, count: number): Promise<void> {
		const lines = Array.from({ length: count }, (_, index) => ({
			merchandiseId: variantGid(GIFT_CARD),
			quantity: 1,
			attributes: [{ key: 'for', value: String(index) }],
		}));
		visitor.cookie = await createPlatformCart(shop.origin, shop.env.SESSION_SECRET ?? '', lines);
	}

	test('is returned with its first 250 and a flag that there are more', async () => {
		const visitor = shop.visitor();
		await largeCart(visitor, 260);
		const { cart } = await loadSession(visitor);
		expect(cart?.lines).toHaveLength(250);
		expect(cart?.hasMore).toBe(true);
		expect(cart?.totalQuantity).toBe(260);
	});

	test('is complete on the cart page', async () => {
		const visitor = shop.visitor();
		await largeCart(visitor, 260);
		const { cart } = (await visitor.visit('/cart', ({ request, context }) =>
			cartPage({ request, context, params: {} }),
		)) as { cart: CartView | null };
		expect(new Set(cart?.lines.map(({ id }) => id)).size).toBe(260);
		expect(await sent('Cart')).toMatchObject({ after: expect.any(String) });
	});
});

describe('refusals and failures', () => {
	test('the first of the userErrors is thrown with the platform’s message', async () => {
		await expect(
			shop
				.visitor()
				.visit('/en/cart', ({ context }) =>
					addLines(context, [{ merchandiseId: variantGid('99'), quantity: 1 }]),
				),
		).rejects.toMatchObject({
			kind: 'refused',
			code: 'INVALID',
			message: 'The merchandise with id gid://shopify/ProductVariant/99 does not exist.',
		});
	});

	test.each([
		['', 'ließ sich gerade nicht speichern'],
		['/en', 'couldn’t save that just now'],
	])(
		'a failure with the prefix %j is logged in English and shown in the page’s language',
		async (prefix, text) => {
			const visitor = shop.visitor();
			await change(visitor, add(), prefix);
			await shop.faults([{ operation: 'CartLinesAdd', kind: 'http500' }]);
			const { notices } = await change(visitor, add(variantIds.large), prefix);
			expect(notices).toMatchObject([{ message: expect.stringContaining(text) }]);
			expect(logged).toContainEqual(expect.objectContaining({ message: 'Cannot add lines' }));
		},
	);
});

describe('a cart that is not available to the visitor', () => {
	async function withCart(cartId: string): Promise<TestVisitor> {
		const visitor = shop.visitor();
		visitor.cookie = await cartSession(shop.env.SESSION_SECRET ?? '', cartId);
		return visitor;
	}

	test.each([
		['gone', async () => 'gid://shopify/Cart/0123456789abcdef?key=0123456789abcdef'],
		[
			'of another visitor',
			async () => {
				const owner = shop.visitor();
				await change(owner, add(variantIds.large));
				return `${(await cartIdOf(owner)).split('?')[0]}?key=0123456789abcdef`;
			},
		],
	])('%s: the warning is logged, and a new cart is used', async (_, foreign) => {
		const cartId = await foreign();
		const visitor = await withCart(cartId);
		const { cart } = await change(visitor, add());
		expect(cart?.lines.map(({ variantId }) => variantId)).toEqual([VARIANT]);
		expect(logged).toContainEqual(
			expect.objectContaining({ level: 'warn', message: 'Cart not found, creating a new one' }),
		);
		expect(await cartIdOf(visitor)).not.toBe(cartId);
		expect((await loadSession(visitor)).cart?.lines).toHaveLength(1);
	});
});

test('the session cookie contains the cart’s id and no other data of the cart', async () => {
	const visitor = shop.visitor();
	await change(visitor, add());
	const value = visitor.cookie.replace('__Host-session=', '');
	const content = await openSealedData(shop.env.SESSION_SECRET ?? '', SESSION_COOKIE, value);
	expect(content).toEqual({ cartId: expect.stringContaining('gid://shopify/Cart/') });
});
