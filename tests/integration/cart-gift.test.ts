import { describe, expect, test } from 'vitest';
import type { OrderListView, OrderView } from '../../app/features/account/account-view';
import { loader as order } from '../../app/routes/account/order';
import { loader as orderList } from '../../app/routes/account/orders';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, open } from './account-visitor';
import { add, change, completeCheckout } from './cart-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** A day in the next month, as `2026-12-24`. */
const DATE = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const gift = (message: string, date = '') => ({ intent: 'gift', message, date });

/** The cart's attributes as the platform has them, by their checkout's cart. */
async function withGift(...steps: Record<string, string>[]) {
	const visitor = shop.visitor();
	let last = await change(visitor, add(variantIds.plenty));
	for (const fields of steps) last = await change(visitor, fields);
	return { visitor, ...last };
}

describe('a gift', () => {
	test('has a message and a date, kept with the cart and through its other changes', async () => {
		const { status, body } = await withGift(
			gift('Guten Flug!\r\n<b>Ada</b>', DATE),
			add(variantIds.frameOak),
		);
		expect(status).toBe(200);
		expect(body.cart?.gift).toEqual({ message: 'Guten Flug!\n<b>Ada</b>', date: DATE });
	});

	test('for a later day than the stated delivery comes before it', async () => {
		const { visitor, body } = await withGift(gift('', DATE));
		expect(body.cart?.shipping?.arrival).toMatch(
			/^Ohne Wunschdatum: Lieferung bis .+ \(Deutschland\)$/,
		);
		const undated = await change(visitor, gift('Guten Flug!'));
		expect(undated.body.cart?.shipping?.arrival).toMatch(/^Lieferung bis /);
		const soon = await change(visitor, gift('', undated.body.cart?.shipping?.arrivalDay));
		expect(soon.body.cart?.shipping?.arrival).toMatch(/^Lieferung bis /);
	});

	test('is gone once both are emptied', async () => {
		const { body } = await withGift(gift('Guten Flug!', DATE), gift(' ', ''));
		expect(body.cart).not.toHaveProperty('gift');
		expect(body.notices).toEqual([]);
	});

	test('that is too long or for a day that is over is refused, keeps what was typed, and what was saved', async () => {
		const wrong = gift('x'.repeat(501), '2020-12-24');
		const { status, body } = await withGift(gift('Guten Flug!'), wrong);
		expect(status).toBe(422);
		expect(body.notices.map(({ code }) => code)).toEqual(['GIFT_NOTE_LONG', 'GIFT_NOTE_DATE']);
		expect(body.notices[0]?.message).toContain('500 Zeichen');
		expect(body.typedGift).toEqual({ message: wrong.message, date: wrong.date });
		expect(body.cart?.gift).toEqual({ message: 'Guten Flug!', date: '' });
	});

	test('is shown with the customer’s order', async () => {
		const customer = await demoCustomer(shop);
		await change(customer, add(variantIds.plenty));
		const { body } = await change(customer, gift('Guten Flug!', DATE));
		await completeCheckout(body.cart?.checkoutUrl ?? '');
		const { data } = await open<OrderListView>(customer, orderList, '/account/orders');
		const id = data.orders[0]?.id ?? '';
		const page = await open<{ order: OrderView }>(customer, order, `/account/orders/${id}`, { id });
		expect(page.data.order.gift).toEqual({ message: 'Guten Flug!', date: DATE });
	});

	test('is saved once after a lost response', async () => {
		const { visitor } = await withGift();
		await shop.faults([
			{ operation: 'CartAttributesUpdate', kind: 'drop', phase: 'after', times: 1 },
		]);
		const { status, body } = await change(visitor, gift('Guten Flug!'));
		expect(status).toBe(200);
		expect(body.cart?.gift?.message).toBe('Guten Flug!');
	});
});
