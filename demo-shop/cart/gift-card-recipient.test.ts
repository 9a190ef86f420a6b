import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { open, submit } from '../testing/checkout';
import { variantIds } from '../testing/test-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const carts = cartApi(shop);
const { cable, giftCard, oakSmall } = variantIds;

const SEND = { key: '__shopify_send_gift_card_to_recipient', value: 'on' };

function toRecipient(fields: Record<string, string>) {
	return [SEND, ...Object.entries(fields).map(([key, value]) => ({ key, value }))];
}

const ADA = { 'Recipient email': 'ada@example.com', 'Recipient name': 'Ada' };

async function mailbox(): Promise<Json[]> {
	return (await shop.control('mailbox')).body.mails;
}

/** Orders one gift card, and returns its email. */
async function giftCardMail(fields?: Record<string, string>) {
	const attributes = fields ? toRecipient(fields) : [];
	const { cart } = await carts.create([{ id: giftCard, attributes }]);
	expect((await submit(cart.checkoutUrl)).status).toBe(303);
	return (await mailbox()).find(({ kind }) => kind === 'giftCard');
}

describe('the recipient of a gift card', () => {
	test.each([
		[{}, "Recipient email can't be blank"],
		[{ 'Recipient email': 'ada@' }, 'Recipient email is invalid'],
		[{ ...ADA, 'Recipient name': 'x'.repeat(256) }, 'Recipient name is too long'],
		[{ ...ADA, Message: 'x'.repeat(201) }, 'Message is too long'],
		[{ ...ADA, 'Send on': '2026-11-19' }, 'Send on must be'],
		[{ ...ADA, 'Send on': '2027-02-19' }, 'Send on must be'],
		[{ ...ADA, 'Send on': '2027-02-29' }, 'Send on must be'],
		[{ ...ADA, 'Send on': '24.12.2026' }, 'Send on must be'],
		[{ ...ADA, __shopify_offset: 'Berlin' }, 'Timezone offset is invalid'],
		[{ ...ADA, __shopify_offset: '721' }, 'Timezone offset is invalid'],
	])('is refused with %j', async (fields, message) => {
		const { cart } = await carts.create();
		const line = { id: giftCard, attributes: toRecipient(fields) };
		expect(await carts.add(cart.id, [{ id: cable }, line])).toMatchObject({
			cart: null,
			userErrors: [
				{
					code: 'INVALID',
					field: ['lines', '1', 'attributes'],
					message: expect.stringContaining(message),
				},
			],
		});
		expect((await carts.create([line])).userErrors).toHaveLength(1);
	});

	test('may have a name of 255 characters, a message of 200, and a day up to 90 days ahead', async () => {
		for (const day of ['2026-11-20', '2027-02-18']) {
			const attributes = toRecipient({
				...ADA,
				'Recipient name': 'x'.repeat(255),
				Message: 'x'.repeat(200),
				'Send on': day,
			});
			const { cart, userErrors } = await carts.create([{ id: giftCard, attributes }]);
			expect(userErrors).toEqual([]);
			expect(cart.lines.nodes[0].attributes).toEqual(attributes);
		}
	});

	test('has the day of the buyer’s time zone', async () => {
		const on = async (day: string, offset: string) =>
			(
				await carts.create([
					{
						id: giftCard,
						attributes: toRecipient({ ...ADA, 'Send on': day, __shopify_offset: offset }),
					},
				])
			).userErrors.length;
		// 10 o'clock in UTC.
		expect(await on('2026-11-19', '660')).toBe(0);
		expect(await on('2026-11-20', '-840')).toBe(1);
	});

	test('is checked when a line is updated', async () => {
		const { cart } = await carts.create([{ id: giftCard, attributes: toRecipient(ADA) }]);
		const { id } = cart.lines.nodes[0];
		const attributes = toRecipient({ 'Recipient email': 'ada@' });
		expect((await carts.update(cart.id, [{ id, attributes }])).userErrors).toMatchObject([
			{ code: 'INVALID', field: ['lines', '0', 'attributes'] },
		]);
		const raised = await carts.update(cart.id, [{ id, quantity: 2 }]);
		expect(raised.cart.lines.nodes).toMatchObject([{ quantity: 2, attributes: toRecipient(ADA) }]);
	});

	test('of another product is not checked, nor without the key that sends it', async () => {
		const attributes = toRecipient({ 'Recipient email': 'ada@' });
		const { userErrors } = await carts.create([
			{ id: oakSmall, attributes },
			{ id: giftCard, attributes: attributes.slice(1) },
		]);
		expect(userErrors).toEqual([]);
	});
});

