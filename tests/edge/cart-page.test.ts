import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, textOf, useEdge } from './edge';
import { shownIn } from './mailbox';

const edge = useEdge();

/** Cookies of a visitor whose cart holds these variants. */
async function cartWith(...variants: string[]): Promise<string> {
	let cookie = '';
	for (const variantId of variants) {
		const response = await edge.post('/cart', { intent: 'add', variantId }, { Cookie: cookie });
		cookie = cookiesOf(response) || cookie;
	}
	return cookie;
}

/** The cart page without its scripts. */
async function cartPage(Cookie: string, path = '/cart'): Promise<string> {
	return shownIn(await edge.fetch(path, { headers: { Cookie } }));
}

test('lines of one product differ by their names, and lead to the map’s page', async () => {
	const page = await cartPage(
		await cartWith(variantIds.plenty, variantIds.large, variantIds.frameOak),
	);
	const remove = [...page.matchAll(/aria-label="([^"]*) entfernen"/g)].map(([, name]) => name);
	expect(remove).toHaveLength(3);
	expect(new Set(remove).size).toBe(3);
	const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
	for (const [variant, path] of [
		[variantIds.plenty, '/aerolume'],
		[variantIds.large, '/aerolume'],
		[variantIds.frameOak, '/products/frame-oak'],
	] as const) {
		expect(main).toContain(`href="${path}?variant=${variant}"`);
	}
	expect(main).not.toContain('/products/aerolume');
});

test('the line of a map shows the picture of its region and frame', async () => {
	const page = await cartPage(await cartWith(variantIds.alps, variantIds.alpsBlack));
	const pictures = [...page.matchAll(/<img[^>]* src="[^"]*\/files\/([\w-]+)\.\w+/g)];
	expect(pictures.map(([, name]) => name)).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/alps.*black|black.*alps/),
			expect.stringMatching(/alps.*oak|oak.*alps/),
		]),
	);
});

test('the price of one piece comes below the quantity, whose buttons stay in place', async () => {
	const page = await cartPage(await cartWith(variantIds.plenty, variantIds.plenty));
	expect(page.indexOf('je Stück')).toBeGreaterThan(page.indexOf('name="quantity"'));
});

test('the sum has the shipping costs and the day of delivery, and what a gift card pays', async () => {
	const cookie = await cartWith(variantIds.plenty, variantIds.frameOak);
	const page = textOf(await cartPage(cookie)).replaceAll('\u00a0', ' ');
	expect(page).toMatch(
		/Zwischensumme\s*408 €\s*Versand \(Deutschland\)\s*\+4,90 €\s*Summe mit Versand\s*412,90 €/,
	);
	expect(page).toMatch(/Lieferung bis \w+\., .*\(Deutschland\)/);
	expect(page).toContain('inkl. MwSt. und Versand');
	await edge.post('/cart', { intent: 'discount', code: 'WOLKE7FLUG2026AB' }, { Cookie: cookie });
	const paid = textOf(await cartPage(cookie)).replaceAll('\u00a0', ' ');
	expect(paid).toMatch(/Versand \(Deutschland\)\s*\+4,90 €\s*Summe mit Versand\s*362,90 €/);
});

test('a gift card that pays for all goods may pay for a part of the shipping', async () => {
	const cookie = await cartWith(variantIds.frameOak);
	await edge.post('/cart', { intent: 'discount', code: 'LANDEANFLUG500XY' }, { Cookie: cookie });
	const paid = textOf(await cartPage(cookie)).replaceAll('\u00a0', ' ');
	expect(paid).toMatch(/Summe ohne Versand\s*0 €\s*Versand/);
	expect(paid).not.toContain('Summe mit Versand');
});

test('a wish for a day before the stated delivery is saved with a note, and a later one goes before it', async () => {
	const cookie = await cartWith(variantIds.plenty);
	const wish = async (days: number) => {
		const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
		await edge.post('/cart', { intent: 'gift', message: '', date }, { Cookie: cookie });
		return textOf(await cartPage(cookie));
	};
	expect(await wish(1)).toContain('früher als der genannte Liefertag');
	const later = await wish(40);
	expect(later).not.toContain('früher als der genannte Liefertag');
	expect(later).toMatch(/Die Kasse zeigt es nicht noch einmal.*Ohne Wunschdatum: Lieferung bis/s);
});

