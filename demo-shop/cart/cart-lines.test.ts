import { describe, expect, test } from 'vitest';
import { cartApi, linesOf, variantGid } from '../testing/carts';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);
const { oakSmall, oakLarge, blackSmall, cable, giftCard } = variantIds;

const setStock = (variantId: number, stock: number | null) =>
	shop.control('stock', 'POST', { variantId, stock });

describe('a new cart', () => {
	test('has ids with keys, and a checkout link with another key', async () => {
		const { cart, userErrors, warnings } = await carts.create([{ id: oakSmall }]);
		const [, token, key] =
			/^gid:\/\/shopify\/Cart\/([A-Za-z0-9]{24})\?key=([0-9a-f]{32})$/.exec(cart.id) ?? [];
		const checkout = new URL(cart.checkoutUrl);
		expect(checkout.origin).toBe(shop.origin);
		expect(checkout.pathname).toBe(`/cart/c/${token}`);
		expect(checkout.searchParams.get('key')).not.toBe(key);
		expect(cart.lines.nodes[0].id).toMatch(
			new RegExp(`^gid://shopify/CartLine/[0-9a-f-]{36}\\?cart=${token}$`),
		);
		expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] });
		expect(cart.createdAt).toBe('2026-11-20T10:00:00Z');
	});

	test('may be empty', async () => {
		const { cart } = await carts.create();
		expect(cart).toMatchObject({
			totalQuantity: 0,
			note: '',
			cost: {
				subtotalAmount: { amount: '0.0', currencyCode: 'EUR' },
				totalAmount: { amount: '0.0' },
				subtotalAmountEstimated: true,
				totalTaxAmount: null,
			},
			buyerIdentity: { countryCode: null, email: null, phone: null, customer: null },
			lines: { nodes: [], pageInfo: { startCursor: null, hasNextPage: false } },
		});
		expect(cart.checkoutUrl).toContain('/cart/c/');
	});

	test('accepts all inputs at once', async () => {
		const { cart } = await carts.create([{ id: oakSmall, quantity: 2 }, { id: cable }], {
			note: 'Bitte klingeln',
			attributes: [
				{ key: 'a', value: '1' },
				{ key: 'b', value: '2' },
				{ key: 'a', value: '3' },
			],
			discountCodes: ['TEN', 'ten', '  '],
			buyerIdentity: { email: 'a@b.example', phone: '+49 30 123456', countryCode: 'AT' },
		});
		expect(linesOf(cart)).toEqual([
			[cable, 1],
			[oakSmall, 2],
		]);
		expect(cart).toMatchObject({
			note: 'Bitte klingeln',
			attributes: [
				{ key: 'a', value: '3' },
				{ key: 'b', value: '2' },
			],
			discountCodes: [{ code: 'TEN', applicable: true }],
			buyerIdentity: { email: 'a@b.example', phone: '+49 30 123456', countryCode: 'AT' },
		});
	});

	test('has the country of the directive', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], {}, '@inContext(country: US)');
		expect(cart.buyerIdentity.countryCode).toBe('US');
		expect(cart.cost.totalAmount).toEqual({ amount: '329.0', currencyCode: 'USD' });
	});
});

describe('lines', () => {
	test('with the same merchandise and attributes are merged, others come first', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const lineId = cart.lines.nodes[0].id;
		const joined = await carts.add(cart.id, [{ id: oakSmall, quantity: 2 }]);
		expect(joined.cart.lines.nodes).toMatchObject([{ id: lineId, quantity: 3 }]);
		const other = await carts.add(cart.id, [
			{ id: oakSmall, attributes: [{ key: 'gift', value: 'yes' }] },
			{ id: cable },
		]);
		expect(linesOf(other.cart)).toEqual([
			[cable, 1],
			[oakSmall, 1],
			[oakSmall, 3],
		]);
		expect(other.cart.totalQuantity).toBe(5);
	});

	test('do not change omitted attributes and lose cleared ones', async () => {
		const attributes = [{ key: 'gift', value: 'yes' }];
		const { cart } = await carts.create([{ id: oakSmall, attributes }]);
		const { id } = cart.lines.nodes[0];
		const kept = await carts.update(cart.id, [{ id, quantity: 2 }]);
		expect(kept.cart.lines.nodes).toMatchObject([{ quantity: 2, attributes }]);
		const cleared = await carts.update(cart.id, [{ id, attributes: [] }]);
		expect(cleared.cart.lines.nodes).toMatchObject([{ id, quantity: 2, attributes: [] }]);
	});

	test('can change to another variant, and are merged with an equal line', async () => {
		const { cart } = await carts.create([{ id: cable, quantity: 3 }, { id: oakSmall }]);
		const { id } = cart.lines.nodes[0];
		const { cart: changed } = await carts.update(cart.id, [
			{ id, merchandiseId: variantGid(cable) },
		]);
		expect(linesOf(changed)).toEqual([[cable, 4]]);
		expect(changed.lines.nodes[0].id).toBe(id);
	});

	test('are removed with quantity 0, and adding 0 adds nothing', async () => {
		const { cart } = await carts.create([{ id: oakSmall }, { id: cable }]);
		const none = await carts.add(cart.id, [{ id: giftCard, quantity: 0 }]);
		expect(linesOf(none.cart)).toEqual(linesOf(cart));
		const updated = await carts.update(cart.id, [{ id: cart.lines.nodes[0].id, quantity: 0 }]);
		expect(linesOf(updated.cart)).toEqual([[oakSmall, 1]]);
		const removed = await carts.remove(cart.id, [cart.lines.nodes[1].id]);
		expect(linesOf(removed.cart)).toEqual([]);
		expect(removed.cart.totalQuantity).toBe(0);
	});

	test('are limited to 500', async () => {
		const many = (from: number) =>
			Array.from({ length: 250 }, (_, index) => ({
				id: cable,
				attributes: [{ key: 'n', value: String(from + index) }],
			}));
		const { cart } = await carts.create(many(0));
		const full = await carts.add(cart.id, many(250));
		expect(full.cart.totalQuantity).toBe(500);
		const tooMany = await carts.add(cart.id, [{ id: giftCard }]);
		expect(tooMany).toMatchObject({ cart: null, userErrors: [{ code: 'CART_TOO_LARGE' }] });
		expect((await carts.get(cart.id)).totalQuantity).toBe(500);
	});
});