test('checkout and order show the attributes of a line, but none that begin with an underscore', async () => {
	const attributes = toRecipient({ ...ADA, Message: 'Guten <b>Flug</b>' });
	const { cart } = await carts.create([{ id: giftCard, attributes }]);
	const { html } = await open(cart.checkoutUrl);
	const { location } = await submit(cart.checkoutUrl);
	for (const page of [html, (await open(location ?? '')).html]) {
		expect(page).toContain('Recipient email: ada@example.com');
		expect(page).toContain('Message: Guten &lt;b&gt;Flug&lt;/b&gt;');
		expect(page).not.toContain('__shopify');
	}
});

describe('an ordered gift card', () => {
	test('goes to its recipient, with the message', async () => {
		const mail = await giftCardMail({ ...ADA, Message: 'Guten Flug!' });
		expect(mail).toMatchObject({
			to: 'ada@example.com',
			subject: 'Ada <b> Winter schenkt dir einen Gutschein von Aerolume',
			text: expect.stringMatching(/^Hallo Ada,\n\nGuten Flug!\n\nGutschein über 25,00/),
		});
		expect(mail).not.toHaveProperty('sendOn');
	});

	test('is held back until its day', async () => {
		expect(await giftCardMail({ ...ADA, 'Send on': '2026-12-24' })).toMatchObject({
			sendOn: '2026-12-24',
		});
		const page = await fetch(`${shop.origin}/__demo/mailbox`, { headers: { Accept: 'text/html' } });
		expect(await page.text()).toContain('held back until');
	});

	test('is sent at once on its day', async () => {
		expect(await giftCardMail({ ...ADA, 'Send on': '2026-11-20' })).not.toHaveProperty('sendOn');
	});

	test('goes to the buyer without a recipient', async () => {
		expect(await giftCardMail()).toMatchObject({
			to: 'ada@aerolume.example',
			subject: 'Dein Gutschein von Aerolume',
		});
	});

	test('can be redeemed, until it is spent', async () => {
		const { text } = await giftCardMail(ADA);
		const code = String(/Code: ([A-Z0-9]{16})\n/.exec(text)?.[1]).toLowerCase();
		const { cart } = await carts.create([{ id: oakSmall }], { giftCardCodes: [code] });
		expect(cart.appliedGiftCards).toMatchObject([
			{ amountUsed: { amount: '25.0', currencyCode: 'EUR' } },
		]);
		await submit(cart.checkoutUrl);
		const again = await carts.create([{ id: oakSmall }], { giftCardCodes: [code] });
		expect(again.cart.appliedGiftCards).toEqual([]);
	});

	test('is one card for each, and one email for each line', async () => {
		const { cart } = await carts.create([
			{ id: giftCard, quantity: 2, attributes: toRecipient(ADA) },
			{ id: giftCard },
		]);
		await submit(cart.checkoutUrl);
		const mails = (await mailbox()).filter(({ kind }) => kind === 'giftCard');
		const codes = mails.flatMap(({ text }) => text.match(/(?<=Code: )\w+/g));
		expect(mails).toHaveLength(2);
		expect(new Set(codes).size).toBe(3);
	});
});
