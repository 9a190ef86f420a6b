import { expect, test } from '../setup/fixtures';

test('a page preloads no unused font, and hydrates while keys are pressed', async ({ page }) => {
	// Press keys during the whole hydration.
	await page.addInitScript(() => {
		const timer = setInterval(() => {
			const key = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
			document.body?.dispatchEvent(key);
			if (performance.getEntriesByName('hydrated').length > 0) clearInterval(timer);
		});
	});
	for (const path of ['/en', '/en/aerolume', '/en/products/aerolume', '/en/docs']) {
		await page.goto(path);
		expect(await page.locator('link[rel="preload"][as="font"]').count(), path).toBe(0);
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length), path)
			.toBeGreaterThan(0);
	}
});