test('a cart of gift cards offers no message in the parcel', async () => {
	expect(await cartPage(await cartWith(variantIds.giftCard))).not.toContain('id="gift"');
	expect(await cartPage(await cartWith(variantIds.plenty))).toContain('id="gift"');
});

test('a switch of language keeps the country of a cart', async () => {
	const cookie = await cartWith(variantIds.plenty);
	const stored = async (Cookie: string) => {
		const fields = { locale: 'en', path: '/cart', from: 'de' };
		return (await edge.post('/api/locale', fields, { Cookie })).headers.get('Set-Cookie');
	};
	expect(await stored(cookie)).toContain('country=DE');
	expect(await stored('')).not.toContain('country=');
	expect(await stored(`${cookie}; country=US`)).not.toContain('country=');
});

test('an empty cart links to the map, the collections and the wishlist', async () => {
	// The map itself.
	const page = await cartPage('wishlist=8000000000001');
	const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
	for (const path of ['/aerolume', '/collections', '/collections/frames']) {
		expect(main).toContain(`href="${path}"`);
	}
	expect(main).toMatch(/<h2[^>]*>Dein Warenkorb ist leer<\/h2>/);
	expect(main).toMatch(/<h2[^>]*>Auf deiner Merkliste<\/h2>.*Aerolume/s);
});

test('an empty cart is shown without collections while the platform is down', async () => {
	await edge.faults([{ operation: 'Collections', kind: 'http500' }]);
	const page = await cartPage('');
	expect(page).toContain('Dein Warenkorb ist leer');
});

test('a gift message is entered without JavaScript, escaped, refused with its text, and removed', async () => {
	const Cookie = await cartWith(variantIds.plenty);
	const gift = { intent: 'gift', message: 'Guten <b>Flug</b>', date: '' };
	expect((await edge.post('/cart', gift, { Cookie })).status).toBe(303);
	const page = await cartPage(Cookie);
	expect(page).toContain('Guten &lt;b&gt;Flug&lt;/b&gt;</blockquote>');
	expect(page).toContain('Guten &lt;b&gt;Flug&lt;/b&gt;</textarea>');

	const refused = await edge.post('/cart', { ...gift, date: '2020-12-24' }, { Cookie });
	expect(refused.status).toBe(422);
	const form = await shownIn(refused);
	expect(form).toMatch(/<title>Fehler: /);
	expect(form).toMatch(/<details[^>]* open=""[^>]*>(?:(?!<\/details>).)*href="#gift-date"/s);
	expect(form).toContain('value="2020-12-24"');

	await edge.post('/cart', { ...gift, message: '' }, { Cookie });
	expect(await cartPage(Cookie)).not.toContain('Guten');
});

test('what was typed stays in its form while the platform fails, without JavaScript', async () => {
	const Cookie = await cartWith(variantIds.plenty);
	const [, lineId = ''] = /name="lineId" value="([^"]+)"/.exec(await cartPage(Cookie)) ?? [];
	const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	const failed = async (operation: string, fields: Record<string, string>) => {
		await edge.faults([{ operation, kind: 'http503' }]);
		const response = await edge.post('/cart', fields, { Cookie });
		expect(response.status).toBe(503);
		const page = await shownIn(response);
		expect(textOf(page)).toContain('ließ sich gerade nicht speichern');
		return page;
	};
	const gift = { intent: 'gift', message: 'Guten Flug!', date: day };
	const giftPage = await failed('CartAttributesUpdate', gift);
	expect(giftPage).toMatch(
		/<details[^>]* open=""[^>]*>(?:(?!<\/details>).)*Guten Flug!<\/textarea>/s,
	);
	expect(giftPage).toContain(`value="${day}"`);

	const code = { intent: 'discount', code: 'WILLKOMMEN10' };
	const codePage = await failed('CartDiscountCodesUpdate', code);
	expect(codePage).toMatch(/<details[^>]* open=""[^>]*>(?:(?!<\/details>).)*value="WILLKOMMEN10"/s);

	const quantityPage = await failed('CartLinesUpdate', { intent: 'update', lineId, quantity: '3' });
	expect(quantityPage).toMatch(/<input[^>]*name="quantity"[^>]*value="3"/);
});
