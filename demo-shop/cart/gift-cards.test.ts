import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { open, submit } from '../testing/checkout';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();
const carts = cartApi(shop);
const { oakSmall, cable } = variantIds;

/** 50.00 EUR and 20.00 EUR. */
const fifty = 'CARD-50-ABCD';
const twenty = 'CARD-20-WXYZ';

describe('gift cards', () => {
	test('pay after discounts: only the total falls, and an unknown code is left out silently', async () => {
		const { cart } = await carts.create([{ id: cable, quantity: 2 }], { discountCodes: ['TEN'] });
		const { cart: paid, warnings } = await carts.addGiftCards(cart.id, [
			fifty.toLowerCase(),
			'NOT-A-REAL-GIFT-CARD',
		]);
		expect(paid.appliedGiftCards).toEqual([
			{
				id: expect.stringMatching(/^gid:\/\/shopify\/AppliedGiftCard\/[0-9a-f-]{36}$/),
				lastCharacters: 'ABCD',
				amountUsed: { amount: '22.5', currencyCode: 'EUR' },
				balance: { amount: '27.5' },
				presentmentAmountUsed: { amount: '22.5', currencyCode: 'EUR' },
			},
		]);
		expect(paid.cost).toMatchObject({
			subtotalAmount: { amount: '25.0' },
			totalAmount: { amount: '0.0' },
			checkoutChargeAmount: { amount: '25.0' },
		});
		expect(warnings).toEqual([]);
	});

	test('pay in turn, each once, and can be removed', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], { giftCardCodes: [twenty] });
		const { cart: both } = await carts.addGiftCards(cart.id, [fifty, twenty]);
		expect(both.appliedGiftCards).toMatchObject([
			{ lastCharacters: 'WXYZ', amountUsed: { amount: '20.0' }, balance: { amount: '0.0' } },
			{ lastCharacters: 'ABCD', amountUsed: { amount: '50.0' }, balance: { amount: '0.0' } },
		]);
		expect(both.cost.totalAmount.amount).toBe('229.9');
		const { cart: one } = await carts.removeGiftCards(cart.id, [both.appliedGiftCards[0].id]);
		expect(one.appliedGiftCards).toMatchObject([{ lastCharacters: 'ABCD' }]);
		const { cart: other } = await carts.updateGiftCards(cart.id, [twenty, twenty]);
		expect(other.appliedGiftCards).toMatchObject([{ lastCharacters: 'WXYZ' }]);
		expect(other.cost.totalAmount.amount).toBe('279.9');
	});

	test('stay on an emptied cart with their whole balance', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], { giftCardCodes: [fifty] });
		const { cart: emptied } = await carts.remove(cart.id, [cart.lines.nodes[0].id]);
		expect(emptied.appliedGiftCards).toMatchObject([
			{ amountUsed: { amount: '0.0' }, balance: { amount: '50.0' } },
		]);
	});

	test('have the shop’s currency, and pay in the cart’s', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], {
			giftCardCodes: [twenty],
			buyerIdentity: { countryCode: 'US' },
		});
		expect(cart.appliedGiftCards).toMatchObject([
			{
				amountUsed: { amount: '20.0', currencyCode: 'EUR' },
				presentmentAmountUsed: { amount: '22.0', currencyCode: 'USD' },
			},
		]);
		expect(cart.cost.totalAmount).toEqual({ amount: '307.0', currencyCode: 'USD' });
	});

	test('pay the order with its shipping, and are spent', async () => {
		const { cart } = await carts.create([{ id: cable, quantity: 2 }], { giftCardCodes: [fifty] });
		const { html } = await open(cart.checkoutUrl);
		// 25.00 and 4.90 for shipping.
		expect(html).toContain('Gutschein •••• ABCD');
		expect(html).toContain('name="shownTotal" value="0.00 EUR"');
		const { location } = await submit(cart.checkoutUrl);
		expect((await open(location ?? '')).html).toContain('Gutschein •••• ABCD');
		const { cart: next } = await carts.create([{ id: oakSmall }], { giftCardCodes: [fifty] });
		expect(next.appliedGiftCards).toMatchObject([
			{ amountUsed: { amount: '20.1' }, balance: { amount: '0.0' } },
		]);
		await submit(next.checkoutUrl);
		const { cart: last } = await carts.create([{ id: oakSmall }], { giftCardCodes: [fifty] });
		expect(last.appliedGiftCards).toEqual([]);
	});
});
