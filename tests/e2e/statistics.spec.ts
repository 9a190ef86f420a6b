import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';

test.use({ consent: null, settings: { PUBLIC_COMMERCE_EVENTS_SHOP_ID: '55145660472' } });

interface Sent {
	name: string;
	body: string;
}

/** Receives the requests to the platform's analytics. */
async function pretendAnalytics(page: Page): Promise<Sent[]> {
	const sent: Sent[] = [];
	await page.route('**/.well-known/shopify/monorail/**', (route) => {
		const body = route.request().postData() ?? '';
		const { events } = JSON.parse(body) as { events: { payload: { event_name?: string } }[] };
		for (const { payload } of events) {
			if (payload.event_name) sent.push({ name: payload.event_name, body });
		}
		return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
	});
	return sent;
}

test('the platform’s analytics only receive page views and cart events with consent, and nothing after its withdrawal', async ({
	page,
}) => {
	const sent = await pretendAnalytics(page);
	const names = () => sent.map(({ name }) => name);
	await page.goto('/en/products/aerolume?secret=1');
	const bar = page.getByRole('region', { name: 'Cookies' });
	await bar.getByRole('button', { name: 'Allow all' }).click();
	await expect.poll(names).toEqual(['page_rendered', 'product_page_rendered']);
	expect(sent.map(({ body }) => body).join()).not.toContain('secret');
	expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
		expect.arrayContaining(['_shopify_y', '_shopify_s']),
	);
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect.poll(names).toContain('product_added_to_cart');
	await page.goto('/en/collections/posters');
	await expect.poll(names).toContain('collection_page_rendered');
	await page.goto('/en/search?q=poster');
	await expect.poll(names).toContain('search_submitted');

	await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
	await page.getByRole('button', { name: 'Decline all' }).click();
	await expect
		.poll(async () => (await page.context().cookies()).map(({ name }) => name))
		.not.toContain('_shopify_y');
	const before = sent.length;
	await page.goto('/en/aerolume');
	await expect(
		page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }),
	).toBeVisible();
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
	expect(sent).toHaveLength(before);
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_shopify_s');
});
