import { expect, test } from 'vitest';
import { recipientFields } from '../../app/features/cart/gift-recipient.server';
import { variantIds } from '../setup/catalogue';
import { add, change } from './cart-visitor';
import { useTestShop } from './shop';

const shop = useTestShop();

const RECIPIENT = {
	toRecipient: 'on',
	email: 'ada@example.com',
	name: 'Ada',
	message: 'Guten Flug!\nBo',
	date: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
	offset: '-60',
};

test.each([
	['a variant', add(variantIds.plenty, '2')],
	['a subscription', { ...add(variantIds.careKit, '3'), sellingPlanId: '690000000001' }],
	['a gift card for somebody', { ...add(variantIds.giftCard, '2'), ...RECIPIENT }],
	['a gift card', add(variantIds.giftCard)],
])('the line of %s is the same after it was removed and added again', async (_, fields) => {
	const visitor = shop.visitor();
	const { body } = await change(visitor, fields);
	const line = body.cart?.lines[0];
	expect(line).toHaveProperty('again');
	const removed = await change(visitor, { intent: 'remove', lineId: line?.id ?? '' });
	expect(removed.body.cart?.lines).toEqual([]);
	const again = { intent: 'add', quantity: String(line?.quantity), ...line?.again };
	const { body: restored } = await change(visitor, again);
	expect(restored.cart?.lines).toEqual([{ ...line, id: expect.any(String) }]);
});

test('attributes of another origin are those of no form', () => {
	expect(recipientFields([])).toEqual({});
	expect(recipientFields([{ key: 'Engraving', value: 'Bo' }])).toBeUndefined();
	const send = { key: '__shopify_send_gift_card_to_recipient', value: 'on' };
	const email = { key: 'Recipient email', value: 'ada@example.com' };
	expect(recipientFields([send, email])).toMatchObject({ email: 'ada@example.com' });
	expect(recipientFields([send, email, { key: 'Colour', value: 'red' }])).toBeUndefined();
});
