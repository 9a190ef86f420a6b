import { describe, expect, test } from 'vitest';
import { cartApi } from '../testing/carts';
import { buyer, open, submit } from '../testing/checkout';
import { variantIds } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ siteUrl: 'https://aerolume.example' });
const carts = cartApi(shop);
const { oakSmall, oakLarge, cable } = variantIds;

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
		expect(html).toContain('href="https://aerolume.example/"');
	});

	test('in English for an English cart, or when asked to', async () => {
		const { cart } = await carts.create(
			[{ id: oakSmall }],
			{},
			'@inContext(country: US, language: EN)',
		);
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain('<html lang="en">');
		expect(html).toContain('Pay now');
		expect(html).toContain('$338.90');
		expect(html).toContain('Taxes and duties may be charged on import.');
		expect(html).toContain('href="https://aerolume.example/en"');
		const german = await open(`${cart.checkoutUrl}&locale=de`);
		expect(german.html).toContain('Zahlungspflichtig bestellen');
	});

	test('lets no script run and no other site frame it', async () => {
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

	test('has nothing to order in an empty cart', async () => {
		const { cart } = await carts.create([{ id: oakLarge }]);
		const { html } = await open(cart.checkoutUrl);
		expect(html).toContain('Dein Warenkorb ist leer');
		expect(html).not.toContain('value="pay"');
		const forced = await fetch(cart.checkoutUrl, {
			method: 'POST',
			body: new URLSearchParams(buyer),
		});
		expect(forced.status).toBe(409);
	});

	test('knows a customer', async () => {
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
});
