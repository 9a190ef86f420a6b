import { violations } from '../setup/accessibility';
import { variantIds } from '../setup/catalogue';
import { expect, test, waitForHydration } from '../setup/fixtures';

/** Germany, aluminium, 90 × 60 cm. */
const SOLD_OUT = variantIds.soldOut;

test('a customer’s request from the dialog is listed in the account', async ({ page }) => {
	await page.goto(`/auth/login?returnTo=/aerolume?variant=${SOLD_OUT}`);
	await page.getByLabel('E‑Mail').fill('demo@aerolume.example');
	await page.locator('input[name="password"]').fill('aerolume-demo');
	await page.locator('input[name="password"]').press('Enter');
	await expect(page).toHaveURL(`/aerolume?variant=${SOLD_OUT}`);
	// Before hydration the link leads to a page.
	await waitForHydration(page);
	const link = page.getByRole('link', { name: 'Benachrichtige mich, wenn es wieder da ist' });
	await link.click();
	const dialog = page.getByRole('dialog', { name: 'Benachrichtige mich, wenn es wieder da ist' });
	await expect(dialog.getByRole('button', { name: 'Anfrage vormerken' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(link).toBeFocused();
	await link.click();
	await dialog.getByRole('button', { name: 'Anfrage vormerken' }).click();
	await expect(dialog.getByText('Deine Anfrage ist vorgemerkt.')).toBeVisible();
	expect(await violations(page, '[role=dialog]')).toEqual([]);
	await dialog.getByRole('link', { name: 'Deine Anfragen ansehen' }).click();
	await expect(page).toHaveURL('/account/notifications');
	await expect(dialog).toHaveCount(0);
	await page.getByRole('button', { name: /Nicht mehr benachrichtigen: Aerolume/ }).click();
	// The pressed button is gone.
	await expect(page.getByRole('group', { name: 'gespeichert' })).toBeFocused();
});

test('dialogs without a response show an error after 15 s, and load again when they are reopened', async ({
	page,
}) => {
	const stockUrl = '**/api/stock?*';
	await page.clock.install();
	await page.goto(`/en/aerolume?variant=${SOLD_OUT}`);
	await page.route(stockUrl, () => undefined);
	const link = page.getByRole('link', { name: 'Notify me when it’s back' });
	const requested = page.waitForRequest(stockUrl);
	await link.click();
	await requested;
	const dialog = page.getByRole('dialog', { name: 'Notify me when it’s back' });
	await expect(dialog).toBeVisible();
	await page.clock.runFor(15_000);
	await expect(dialog.getByText('Notifications aren’t available right now.')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await page.unroute(stockUrl);
	await link.click();
	await expect(dialog.getByRole('button', { name: 'Notify me' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);

	await page.route('**/api/country', () => undefined);
	const countryRequested = page.waitForRequest('**/api/country');
	await page.getByRole('contentinfo').getByRole('button', { name: 'Country and language' }).click();
	await countryRequested;
	const modal = page.getByRole('dialog', { name: 'Country and language' });
	await expect(modal).toBeVisible();
	await page.clock.runFor(15_000);
	await expect(modal.getByText('The list of countries isn’t available right now.')).toBeVisible();
});
