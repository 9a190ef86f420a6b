import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoShopEnvironment } from '../../scripts/environment';
import { setPrice, setQuantity, subscribeAll } from '../setup/admin-api';
import { variantIds } from '../setup/catalogue';
import { useEdge } from './edge';

const edge = useEdge();

const PATH = '/api/webhooks';
const { WEBHOOK_SECRETS: SECRET = '' } = demoShopEnvironment('', '');

/** The longest that a change may take. */
const soon = { timeout: 5_000, interval: 100 };

/** A page with a variant chosen, without its scripts. */
async function shown(path: string): Promise<string> {
	return (await edge.page(path)).replace(/<script[\s\S]*?<\/script>/g, '');
}

beforeEach(() => subscribeAll(edge.shopOrigin, `${edge.origin}${PATH}`));

describe('a change at the shop reaches pages in the cache within five seconds:', () => {
	test('a price, on the product’s page and in its collection', async () => {
		const paths = ['/products/poster-clouds', '/collections/posters'];
		for (const path of paths) expect(await shown(path)).not.toContain('12,34');
		const variant = { id: variantIds.unprovenDiscount, price: '12.34' };
		await setPrice(edge.shopOrigin, '8000000000017', variant);
		for (const path of paths) {
			await vi.waitFor(async () => expect(await shown(path)).toContain('12,34'), soon);
		}
	});

	test('a variant that is sold out, and one that returns', async () => {
		const path = `/aerolume?variant=${variantIds.plenty}`;
		const isSoldOut = async () =>
			(await shown(path)).includes(`/stock?variant=${variantIds.plenty}`);
		expect(await isSoldOut()).toBe(false);
		await setQuantity(edge.shopOrigin, variantIds.plenty, 0);
		await vi.waitFor(async () => expect(await isSoldOut()).toBe(true), soon);
		await setQuantity(edge.shopOrigin, variantIds.plenty, 7);
		await vi.waitFor(async () => expect(await isSoldOut()).toBe(false), soon);
	});
});

describe('the URL of the webhooks', () => {
	const post = (body: string, headers: Record<string, string> = {}, path = PATH) =>
		edge.fetch(path, {
			method: 'POST',
			body,
			headers: {
				'Content-Type': 'application/json',
				'X-Shopify-Topic': 'shop/update',
				'X-Shopify-Shop-Domain': new URL(edge.shopOrigin).host,
				'X-Shopify-Webhook-Id': crypto.randomUUID(),
				'X-Shopify-Hmac-Sha256': createHmac('sha256', SECRET).update(body).digest('base64'),
				...headers,
			},
		});

	test('takes what Shopify signed, also topics that it does not know', async () => {
		const statuses = await Promise.all([
			post('{"id":1}').then(({ status }) => status),
			post('{"id":1}', { 'X-Shopify-Topic': 'orders/create' }).then(({ status }) => status),
		]);
		expect(statuses).toEqual([200, 200]);
	});

	test('refuses others, and changes nothing', async () => {
		await edge.page('/faq');
		const other = createHmac('sha256', 'another secret').update('{}').digest('base64');
		expect((await post('{}', { 'X-Shopify-Hmac-Sha256': other })).status).toBe(401);
		expect((await post('{}', { 'X-Shopify-Shop-Domain': 'other.myshopify.com' })).status).toBe(401);
		expect((await edge.fetch(PATH)).status).toBe(405);
		expect((await edge.fetch('/faq')).headers.get('X-Page-Cache')).toBe('hit');
	});

	test('takes a product with 2,000 variants, and nothing far larger', async () => {
		expect((await post(JSON.stringify({ id: 1, text: 'x'.repeat(1_500_000) }))).status).toBe(200);
		expect((await post(JSON.stringify({ text: 'x'.repeat(2_500_000) }))).status).toBe(413);
	});
});
