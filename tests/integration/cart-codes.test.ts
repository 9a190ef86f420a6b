import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { add, change, lineId, session } from './cart-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** Germany, oak, 60 × 40 cm: 42 in stock. */
const PLENTY = variantIds.plenty;
/** Germany, oak, 90 × 60 cm: 24 in stock. */
const OTHER = variantIds.large;

describe('discount codes', () => {
	test('reduce the total', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { answer } = await change(visitor, { intent: 'discount', code: 'willkommen10' });
		expect(answer.cart?.subtotal.amount).toBe('349.0');
		expect(answer.cart?.discount?.amount).toBe('34.9');
		expect(answer.cart?.total.amount).toBe('314.1');
		expect(answer.cart?.discountCodes).toMatchObject([{ applicable: true }]);
	});

	test('can be removed', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { answer } = await change(visitor, { intent: 'discount', code: 'WILLKOMMEN10' });
		const code = answer.cart?.discountCodes[0]?.code ?? '';
		const after = await change(visitor, { intent: 'removeDiscount', code });
		expect(after.answer.cart?.discountCodes).toEqual([]);
		expect(after.answer.cart?.total.amount).toBe('349.0');
	});

	test('that do not exist cause one message, and stay on the cart until they are removed', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		const { answer } = await change(visitor, { intent: 'discount', code: ' NOPE ' });
		expect(answer.notices).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND', typed: 'NOPE' }]);
		expect(answer.cart?.total.amount).toBe('349.0');
		const lineOfCart = lineId(answer, PLENTY);
		const codes = [{ code: 'NOPE', applicable: false }];
		for (const fields of [add(OTHER), { intent: 'update', lineId: lineOfCart, quantity: '2' }]) {
			const later = await change(visitor, fields);
			expect(later.answer.notices).toEqual([]);
			expect(later.answer.cart?.discountCodes).toEqual(codes);
		}
		const read = await session(visitor);
		expect(read.notices).toEqual([]);
		expect(read.cart?.discountCodes).toEqual(codes);
		const removed = await change(visitor, { intent: 'removeDiscount', code: 'NOPE' });
		expect(removed.answer).toMatchObject({ notices: [], cart: { discountCodes: [] } });
	});

	test('that apply are accepted without a word about those that do not', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await change(visitor, { intent: 'discount', code: 'SOMMER25' });
		const empty = await change(visitor, {
			intent: 'remove',
			lineId: lineId(await session(visitor), PLENTY),
		});
		expect(empty.answer.notices).toEqual([]);
		// An empty cart keeps all codes.
		const second = await change(visitor, { intent: 'discount', code: 'NOPE' });
		expect(second.answer.notices).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
		await change(visitor, add(PLENTY));
		const valid = await change(visitor, { intent: 'discount', code: 'WILLKOMMEN10' });
		expect(valid.answer.notices).toEqual([]);
		expect(valid.answer.cart?.discount?.amount).toBe('34.9');
	});

	test('that do not apply cause a message even if the response was lost', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(PLENTY));
		await shop.faults([
			{ operation: 'CartDiscountCodesUpdate', kind: 'drop', phase: 'after', times: 1 },
		]);
		const { answer } = await change(visitor, { intent: 'discount', code: 'NOPE' });
		expect(answer.notices).toMatchObject([{ code: 'DISCOUNT_CODE_NOT_HONOURED' }]);
	});
});
