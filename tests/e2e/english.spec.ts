import { expect, test } from '../setup/fixtures';
import { english } from './account-words';
import { SCREENS } from './screens';

// Most other tests are in German: here each kind of screen opens in English without console errors, while keys are
// pressed during the whole hydration, and preloads no unused font.

test.use({ locale: english.locale });

test('each kind of screen opens in English', async ({ page, failures }) => {
	// The logout by GET, and a missing page.
	failures.allow(/status of 40[45]/);
	await page.addInitScript(() => {
		const timer = setInterval(() => {
			const key = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
			document.body?.dispatchEvent(key);
			if (performance.getEntriesByName('hydrated').length > 0) clearInterval(timer);
		});
	});
	for (const { path, english: heading } of SCREENS) {
		if (!heading) continue;
		await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
		await expect(page.locator('html[lang="en"] h1')).toContainText(heading);
		expect(await page.locator('link[rel="preload"][as="font"]').count(), path).toBe(0);
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length), path)
			.toBeGreaterThan(0);
	}
});
