import { describe, expect, test } from 'vitest';
import { cartApi, linesOf } from '../testing/carts';
import { open, submit } from '../testing/checkout';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const carts = cartApi(shop);
const { oakSmall, oakLarge, blackSmall, cable, giftCard } = variantIds;

async function stockOf(id: number): Promise<number> {
	const data = await shop.data(
		`{ node(id: "gid://shopify/ProductVariant/${id}") { ... on ProductVariant { quantityAvailable } } }`,
	);
	return data.node.quantityAvailable;
}

describe('ordering', () => {
	test('creates an order, reduces the stock, completes the cart and sends an email', async () => {
		const { cart } = await carts.create([
			{ id: oakSmall, quantity: 2 },
			{ id: oakSmall, attributes: [{ key: 'gift', value: 'yes' }] },
			{ id: cable, quantity: 3 },
			{ id: oakLarge },
		]);
		const { status, location } = await submit(cart.checkoutUrl);
		expect(status).toBe(303);
		expect(location).toMatch(
			new RegExp(`^${shop.origin}/\\d+/orders/[0-9a-f]{32}/authenticate\\?key=[0-9a-f]{32}$`),
		);
		const page = await open(location ?? '');
		expect(page.status).toBe(200);
		expect(page.html).toContain('Danke, Ada &lt;b&gt;');
		expect(page.html).toContain('Bestellung #1003');
		expect(page.html).not.toContain(`data-variant="${oakLarge}"`);
		expect(await stockOf(oakSmall)).toBe(2);
		expect(await stockOf(cable)).toBe(-3);
		expect(await carts.get(cart.id)).toBeNull();
		expect((await carts.add(cart.id, [{ id: cable }])).userErrors).toMatchObject([
			{ code: 'INVALID', field: ['cartId'] },
		]);
		const { mails } = (await shop.control('mailbox')).body;
		expect(mails).toMatchObject([
			{
				to: 'ada@aerolume.example',
				subject: 'Deine Bestellung #1003 bei Aerolume',
				links: [location],
			},
		]);
	});

	test('the checkout URL of a completed cart redirects to its order', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const { location } = await submit(cart.checkoutUrl);
		const again = await open(cart.checkoutUrl);
		expect(again.url).toBe(location);
		expect(again.html).toContain('Bestellung #1003');
	});

	test('submitting twice at once creates one order', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const { html } = await open(cart.checkoutUrl);
		const responses = await Promise.all([1, 2, 3].map(() => submit(cart.checkoutUrl, {}, html)));
		expect(new Set(responses.map(({ location }) => location)).size).toBe(1);
		expect(await stockOf(oakSmall)).toBe(4);
		expect((await shop.control('mailbox')).body.mails).toHaveLength(1);
	});

	test('the last unit is sold to one of two buyers', async () => {
		const first = await carts.create([{ id: blackSmall }]);
		const second = await carts.create([{ id: blackSmall }, { id: cable }]);
		const { html } = await open(second.cart.checkoutUrl);
		await submit(first.cart.checkoutUrl);
		const late = await submit(second.cart.checkoutUrl, {}, html);
		expect(late.status).toBe(409);
		expect(late.html).toContain('Nicht alles ist noch da.');
		expect(late.html).toContain('value="Flughafenstraße 1"');
		expect(linesOf(await carts.get(second.cart.id))).toEqual([
			[cable, 1],
			[blackSmall, 0],
		]);
		const order = await submit(second.cart.checkoutUrl, {}, late.html);
		expect(order.status).toBe(303);
		expect(await stockOf(blackSmall)).toBe(0);
	});

	test('with errors shows the entered values and the error beside each field', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const { status, html } = await submit(cart.checkoutUrl, {
			email: 'ada@',
			lastName: '',
			zip: '123',
			city: '"><script>',
			phone: 'abc',
		});
		expect(status).toBe(422);
		expect(html).toContain('value="ada@"');
		expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
		expect(html).toContain('value="Flughafenstraße 1"');
		const errors = [...html.matchAll(/<p class="error" id="(\w+)-error">([^<]*)/g)].map(
			([, name, text]) => [name, text],
		);
		expect(errors).toEqual([
			['email', 'Gib eine gültige E-Mail-Adresse ein.'],
			['lastName', 'Bitte fülle dieses Feld aus.'],
			['zip', 'Diese Postleitzahl passt nicht zum Land.'],
			['phone', 'Gib eine gültige Telefonnummer ein.'],
		]);
		expect(html.match(/<input id="\w+"[^>]* autofocus>/g)).toEqual([
			expect.stringContaining('id="email"'),
		]);
		expect(await carts.get(cart.id)).not.toBeNull();
	});

	test('to another country shows the new total first', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const abroad = { countryCode: 'US', zip: '10001', province: 'NY', city: 'New York' };
		const first = await submit(cart.checkoutUrl, abroad);
		expect(first.status).toBe(409);
		expect(first.html).toContain('Die Gesamtsumme hat sich geändert.');
		expect(first.html).toContain('338,90');
		expect(first.html).toContain('<option value="US" selected>');
		const second = await submit(cart.checkoutUrl, abroad, first.html);
		expect(second.status).toBe(303);
		expect((await open(second.location ?? '')).html).toContain('Vereinigte Staaten');
	});

	test('a state is one of the country, by its name or code', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const abroad = { countryCode: 'US', zip: '94105', city: 'San Francisco' };
		const wrong = await submit(cart.checkoutUrl, { ...abroad, province: 'xyz' });
		expect(wrong.status).toBe(422);
		expect(wrong.html).toContain('Diesen Bundesstaat hat das Land nicht.');
		const california = { ...abroad, province: 'california' };
		const shown = await submit(cart.checkoutUrl, california);
		const { location } = await submit(cart.checkoutUrl, california, shown.html);
		expect((await open(location ?? '')).html).toContain('San Francisco CA 94105');
		const other = await carts.create([{ id: oakSmall }]);
		const german = await submit(other.cart.checkoutUrl, { province: 'xyz' });
		expect((await open(german.location ?? '')).html).not.toContain('xyz');
	});

	test('the country can be chosen before anything else is filled in', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const { status, html } = await submit(cart.checkoutUrl, {
			action: 'country',
			countryCode: 'AT',
			email: '',
		});
		expect(status).toBe(200);
		expect(html).toContain('309,80');
		expect(html).not.toContain('class="error"');
	});

	test('gift cards are not shipped', async () => {
		const { cart } = await carts.create([{ id: giftCard }]);
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain('Rechnungsadresse');
		expect(html).toContain('kein Versand');
		expect((await submit(cart.checkoutUrl)).status).toBe(303);
	});

	test('with a discount pays less, as page and email show', async () => {
		const { cart } = await carts.create([{ id: oakSmall }], { discountCodes: ['MINUS20'] });
		const { location } = await submit(cart.checkoutUrl);
		const { html } = await open(location ?? '');
		expect(html).toContain('−20,00');
		expect(html).toContain('284,80');
		const { mails } = (await shop.control('mailbox')).body;
		expect(mails[0].text).toMatch(
			/299,90.*\nRabatt: −20,00.*\nVersand: 4,90.*\nGesamtsumme: 284,80/,
		);
	});

	test('an order page needs both of its secrets', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const { location } = await submit(cart.checkoutUrl);
		const url = location ?? '';
		for (const wrong of [
			url.replace(/key=.*/, 'key=x'),
			url.replace(/key=.*/, ''),
			url.replace(/orders\/\w+/, 'orders/x'),
			url.replace(/\/\d+\/orders/, '/1/orders'),
		]) {
			expect((await open(wrong)).status).toBe(404);
		}
	});

	test('a body beyond 64 kB and another method are refused', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const large = await fetch(cart.checkoutUrl, { method: 'POST', body: 'x'.repeat(70_000) });
		expect(large.status).toBe(413);
		expect((await fetch(cart.checkoutUrl, { method: 'PUT' })).status).toBe(405);
	});
});

test('the mailbox is an HTML page in browsers', async () => {
	const { cart } = await carts.create([{ id: oakSmall }]);
	await submit(cart.checkoutUrl);
	const response = await fetch(`${shop.origin}/__demo/mailbox`, {
		headers: { Accept: 'text/html' },
	});
	const html = await response.text();
	expect(html).toContain('Deine Bestellung #1003 bei Aerolume');
	expect(html).toContain('Hallo Ada &lt;b&gt;,');
	const { mails } = (await shop.control('mailbox')).body;
	expect(html).toContain(`href="${mails[0].links[0].replace('&', '&amp;')}"`);
});
