import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

interface Delivery {
	headers: IncomingHttpHeaders;
	body: string;
}

let received: Delivery[] = [];
/** Statuses of the next responses; then 200. */
let statuses: number[] = [];
/** Whether a request gets no response. */
let holds = false;
let uri = '';

const receiver = createServer(async (request, response) => {
	received.push({ headers: request.headers, body: await text(request) });
	if (!holds) {
		response.writeHead(statuses.shift() ?? 200).end();
	}
});

beforeAll(async () => {
	await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve));
	uri = `http://localhost:${(receiver.address() as AddressInfo).port}/api/webhooks`;
});

afterAll(() => {
	receiver.close();
});

beforeEach(() => {
	received = [];
	statuses = [];
	holds = false;
});

afterEach(() => {
	vi.useRealTimers();
});

async function ask(query: string, variables: object = {}) {
	const { body } = await shop.post('/admin/api/2026-04/graphql.json', {
		headers: {
			'Content-Type': 'application/json',
			'X-Shopify-Access-Token': 'shpat_demo_aerolume_admin',
		},
		body: JSON.stringify({ query, variables }),
	});
	return body;
}

const subscribe = async (topic: string, input: object = {}) => {
	const { data } = await ask(
		'mutation ($topic: WebhookSubscriptionTopic!, $input: WebhookSubscriptionInput!) { webhookSubscriptionCreate(topic: $topic, webhookSubscription: $input) { webhookSubscription { id topic uri } userErrors { field message } } }',
		{ topic, input: { uri, ...input } },
	);
	return data.webhookSubscriptionCreate;
};

const setPrice = async (variant: object) => {
	const { data } = await ask(
		'mutation ($id: ID!, $variants: [ProductVariantsBulkInput!]!) { productVariantsBulkUpdate(productId: $id, variants: $variants) { productVariants { price compareAtPrice } userErrors { code field } } }',
		{ id: 'gid://shopify/Product/1', variants: [variant] },
	);
	return data.productVariantsBulkUpdate;
};

/** The first variant of the test catalogue's first product. */
async function firstVariant(): Promise<{ id: string; item: string; location: string }> {
	const { data } = await ask(
		'{ productVariants(first: 1, query: "product_id:1") { nodes { id inventoryItem { id } } } }',
	);
	const [{ id, inventoryItem }] = data.productVariants.nodes;
	return { id, item: inventoryItem.id, location: 'gid://shopify/Location/71000000001' };
}

const delivered = (count: number) =>
	vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 3_000 });

const storefrontPrice = async () => {
	const data = await shop.data(
		'{ product(id: "gid://shopify/Product/1") { updatedAt priceRange { minVariantPrice { amount } } variants(first: 1) { nodes { price { amount } compareAtPrice { amount } } } } }',
	);
	return data.product;
};

describe('a price change', () => {
	test('reaches the storefront and the subscribed URL, signed', async () => {
		const { webhookSubscription } = await subscribe('PRODUCTS_UPDATE');
		expect(webhookSubscription).toMatchObject({ topic: 'PRODUCTS_UPDATE', uri });
		const { id } = await firstVariant();
		const { productVariants } = await setPrice({ id, price: '9.90', compareAtPrice: '19.9' });
		expect(productVariants).toEqual([{ price: '9.90', compareAtPrice: '19.90' }]);
		expect(await storefrontPrice()).toEqual({
			updatedAt: '2026-11-20T10:00:00Z',
			priceRange: { minVariantPrice: { amount: '9.9' } },
			variants: { nodes: [{ price: { amount: '9.9' }, compareAtPrice: { amount: '19.9' } }] },
		});
		await delivered(1);
		const [{ headers, body } = { headers: {}, body: '' }] = received;
		expect(headers).toMatchObject({
			'x-shopify-topic': 'products/update',
			'x-shopify-shop-domain': new URL(shop.origin).host,
			'x-shopify-api-version': '2026-04',
			'x-shopify-hmac-sha256': createHmac('sha256', 'shpss_demo_aerolume_admin')
				.update(body)
				.digest('base64'),
		});
		expect(JSON.parse(body)).toMatchObject({ id: 1, variants: [{ price: '9.90' }, {}, {}] });
	});

	test('is undone by a reset, with the subscriptions', async () => {
		const before = await storefrontPrice();
		const { id } = await firstVariant();
		await setPrice({ id, price: '1' });
		expect(await storefrontPrice()).not.toEqual(before);
		await shop.control('reset', 'POST');
		expect(await storefrontPrice()).toEqual(before);
	});

	test.each([
		[{ id: 'gid://shopify/ProductVariant/999', price: '1' }, 'PRODUCT_VARIANT_DOES_NOT_EXIST'],
		[{ price: '-1' }, 'INVALID_INPUT'],
	])('of %j is refused', async (variant, code) => {
		const { id } = await firstVariant();
		const { userErrors } = await setPrice({ id, ...variant });
		expect(userErrors).toMatchObject([{ code }]);
	});
});

