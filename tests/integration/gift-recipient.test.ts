import { describe, expect, test } from 'vitest';
import { action as cartPage } from '../../app/routes/cart';
import { variantIds } from '../setup/catalogue';
import { add, change, completeCheckout } from './cart-visitor';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

const GIFT_CARD = variantIds.giftCard;
const DATE = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The fields of a gift card's purchase form. */
const send = (fields: Record<string, string> = {}) => ({
	...add(GIFT_CARD),
	toRecipient: 'on',
	email: 'ada@example.com',
	name: '',
	message: '',
	date: '',
	...fields,
});

interface Mail {
	kind: string;
	to: string;
	text: string;
	sendOn?: string;
}

async function giftCardMails(): Promise<Mail[]> {
	const response = await fetch(`${shop.origin}/__demo/mailbox`);
	const { mails } = (await response.json()) as { mails: Mail[] };
	return mails.filter(({ kind }) => kind === 'giftCard');
}

describe('a gift card for somebody', () => {
	test('says on its line whom it is for, when it is sent, and the message', async () => {
		const fields = send({ name: 'Ada', message: 'Guten Flug!\r\n<b>Bo</b>', date: DATE });
		const { status, body } = await change(shop.visitor(), fields, '/en');
		expect({ status, notices: body.notices }).toEqual({ status: 200, notices: [] });
		expect(body.cart?.lines[0]?.recipient).toEqual([
			'To: Ada, ada@example.com',
			expect.stringMatching(/^Will be sent on /),
			'Guten Flug!\n<b>Bo</b>',
		]);
	});

	test('has a line of its own, which keeps its recipient with another quantity', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(GIFT_CARD, '10'));
		await change(visitor, send());
		await change(visitor, send());
		const { body } = await change(visitor, send({ email: 'bo@example.com' }));
		const lines = (body.cart?.lines ?? []).map(({ quantity, recipient }) => [quantity, recipient]);
		expect(lines).toEqual([
			[1, ['An: bo@example.com']],
			[2, ['An: ada@example.com']],
			[10, undefined],
		]);
		const lineId = body.cart?.lines[1]?.id ?? '';
		const raised = await change(visitor, { intent: 'update', lineId, quantity: '5' });
		expect(raised.body.cart?.lines[1]).toMatchObject({
			quantity: 5,
			recipient: ['An: ada@example.com'],
		});
	});

	test('is mailed to the recipient once it is ordered, on its day', async () => {
		const visitor = shop.visitor();
		const { body } = await change(
			visitor,
			send({ message: 'Guten Flug!', date: DATE, offset: '-60' }),
		);
		await completeCheckout(body.cart?.checkoutUrl ?? '', 'buyer@example.com');
		expect(await giftCardMails()).toMatchObject([
			{ to: 'ada@example.com', text: expect.stringContaining('Guten Flug!'), sendOn: DATE },
		]);
	});

	test('goes to the buyer where the box is not ticked', async () => {
		const { toRecipient: _, ...fields } = send({ email: 'not an address' });
		const { status, body } = await change(shop.visitor(), fields);
		expect(status).toBe(200);
		expect(body.cart?.lines[0]).not.toHaveProperty('recipient');
	});

	test('is the only product with a recipient', async () => {
		const fields = { ...send(), variantId: variantIds.plenty };
		const { status, body } = await change(shop.visitor(), fields);
		expect(status).toBe(200);
		expect(body.cart?.lines[0]).not.toHaveProperty('recipient');
		await completeCheckout(body.cart?.checkoutUrl ?? '');
		expect(await giftCardMails()).toEqual([]);
	});

	test('with wrong data is not added, and all that is wrong is said', async () => {
		const wrong = send({ email: 'ada@', message: 'x'.repeat(201), date: '2020-12-24' });
		const { status, body } = await change(shop.visitor(), wrong);
		expect(status).toBe(422);
		expect(body.notices.map(({ message }) => message)).toEqual([
			expect.stringContaining('gültige E-Mail-Adresse'),
			'Die Nachricht darf höchstens 200 Zeichen haben.',
			'Wähle einen Tag von heute an bis in 90 Tagen.',
		]);
		expect(body.cart ?? null).toBeNull();
		expect((await shop.requests()).map(({ operation }) => operation)).not.toContain('CartCreate');
	});

	test('keeps what was typed without JavaScript', async () => {
		const visitor = shop.visitor();
		const fields = send({ email: '', name: 'Ada' });
		const result = await visitor.post('/cart', fields, ({ request, context }) =>
			cartPage({ request, context, params: {} }),
		);
		expect(result).toMatchObject({
			init: { status: 422 },
			data: {
				typedRecipient: {
					variantId: GIFT_CARD,
					quantity: '1',
					values: { email: '', name: 'Ada' },
					problems: { email: 'emailMissing' },
				},
			},
		});
	});

	test('that the platform refuses says so in the page’s language', async () => {
		// No time zone is so far behind.
		const { status, body } = await change(shop.visitor(), send({ date: DATE, offset: '900' }));
		expect(status).toBe(422);
		expect(body.notices).toMatchObject([
			{ code: 'RECIPIENT', message: 'Bitte prüfe die Angaben zur beschenkten Person.' },
		]);
		expect(body.typedRecipient?.values.email).toBe('ada@example.com');
	});

	test('is added once after a lost response', async () => {
		const visitor = shop.visitor();
		await change(visitor, add(GIFT_CARD, '3'));
		await shop.faults([{ operation: 'CartLinesAdd', kind: 'drop', phase: 'after', times: 1 }]);
		const { status, body } = await change(visitor, send());
		expect(status).toBe(200);
		expect(body.added).toBe(true);
		expect(body.cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
	});
});
