import { expect, test } from '../setup/fixtures';
import { english } from './account-words';
import { SCREENS } from './screens';

// Most other tests are in German: here each kind of screen opens in English without console errors.

test.use({ locale: english.locale });

test('each kind of screen opens in English', async ({ page, failures }) => {
	// The logout by GET, and a missing page.
	failures.allow(/status of 40[45]/);
	for (const { path, english: heading } of SCREENS) {
		if (!heading) continue;
		await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
		await expect(page.locator('html[lang="en"] h1')).toContainText(heading);
	}
});