describe('a change of stock', () => {
	const set = (quantity: object, directive = '@idempotent(key: "1")') =>
		ask(
			`mutation ($input: InventorySetQuantitiesInput!) { inventorySetQuantities(input: $input) ${directive} { userErrors { code } } }`,
			{ input: { name: 'available', reason: 'correction', quantities: [quantity] } },
		);

	test('is reported with the inventory item, of which the Admin API names the variant', async () => {
		await subscribe('INVENTORY_LEVELS_UPDATE');
		const { id, item, location } = await firstVariant();
		const quantity = { inventoryItemId: item, locationId: location, quantity: 0 };
		const { data } = await set({ ...quantity, changeFromQuantity: null });
		expect(data.inventorySetQuantities.userErrors).toEqual([]);
		await delivered(1);
		const { inventory_item_id: number, available } = JSON.parse(received[0]?.body ?? '');
		expect([`gid://shopify/InventoryItem/${number}`, available]).toEqual([item, 0]);
		const found = await ask('query ($id: ID!) { inventoryItem(id: $id) { variant { id } } }', {
			id: item,
		});
		expect(found.data.inventoryItem.variant.id).toBe(id);
		await shop.control('stock', 'POST', { variantId: id, stock: 3 });
		await delivered(2);
	});

	test('needs an idempotency key and the expected quantity, as since 2026-04', async () => {
		const { item, location } = await firstVariant();
		const quantity = { inventoryItemId: item, locationId: location, quantity: 1 };
		expect((await set(quantity)).errors[0].message).toContain('changeFromQuantity');
		const given = { ...quantity, changeFromQuantity: null };
		expect((await set(given, '')).errors[0].message).toContain('@idempotent');
		const { data } = await set({ ...quantity, changeFromQuantity: 12_345 });
		const [{ code }] = data.inventorySetQuantities.userErrors;
		expect(code).toBe('CHANGE_FROM_QUANTITY_STALE');
	});
});

describe('a delivery', () => {
	test('that fails is repeated with the same id', async () => {
		await subscribe('PRODUCTS_UPDATE');
		statuses = [500];
		const { id } = await firstVariant();
		await setPrice({ id, price: '2' });
		await delivered(2);
		const ids = received.map(({ headers }) => headers['x-shopify-webhook-id']);
		expect(new Set(ids).size).toBe(1);
	});

	test('that a reset finds under way is not repeated', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		await subscribe('PRODUCTS_UPDATE');
		holds = true;
		const { id } = await firstVariant();
		await setPrice({ id, price: '2' });
		await delivered(1);
		await shop.control('reset', 'POST');
		holds = false;
		await vi.advanceTimersByTimeAsync(1_300);
		// A repeat would arrive before the next delivery.
		await subscribe('PRODUCTS_UPDATE');
		await setPrice({ id, price: '3' });
		await delivered(2);
		expect(received[1]?.body).toContain('"price":"3.00"');
	});

	test('has the chosen fields alone', async () => {
		await subscribe('PRODUCTS_UPDATE', { includeFields: ['id'] });
		const { id } = await firstVariant();
		await setPrice({ id, price: '2' });
		await delivered(1);
		expect(received[0]?.body).toBe('{"id":1}');
	});
});

test('a subscription is made once, by HTTPS or to this machine', async () => {
	await subscribe('SHOP_UPDATE');
	const again = await subscribe('SHOP_UPDATE');
	expect(again.userErrors[0].message).toBe('Address for this topic has already been taken');
	for (const wrong of ['http://shop.example/', 'nowhere']) {
		expect((await subscribe('SHOP_UPDATE', { uri: wrong })).userErrors).toHaveLength(1);
	}
	const { data } = await ask('{ webhookSubscriptions(first: 10) { nodes { topic uri } } }');
	expect(data.webhookSubscriptions.nodes).toEqual([{ topic: 'SHOP_UPDATE', uri }]);
});
