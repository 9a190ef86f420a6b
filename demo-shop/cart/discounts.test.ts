import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { variantIds } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);
const { oakSmall, cable, giftCard } = variantIds;

describe('discount codes', () => {
	test('a percentage off all goods reduces the order: one allocation for each line', async () => {
		const { cart } = await carts.create([
			{ id: oakSmall },
			{ id: cable, quantity: 3 },
			{ id: giftCard },
		]);
		const { cart: discounted, warnings } = await carts.discounts(cart.id, ['ten']);
		expect(discounted.discountCodes).toEqual([{ code: 'ten', applicable: true }]);
		expect(discounted.discountAllocations).toEqual([
			{ discountedAmount: { amount: '3.75' }, targetType: 'LINE_ITEM' },
			{ discountedAmount: { amount: '29.99' }, targetType: 'LINE_ITEM' },
		]);
		for (const line of discounted.lines.nodes) {
			expect(line.discountAllocations).toEqual([]);
			expect(line.cost.totalAmount.amount).toBe(line.cost.subtotalAmount.amount);
		}
		expect(discounted.cost).toMatchObject({
			subtotalAmount: { amount: '362.4' },
			totalAmount: { amount: '328.66' },
		});
		expect(warnings).toEqual([]);
	});

	test('a line without quantity has no allocation, and the cents add up', async () => {
		const thirds = [1, 2, 3].map((n) => ({
			id: cable,
			attributes: [{ key: 'n', value: String(n) }],
		}));
		const { cart } = await carts.create([...thirds, { id: variantIds.oakLarge }], {
			discountCodes: ['TEN'],
		});
		expect(
			cart.discountAllocations.map((one: Json) => Number(one.discountedAmount.amount)),
		).toEqual([1.25, 1.25, 1.25]);
		const { cart: minus } = await carts.create(
			[{ id: oakSmall }, { id: cable }, { id: variantIds.blackSmall }],
			{ discountCodes: ['MINUS20'] },
		);
		const cents = minus.discountAllocations.map((one: Json) =>
			Math.round(Number(one.discountedAmount.amount) * 100),
		);
		expect(cents).toHaveLength(3);
		expect(cents.reduce((sum: number, each: number) => sum + each, 0)).toBe(2000);
	});

	test('a percentage off some products reduces their lines, and the subtotal', async () => {
		const { cart } = await carts.create([{ id: oakSmall }, { id: cable }], {
			discountCodes: ['MAP30'],
		});
		expect(cart.lines.nodes).toMatchObject([
			{ discountAllocations: [], cost: { totalAmount: { amount: '12.5' } } },
			{
				discountAllocations: [{ discountedAmount: { amount: '89.97' }, code: 'MAP30' }],
				cost: { subtotalAmount: { amount: '299.9' }, totalAmount: { amount: '209.93' } },
			},
		]);
		expect(cart.discountAllocations).toEqual([]);
		expect(cart.cost).toMatchObject({
			subtotalAmount: { amount: '222.43' },
			totalAmount: { amount: '222.43' },
		});
	});

	test('an amount reduces the cart, in its currency and to 0 at most', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], { discountCodes: ['MINUS20'] });
		expect(cart.cost).toMatchObject({
			subtotalAmount: { amount: '299.9' },
			totalAmount: { amount: '279.9' },
			checkoutChargeAmount: { amount: '299.9' },
		});
		expect(cart.discountAllocations).toEqual([
			{ discountedAmount: { amount: '20.0' }, targetType: 'LINE_ITEM' },
		]);
		expect(cart.lines.nodes[0].discountAllocations).toEqual([]);
		const { cart: american } = await carts.buyer(cart.id, { countryCode: 'US' });
		expect(american.cost.totalAmount).toEqual({ amount: '307.0', currencyCode: 'USD' });
		const { cart: small } = await carts.create([{ id: cable }], { discountCodes: ['MINUS20'] });
		expect(small.cost.totalAmount.amount).toBe('0.0');
	});

	test('those that do not apply warn with every mutation', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const { cart: tried, warnings } = await carts.discounts(cart.id, [
			'NOPE',
			'OVER',
			'TEN',
			'MINUS20',
		]);
		expect(tried.discountCodes).toEqual([
			{ code: 'NOPE', applicable: false },
			{ code: 'OVER', applicable: false },
			{ code: 'TEN', applicable: true },
			{ code: 'MINUS20', applicable: false },
		]);
		const [target] = cart.id.split('?');
		const expected = [
			{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code', target },
			{
				code: 'DISCOUNT_CURRENTLY_INACTIVE',
				message: 'This discount is not valid anymore',
				target,
			},
			{
				code: 'DISCOUNT_CODE_NOT_HONOURED',
				message: 'The MINUS20 discount code is not honoured',
				target,
			},
		];
		expect(warnings).toEqual(expected);
		expect((await carts.note(cart.id, 'x')).warnings).toEqual(expected);
		const cleared = await carts.discounts(cart.id, []);
		expect(cleared).toMatchObject({ cart: { discountCodes: [] }, warnings: [] });
	});

	test('one with a minimum applies from there', async () => {
		const { cart, warnings } = await carts.create([{ id: oakSmall }], {
			discountCodes: ['FROM500'],
		});
		expect(cart.discountCodes).toEqual([{ code: 'FROM500', applicable: false }]);
		expect(warnings).toEqual([
			{
				code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
				message: 'The FROM500 discount code is not valid for the items in your cart',
				target: cart.id.split('?')[0],
			},
		]);
		const reached = await carts.add(cart.id, [{ id: oakSmall }]);
		expect(reached).toMatchObject({
			cart: { discountCodes: [{ applicable: true }], cost: { totalAmount: { amount: '479.84' } } },
			warnings: [],
		});
	});

	test('are returned as they were typed', async () => {
		const { cart, warnings } = await carts.create([{ id: oakSmall }], {
			discountCodes: [' NOT-A-REAL-CODE ', 'tEn'],
		});
		expect(cart.discountCodes).toEqual([
			{ code: ' NOT-A-REAL-CODE ', applicable: false },
			{ code: 'tEn', applicable: true },
		]);
		expect(warnings).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
	});

	test('a cart of gift cards has no discount', async () => {
		const { cart, warnings } = await carts.create([{ id: giftCard }], { discountCodes: ['TEN'] });
		expect(cart.discountCodes).toEqual([{ code: 'TEN', applicable: false }]);
		expect(warnings).toMatchObject([{ code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' }]);
	});

	test('are not honoured in an emptied cart, and apply once it has lines again', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], {
			discountCodes: ['TEN', 'FROM500', 'OVER'],
		});
		const emptied = await carts.remove(cart.id, [cart.lines.nodes[0].id]);
		expect(emptied.cart.discountCodes).toEqual([
			{ code: 'TEN', applicable: false },
			{ code: 'FROM500', applicable: false },
			{ code: 'OVER', applicable: false },
		]);
		expect(emptied.warnings.map(({ message }: Json) => message)).toEqual([
			'This discount is not valid anymore',
			'The TEN discount code is not honoured',
			'The FROM500 discount code is not honoured',
		]);
		const { cart: filled } = await carts.add(cart.id, [{ id: oakSmall }]);
		expect(filled.discountCodes).toMatchObject([{ code: 'TEN', applicable: true }, {}, {}]);
	});
});
