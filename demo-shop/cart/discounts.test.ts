import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);
const { oakSmall, cable, giftCard } = variantIds;

describe('discount codes', () => {
	test('a percentage reduces each line except gift cards', async () => {
		const { cart } = await carts.create([{ id: oakSmall }, { id: giftCard }]);
		const { cart: discounted, warnings } = await carts.discounts(cart.id, ['ten']);
		expect(discounted.discountCodes).toEqual([{ code: 'ten', applicable: true }]);
		expect(discounted.lines.nodes).toMatchObject([
			{ discountAllocations: [], cost: { totalAmount: { amount: '25.0' } } },
			{
				discountAllocations: [{ discountedAmount: { amount: '29.99' }, code: 'ten' }],
				cost: { subtotalAmount: { amount: '299.9' }, totalAmount: { amount: '269.91' } },
			},
		]);
		expect(discounted.discountAllocations).toEqual([]);
		expect(discounted.cost).toMatchObject({
			subtotalAmount: { amount: '294.91' },
			totalAmount: { amount: '294.91' },
		});
		expect(warnings).toEqual([]);
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
		const expected = [
			{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code', target: cart.id },
			{
				code: 'DISCOUNT_CURRENTLY_INACTIVE',
				message: 'This discount is not valid anymore',
				target: cart.id,
			},
			{
				code: 'DISCOUNT_CODE_NOT_HONOURED',
				message: 'This discount cannot be combined with your other discounts',
				target: cart.id,
			},
		];
		expect(warnings).toEqual(expected);
		expect((await carts.note(cart.id, 'x')).warnings).toEqual(expected);
		const cleared = await carts.discounts(cart.id, []);
		expect(cleared).toMatchObject({ cart: { discountCodes: [] }, warnings: [] });
	});

	test('a cart of gift cards has no discount', async () => {
		const { cart, warnings } = await carts.create([{ id: giftCard }], { discountCodes: ['TEN'] });
		expect(cart.discountCodes).toEqual([{ code: 'TEN', applicable: false }]);
		expect(warnings).toMatchObject([{ code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' }]);
	});

	test('apply to an empty cart once it has lines', async () => {
		const { cart, warnings } = await carts.create([], { discountCodes: ['TEN'] });
		expect(cart.discountCodes).toEqual([{ code: 'TEN', applicable: false }]);
		expect(warnings).toEqual([]);
		const { cart: filled } = await carts.add(cart.id, [{ id: oakSmall }]);
		expect(filled.discountCodes).toEqual([{ code: 'TEN', applicable: true }]);
	});
});
