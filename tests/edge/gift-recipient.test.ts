import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, textOf, useEdge } from './edge';
import { shownIn } from './mailbox';

const edge = useEdge();

/** Names of the fields that belong to the purchase form by their `form` attribute. */
function fieldsOf(page: string): string[] {
	const fields = page.match(/<(?:input|textarea)[^>]* form="add-to-cart"[^>]*>/g) ?? [];
	return fields.map((field) => / name="([^"]+)"/.exec(field)?.[1] ?? '');
}

test('the page of a gift card has the fields of a recipient, that of another product has none', async () => {
	const giftCard = await shownIn(await edge.fetch('/en/products/gift-card'));
	expect(fieldsOf(giftCard).sort()).toEqual(
		['date', 'email', 'message', 'name', 'offset', 'toRecipient'].sort(),
	);
	expect(textOf(giftCard)).toContain('Send it to someone');
	expect(fieldsOf(await shownIn(await edge.fetch('/products/frame-oak')))).toEqual([]);
});

test('a gift card is sent to somebody without JavaScript, and shown again as typed where that is refused', async () => {
	const fields = {
		intent: 'add',
		variantId: variantIds.giftCard,
		quantity: '2',
		toRecipient: 'on',
		email: 'ada@',
		name: 'Ada <b>',
		message: 'Guten Flug!',
		date: '',
		offset: '',
	};
	const refused = await edge.post('/cart', fields);
	expect(refused.status).toBe(422);
	const page = await shownIn(refused);
	expect(page).toMatch(/<title>Fehler: /);
	expect(page).toMatch(/<p id="recipient-email-error"[^>]*>.*?gültige E-Mail-Adresse/s);
	expect(page).toContain('value="ada@"');
	expect(page).toContain('value="Ada &lt;b&gt;"');
	expect(page).toContain('Guten Flug!</textarea>');
	const [form = ''] = /<form id="recipient".*?<\/form>/s.exec(page) ?? [];
	const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
	expect(Object.fromEntries(hidden.map(([, name, value]) => [name, value]))).toEqual({
		intent: 'add',
		variantId: variantIds.giftCard,
		quantity: '2',
		toRecipient: 'on',
		offset: '',
	});

	const added = await edge.post('/cart', { ...fields, email: 'ada@example.com' });
	expect(added.status).toBe(303);
	const cart = await edge.fetch('/cart', { headers: { Cookie: cookiesOf(added) } });
	const shown = await shownIn(cart);
	expect(textOf(shown)).toContain('An: Ada &lt;b&gt;, ada@example.com');
	expect(shown).not.toContain('id="recipient"');
});

test('what was typed about a recipient stays while the platform fails', async () => {
	await edge.faults([{ operation: 'CartCreate', kind: 'http503' }]);
	const response = await edge.post('/en/cart', {
		intent: 'add',
		variantId: variantIds.giftCard,
		toRecipient: 'on',
		email: 'ada@example.com',
	});
	expect(response.status).toBe(503);
	expect(await shownIn(response)).toContain('value="ada@example.com"');
});