describe('stock', () => {
	test('limits a quantity and warns', async () => {
		const { cart, userErrors, warnings } = await carts.create([{ id: blackSmall, quantity: 3 }]);
		expect(linesOf(cart)).toEqual([[blackSmall, 1]]);
		expect(userErrors).toEqual([]);
		expect(warnings).toEqual([
			{
				code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
				message: 'Only 1 item was added to your cart due to availability.',
				target: cart.lines.nodes[0].id,
			},
		]);
	});

	test('warns in the plural, in English in every language', async () => {
		for (const language of ['EN', 'DE']) {
			const { warnings } = await carts.create(
				[{ id: oakSmall, quantity: 9 }],
				{},
				`@inContext(language: ${language})`,
			);
			expect(warnings[0].message).toBe('Only 5 items were added to your cart due to availability.');
		}
	});

	test('is left to the lines of the cart: a new line of the variant gets the rest, then none', async () => {
		const { cart } = await carts.create([{ id: oakSmall, quantity: 4 }]);
		const gift = [{ key: 'gift', value: 'yes' }];
		const rest = await carts.add(cart.id, [{ id: oakSmall, quantity: 10, attributes: gift }]);
		expect(linesOf(rest.cart)).toEqual([
			[oakSmall, 1],
			[oakSmall, 4],
		]);
		expect(rest.warnings).toEqual([
			{
				code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
				message: 'Only 1 item was added to your cart due to availability.',
				target: rest.cart.lines.nodes[0].id,
			},
		]);
		const other = [{ key: 'gift', value: 'no' }];
		const none = await carts.add(cart.id, [{ id: oakSmall, quantity: 1, attributes: other }]);
		expect(linesOf(none.cart)).toEqual([
			[oakSmall, 0],
			[oakSmall, 1],
			[oakSmall, 4],
		]);
		expect(none.warnings).toMatchObject([
			{ code: 'MERCHANDISE_OUT_OF_STOCK', target: none.cart.lines.nodes[0].id },
		]);
	});

	test('is shared by the lines of a variant: the changed line takes from the others', async () => {
		const gift = [{ key: 'gift', value: 'yes' }];
		const { cart } = await carts.create([
			{ id: oakSmall, quantity: 3 },
			{ id: oakSmall, quantity: 1, attributes: gift },
		]);
		const [giftLine, plainLine] = cart.lines.nodes;
		const raised = await carts.update(cart.id, [{ id: giftLine.id, quantity: 4 }]);
		expect(linesOf(raised.cart)).toEqual([
			[oakSmall, 4],
			[oakSmall, 1],
		]);
		expect(raised.warnings).toMatchObject([
			{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: plainLine.id },
		]);
	});

	test('of 0 sets the line to 0, and every mutation repeats the warning', async () => {
		const { cart, warnings } = await carts.create(
			[{ id: oakLarge, quantity: 2 }],
			{},
			'@inContext(language: EN)',
		);
		expect(linesOf(cart)).toEqual([[oakLarge, 0]]);
		expect(cart.lines.nodes[0].cost.totalAmount.amount).toBe('0.0');
		expect(warnings).toEqual([
			{
				code: 'MERCHANDISE_OUT_OF_STOCK',
				message: "The product 'Wall map - Oak / Large' is already sold out.",
				target: cart.lines.nodes[0].id,
			},
		]);
		const later = await carts.note(cart.id, 'Hallo');
		expect(later.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
		const removed = await carts.remove(cart.id, [cart.lines.nodes[0].id]);
		expect(removed.warnings).toEqual([]);
	});

	test('that runs out later is noticed when the line is changed, never in a query', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		await setStock(oakSmall, 0);
		const read = await carts.get(cart.id);
		expect(read.lines.nodes).toMatchObject([
			{ quantity: 1, merchandise: { availableForSale: false } },
		]);
		const noted = await carts.note(cart.id, 'x');
		expect(linesOf(noted.cart)).toEqual([[oakSmall, 1]]);
		const updated = await carts.update(cart.id, [{ id: cart.lines.nodes[0].id, quantity: 1 }]);
		expect(linesOf(updated.cart)).toEqual([[oakSmall, 0]]);
		expect(updated.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
	});

	test('does not limit variants that continue selling or are not tracked', async () => {
		const { cart, warnings } = await carts.create([
			{ id: cable, quantity: 1000 },
			{ id: giftCard, quantity: 1_000_000 },
		]);
		expect(linesOf(cart)).toEqual([
			[giftCard, 1_000_000],
			[cable, 1000],
		]);
		expect(warnings).toEqual([]);
		expect(cart.cost.totalAmount.amount).toBe('25012500.0');
	});
});

test('a line has unit, compare-at and total price', async () => {
	const { cart } = await carts.create([{ id: blackSmall }]);
	expect(cart.lines.nodes[0].cost).toEqual({
		amountPerQuantity: { amount: '279.0' },
		compareAtAmountPerQuantity: { amount: '299.0' },
		subtotalAmount: { amount: '279.0' },
		totalAmount: { amount: '279.0', currencyCode: 'EUR' },
	});
});
