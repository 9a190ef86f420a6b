import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { add, change, lineId, loadSession } from './cart-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** Germany, oak, 60 × 40 cm: 42 in stock. */
const PLENTY = variantIds.plenty;
/** A poster. */
const POSTER = variantIds.unprovenDiscount;
/** Germany, oak, 90 × 60 cm: 24 in stock. */
const OTHER = variantIds.large;

describe('discount codes', () => {
	test.each([
		// Of 349.00 and 34.00: off the order, with an allocation for each line.
		['WILLKOMMEN10', '383.0', '38.3', '344.7'],
		['TAKEOFF20', '383.0', '20.0', '363.0'],
		// Off the lines of posters alone: the platform's subtotal is reduced too.
		['POSTER20', '383.0', '6.8', '376.2'],
	])('%s reduces the total once, off the order or off lines', async (code, ...amounts) => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await change(visitor, add(POSTER));
		const { body } = await change(visitor, { intent: 'discount', code });
		const { subtotal, discount, total, lines } = body.cart ?? {};
		expect([subtotal, discount, total].map((money) => money?.amount)).toEqual(amounts);
		// A line's price is that before codes, in both forms.
		expect(lines?.map((line) => line.total.amount)).toEqual(['34.0', '349.0']);
	});

	test.each([
		['LANGSTRECKE15', 'DISCOUNT_PURCHASE_NOT_IN_RANGE', 'erreicht den Mindestwert'],
		['POSTER20', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'gilt für keinen Artikel'],
	])('%s that does not fit is explained in the visitor’s language', async (code, notice, text) => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { body } = await change(visitor, { intent: 'discount', code });
		expect(body.notices).toMatchObject([{ code: notice, message: expect.stringContaining(text) }]);
		expect(body.cart?.total.amount).toBe('349.0');
	});

	test('can be removed', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { body } = await change(visitor, { intent: 'discount', code: 'WILLKOMMEN10' });
		const code = body.cart?.discountCodes[0]?.code ?? '';
		const after = await change(visitor, { intent: 'removeDiscount', code });
		expect(after.body.cart?.discountCodes).toEqual([]);
		expect(after.body.cart?.total.amount).toBe('349.0');
	});

	test('that do not exist cause one message, and stay on the cart until they are removed', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { body } = await change(visitor, { intent: 'discount', code: ' NOPE ' });
		expect(body.notices).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND', typed: 'NOPE' }]);
		expect(body.cart?.total.amount).toBe('349.0');
		const lineOfCart = lineId(body, PLENTY);
		const codes = [{ code: 'NOPE', applicable: false }];
		for (const fields of [add(OTHER), { intent: 'update', lineId: lineOfCart, quantity: '2' }]) {
			const later = await change(visitor, fields);
			expect(later.body.notices).toEqual([]);
			expect(later.body.cart?.discountCodes).toEqual(codes);
		}
		const read = await loadSession(visitor);
		expect(read.notices).toEqual([]);
		expect(read.cart?.discountCodes).toEqual(codes);
		const removed = await change(visitor, { intent: 'removeDiscount', code: 'NOPE' });
		expect(removed.body).toMatchObject({ notices: [], cart: { discountCodes: [] } });
	});

	test('that apply are accepted without a word about those that do not', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await change(visitor, { intent: 'discount', code: 'SOMMER25' });
		const empty = await change(visitor, {
			intent: 'remove',
			lineId: lineId(await loadSession(visitor), PLENTY),
		});
		expect(empty.body.notices).toEqual([]);
		// An empty cart keeps all codes.
		const second = await change(visitor, { intent: 'discount', code: 'NOPE' });
		expect(second.body.notices).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
		await change(visitor, add(PLENTY));
		const valid = await change(visitor, { intent: 'discount', code: 'WILLKOMMEN10' });
		expect(valid.body.notices).toEqual([]);
		expect(valid.body.cart?.discount?.amount).toBe('34.9');
	});

	test('that do not apply cause a message even if the response was lost', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await shop.faults([
			{ operation: 'CartDiscountCodesUpdate', kind: 'drop', phase: 'after', times: 1 },
		]);
		const { body } = await change(visitor, { intent: 'discount', code: 'NOPE' });
		expect(body.notices).toMatchObject([{ code: 'DISCOUNT_CODE_NOT_HONOURED' }]);
	});
});
