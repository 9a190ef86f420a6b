import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { english as words } from './words';

test.use({
	launchOptions: [
		async ({ launchOptions }, use) => {
			// Playwright disables this cache.
			const ignoreDefaultArgs = ['--disable-back-forward-cache'];
			await use({ ...launchOptions, ignoreDefaultArgs });
		},
		{ scope: 'worker' },
	],
});

const VARIANT = variantIds.plenty;

/** A document that is restored has no `load` event. */
const RESTORED = { waitUntil: 'commit' } as const;

const cartButton = (page: Page) => page.getByRole('button', { name: words.cart, exact: true });

/**
 * The blocking reasons that lie in the page, after going back to it: none where it was restored. Chromium also reloads
 * pages for reasons outside of them, which it calls `masked`.
 * https://developer.mozilla.org/en-US/docs/Web/API/Performance_API/Monitoring_bfcache_blocking_reasons
 */
const blockingReasons = (page: Page) =>
	page.evaluate(() => {
		const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
			notRestoredReasons: { reasons: { reason: string }[] } | null;
		})[];
		return (visit?.notRestoredReasons?.reasons ?? [])
			.map(({ reason }) => reason)
			.filter((reason) => reason !== 'masked');
	});

/** A page with recorded reports, while the latest ones are being fetched, may not be stored by the browser. */
async function openCacheable(page: Page, path: string): Promise<void> {
	const cacheControl = async () => (await page.request.get(path)).headers()['cache-control'];
	await expect.poll(cacheControl).toContain('public');
	await page.goto(path);
}

// The product page is restored with the cart.
const PATHS = ['/en', '/en/collections/maps', '/en/search?q=map'];

test('nothing in a page keeps it out of the back/forward cache, and its cart is read again', async ({
	page,
}) => {
	for (const path of PATHS) {
		await openCacheable(page, path);
		await page.waitForLoadState('networkidle');
		await page.goto('/en/faq');
		await page.goBack(RESTORED);
		expect(await blockingReasons(page), path).toEqual([]);
	}

	const drawer = page.getByRole('dialog', { name: words.yourCart });
	await openCacheable(page, `/en/products/aerolume?variant=${VARIANT}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(cartButton(page)).toHaveText('1');
	await page.waitForLoadState('networkidle');
	await page.goto('/en/cart');
	const saved = page.waitForResponse('**/api/cart');
	await page.getByRole('button', { name: words.remove }).click();
	await expect(page.getByText(words.empty)).toBeVisible();
	await saved;
	const read = page.waitForResponse('**/api/session');
	await page.goBack(RESTORED);
	expect(await blockingReasons(page)).toEqual([]);
	await read;
	await expect(cartButton(page)).not.toContainText('1');
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(cartButton(page)).toHaveText('1');
});
