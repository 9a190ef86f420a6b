import { logIn } from '../setup/customer-steps';
import { expect, test } from '../setup/fixtures';
import { english } from './account-words';
import { ACCOUNT_SCREENS, SCREENS } from './screens';

// Most other tests are in German: here every screen opens in English without console errors.

test.use({ locale: english.locale });

test('every screen opens in English', async ({ page, failures }) => {
	// The logout by GET, and a missing page.
	failures.allow(/status of 40[45]/);
	for (const { path, english: heading } of SCREENS) {
		await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
		await expect(page.locator('html[lang="en"] h1')).toContainText(heading);
	}
});

test('every screen for customers opens in English', async ({ page }) => {
	await logIn({ page, words: english, javaScriptEnabled: true });
	for (const { path, english: heading } of ACCOUNT_SCREENS) {
		await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
		await expect(page.locator('html[lang="en"] h1')).toContainText(heading);
	}
});
