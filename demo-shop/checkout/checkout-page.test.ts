import { describe, expect, test } from 'vitest';
import { cartApi, linesOf } from '../testing/carts';
import { buyer, open, submit } from '../testing/checkout';
import { customerApi } from '../testing/customers';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const carts = cartApi(shop);
const { oakSmall, oakLarge, blackSmall, cable, giftCard } = variantIds;

describe('the checkout page', () => {
	test('shows lines, totals and tax in the language of the cart', async () => {
		const { cart } = await carts.create([{ id: oakSmall, quantity: 2 }, { id: cable }]);
		const { status, html } = await open(cart.checkoutUrl);
		expect(status).toBe(200);
		expect(html).toContain('<html lang="de">');
		expect(html).toContain(
			'<button class="primary" name="action" value="pay">Zahlungspflichtig bestellen</button>',
		);
		expect(html).toContain('Wandkarte');
		expect(html).toContain('Eiche / Klein');
		expect(html).not.toContain('Default Title');
		expect(html).toContain('617,20');
		expect(html).toContain('Enthält 98,54');
		expect(html).not.toContain('Geschätzte Steuern');
		expect(html).toContain('href="https://aerolume.example/"');
	});

	test('a gift card holds no tax: it is taxed when it is redeemed', async () => {
		const { cart } = await carts.create([{ id: giftCard }]);
		expect((await open(cart.checkoutUrl)).html).toContain('Enthält 0,00');
	});

	test('is in English for an English cart, or with locale=en', async () => {
		const { cart } = await carts.create(
			[{ id: oakSmall }],
			{},
			'@inContext(country: US, language: EN)',
		);
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain('<html lang="en">');
		expect(html).toContain('Pay now');
		expect(html).toContain('$338.90');
		expect(html).toContain('<dt>Estimated taxes</dt><dd>$0.00</dd>');
		expect(html).toContain('Import taxes and duties may be charged on delivery.');
		expect(html).toContain('href="https://aerolume.example/en"');
		const german = await open(`${cart.checkoutUrl}&locale=de`);
		expect(german.html).toContain('Zahlungspflichtig bestellen');
		const digital = await carts.create([{ id: giftCard }], {}, '@inContext(country: US)');
		expect((await open(digital.cart.checkoutUrl)).html).not.toContain('Import taxes');
	});

	test('asks for the address in the order of the country', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const orderIn = async (countryCode: string) => {
			const { html } = await submit(cart.checkoutUrl, { countryCode, action: 'country' });
			return html.match(/(?<=<(?:input|select) id=")(?:zip|city|province)/g);
		};
		expect(await orderIn('DE')).toEqual(['zip', 'city']);
		expect(await orderIn('US')).toEqual(['city', 'province', 'zip']);
	});

	test('allows no scripts and no framing by other sites', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const response = await fetch(cart.checkoutUrl);
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.get('referrer-policy')).toBe('no-referrer');
	});

	test('is not found for an unknown cart or a wrong key', async () => {
		const { cart } = await carts.create([{ id: oakSmall }]);
		const [withoutKey = ''] = cart.checkoutUrl.split('?');
		const cartKey = cart.id.split('?')[1];
		for (const url of [
			withoutKey,
			`${withoutKey}?key=x`,
			`${withoutKey}?${cartKey}`,
			`${shop.origin}/cart/c/none?key=x&locale=en`,
		]) {
			const { status, html } = await open(url);
			expect(status).toBe(404);
			expect(html).toMatch(/Kasse nicht gefunden|Checkout not found/);
		}
	});

	test.each([
		['an empty cart', [], 'Dein Warenkorb ist leer'],
		['a cart of sold-out lines', [{ id: oakLarge }], 'Leider ausverkauft'],
	])('shows no form for %s', async (_, lines, title) => {
		const { cart } = await carts.create(lines);
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain(title);
		expect(html).not.toContain('value="pay"');
		const forced = await fetch(cart.checkoutUrl, {
			method: 'POST',
			body: new URLSearchParams(buyer),
		});
		expect(forced.status).toBe(409);
	});

	test('lists sold-out items first, and accepts the order of the rest', async () => {
		const { cart } = await carts.create([{ id: blackSmall }, { id: cable }]);
		const other = await carts.create([{ id: blackSmall }]);
		await submit(other.cart.checkoutUrl);
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain('Du kannst den Rest bestellen');
		expect(html).toContain(`data-variant="${blackSmall}" data-quantity="0"`);
		expect(linesOf(await carts.get(cart.id))).toContainEqual([blackSmall, 1]);
		const { status, location } = await submit(cart.checkoutUrl, {}, html);
		expect(status).toBe(303);
		expect((await open(location ?? '')).html).not.toContain(`data-variant="${blackSmall}"`);
	});

	test('is filled in for a customer, whose order it is', async () => {
		const { customerAccessTokenCreate } = await shop.data(
			'mutation { customerAccessTokenCreate(input: {email: "demo@aerolume.example", password: "aerolume-demo"}) { customerAccessToken { accessToken } } }',
		);
		const { accessToken } = customerAccessTokenCreate.customerAccessToken;
		const { cart } = await carts.create([{ id: oakSmall }], {
			buyerIdentity: { customerAccessToken: accessToken },
		});
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain('value="demo@aerolume.example"');
		expect(html).toContain('value="Flughafenstraße 12"');
		const { location } = await submit(cart.checkoutUrl);
		expect(location).not.toBeNull();
		const data = await shop.data(
			'query ($token: String!) { customer(customerAccessToken: $token) { numberOfOrders orders(first: 1, sortKey: PROCESSED_AT, reverse: true) { nodes { id name statusUrl totalPrice { amount } lineItems(first: 5) { nodes { title quantity variant { id } } } shippingAddress { city } } } } }',
			{ token: accessToken },
		);
		expect(data.customer.numberOfOrders).toBe('3');
		expect(data.customer.orders.nodes).toMatchObject([
			{
				id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]{32}$/),
				name: '#1003',
				statusUrl: location,
				totalPrice: { amount: '304.8' },
				lineItems: { nodes: [{ title: 'Wandkarte', quantity: 1 }] },
				shippingAddress: { city: 'Frankfurt am Main' },
			},
		]);
	});

	test('is not filled in with the customer of a token that has ended', async () => {
		const customers = customerApi(shop);
		const token = await customers.token();
		const { cart } = await carts.create([{ id: oakSmall }], {
			buyerIdentity: { customerAccessToken: token },
		});
		expect((await open(cart.checkoutUrl)).html).toContain('value="Flughafenstraße 12"');
		await shop.data(
			'mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken } }',
			{ token },
		);
		expect((await open(cart.checkoutUrl)).html).not.toContain('Flughafenstraße 12');
	});

	test('shows the parcels of an order that was sent in place of the confirmation', async () => {
		const token = await customerApi(shop).token();
		const { customer } = await shop.data(
			'query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes { statusUrl } } } }',
			{ token },
		);
		const { html } = await open(customer.orders.nodes[0].statusUrl);
		expect(html).toContain('Deine Bestellung ist unterwegs');
		expect(html).toMatch(/<a href="https:\/\/www\.dhl\.de\/[^"]+">DHL 0034\d+<\/a>/);
		expect(html).not.toContain('Eine Bestätigung geht an');
	});

	test('uses an address in the cart’s country only', async () => {
		const customers = customerApi(shop);
		const token = await customers.token();
		const american = { address1: '1 Main St', city: 'New York', country: 'US', province: 'NY' };
		const fill = async (countryCode: string) => {
			const { cart } = await carts.create([{ id: oakSmall }], {
				buyerIdentity: { customerAccessToken: token, countryCode },
			});
			return (await open(cart.checkoutUrl)).html;
		};
		expect(await fill('US')).not.toContain('Flughafenstraße 12');
		await customers.addAddress(token, american);
		expect(await fill('US')).toContain('value="1 Main St"');
		expect(await fill('DE')).toContain('value="Flughafenstraße 12"');
	});
});
