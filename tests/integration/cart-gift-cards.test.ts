import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { add, change } from './cart-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

const PLENTY = variantIds.plenty;

describe('gift cards', () => {
	/** 50 EUR, as it is printed. */
	const PRINTED = 'wolk e7fl ug20 26ab';

	async function redeemed(code = PRINTED, before: Record<string, string>[] = []) {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		for (const fields of before) await change(visitor, fields);
		return { visitor, ...(await change(visitor, { intent: 'discount', code })) };
	}

	test('are redeemed in the field for discount codes, and reduce what is left to pay', async () => {
		const { status, body } = await redeemed();
		expect({ status, notices: body.notices }).toEqual({ status: 200, notices: [] });
		expect(body.cart).toMatchObject({
			subtotal: { amount: '349.0' },
			total: { amount: '299.0' },
			discountCodes: [],
			giftCards: [{ lastCharacters: '26AB', amount: { amount: '50.0', currencyCode: 'EUR' } }],
		});
		expect(body.cart).not.toHaveProperty('discount');
	});

	test('pay what a discount code leaves, and stay when one is added or removed', async () => {
		const discount = { intent: 'discount', code: 'WILLKOMMEN10' };
		const { visitor, body } = await redeemed(PRINTED, [discount]);
		const amounts = {
			subtotal: { amount: '349.0' },
			discount: { amount: '34.9' },
			total: { amount: '264.1' },
		};
		expect(body.cart).toMatchObject({
			...amounts,
			discountCodes: [{ code: 'WILLKOMMEN10', applicable: true }],
		});
		const removed = await change(visitor, { ...discount, intent: 'removeDiscount' });
		expect(removed.body.cart?.total.amount).toBe('299.0');
		expect((await change(visitor, discount)).body.cart).toMatchObject(amounts);
	});

	test('are removed by their ids', async () => {
		const { visitor, body } = await redeemed();
		const giftCardId = body.cart?.giftCards[0]?.id ?? '';
		const after = await change(visitor, { intent: 'removeGiftCard', giftCardId });
		expect(after.body.cart).toMatchObject({ giftCards: [], total: { amount: '349.0' } });
		const wrong = await change(visitor, { intent: 'removeGiftCard', giftCardId: 'x' });
		expect(wrong.status).toBe(422);
	});

	test('a code that is neither is refused, and a lost response redeems once', async () => {
		const { body } = await redeemed('WOLKE7FLUG2026XX');
		expect(body.notices).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
		await shop.faults([
			{ operation: 'CartGiftCardCodesAdd', kind: 'drop', phase: 'after', times: 1 },
		]);
		const lost = await redeemed();
		expect(lost.body.cart?.giftCards).toMatchObject([{ lastCharacters: '26AB' }]);
		expect(lost.body.notices).toEqual([]);
	});
});
