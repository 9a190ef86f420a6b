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

/** Records in the document whether it was restored from the cache. */
async function watchRestored(page: Page): Promise<void> {
	await page.evaluate(() => {
		window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
	});
}

const isRestored = (page: Page) =>
	page.evaluate(() => 'persisted' in window && window.persisted === true);

// The product page is restored with the cart.
const PATHS = ['/en', '/en/collections/maps', '/en/search?q=map'];

test('pages are restored from the back/forward cache, and reload the cart', async ({ page }) => {
	for (const path of PATHS) {
		// Repeated, since Chromium decides when to drop a page. One that cannot be cached fails every time.
		await expect(async () => {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await watchRestored(page);
			await page.goto('/en/faq');
			await page.goBack(RESTORED);
			await expect.poll(() => isRestored(page), { timeout: 3000 }).toBe(true);
		}, path).toPass({ timeout: 40_000 });
	}

	const drawer = page.getByRole('dialog', { name: words.yourCart });
	// Repeated for the same reason; each round leaves the cart empty.
	await expect(async () => {
		await page.goto(`/en/products/aerolume?variant=${VARIANT}`);
		await page.getByRole('button', { name: words.add }).click();
		await expect(drawer.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(cartButton(page)).toHaveText('1');
		await page.waitForLoadState('networkidle');
		await watchRestored(page);
		await page.goto('/en/cart');
		await page.getByRole('button', { name: words.remove }).click();
		await expect(page.getByText(words.empty)).toBeVisible();
		const read = page.waitForResponse('**/api/session');
		await page.goBack(RESTORED);
		await expect.poll(() => isRestored(page), { timeout: 3000 }).toBe(true);
		await read;
	}).toPass({ timeout: 40_000 });
	await expect(cartButton(page)).not.toContainText('1');
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(cartButton(page)).toHaveText('1');
});
