import type { Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { ageForm } from '../setup/auth-form';
import { expect, test } from '../setup/fixtures';

const ORDER = '/account/orders/5900000000002';

/** Signs the demo customer in, and waits for the page that follows. */
async function logIn(page: Page, path = '/account', javaScript = true): Promise<void> {
	await page.goto(path);
	await page.getByLabel(/^E-?mail|^E-Mail/i).fill('demo@aerolume.example');
	await page.locator('input[name="password"]').fill('aerolume-demo');
	if (!javaScript) await ageForm(page);
	await page.locator('input[name="password"]').press('Enter');
	await expect(page).toHaveURL(path);
}

test('a customer edits profile and addresses, and is asked before one is deleted', async ({
	page,
}) => {
	await logIn(page, '/en/account');
	await page.getByRole('link', { name: 'Edit profile' }).click();
	await page.getByLabel('Phone').fill('call me');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByLabel('Phone')).toBeFocused();
	await expect(page.getByText('This is not a phone number')).toBeVisible();
	expect(await violations(page, 'main')).toEqual([]);
	await page.getByLabel('Phone').fill('+49 40 123456');
	await page.getByLabel('First name').fill('Maria');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Your profile is saved.')).toBeVisible();
	await expect(page.getByText('Logged in as Maria Lindner')).toBeVisible();

	await page.getByRole('link', { name: 'New address' }).click();
	await page.getByLabel('Street and number').fill('1 Runway Road');
	await page.getByLabel('City').fill('Austin');
	await page.getByLabel('Country').selectOption('United States');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByLabel('Postal code')).toBeFocused();
	await page.getByLabel('Postal code').fill('78701');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('The new address is saved.')).toBeVisible();

	await page.getByRole('button', { name: /as default address: .*Runway/ }).click();
	await expect(page.getByText('This is your default address now.')).toBeVisible();
	const remove = page.getByRole('link', { name: /Delete address: .*Runway/ });
	await remove.click();
	const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
	await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeVisible();
	await dialog.getByRole('button', { name: 'Keep it' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(remove).toBeFocused();
	await remove.click();
	await dialog.getByRole('button', { name: 'Delete address' }).click();
	await expect(page.getByText('The address is deleted.')).toBeVisible();
	await expect(remove).toHaveCount(0);
	expect(await violations(page, 'main')).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, locale: 'de-DE' });

	test('a customer changes an address, deletes another, and agrees to news', async ({
		page,
		trouble,
	}) => {
		trouble.allow(/422/);
		await logIn(page, '/account', false);
		await page.getByRole('link', { name: /Adresse bearbeiten: .*Flughafenstraße/ }).click();
		await page.getByLabel('Ort').fill(' ');
		await page.getByLabel('Straße und Hausnummer').fill('Vorfeld 3');
		await page.getByRole('button', { name: 'Speichern' }).click();
		await expect(page.getByText('Bitte fülle dieses Feld aus.')).toBeVisible();
		await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Vorfeld 3');
		await page.getByLabel('Ort').fill('Potsdam');
		await page.getByRole('button', { name: 'Speichern' }).click();
		await expect(page.getByText('Die Adresse ist geändert.')).toBeVisible();
		await expect(page.getByRole('main')).toContainText('Vorfeld 3');

		await page.getByRole('link', { name: /Adresse löschen: .*Lindner Avionik/ }).click();
		await page.getByRole('button', { name: 'Adresse löschen' }).click();
		await expect(page.getByText('Die Adresse ist gelöscht.')).toBeVisible();
		await expect(page.getByRole('main')).not.toContainText('Lindner Avionik');

		await page.getByRole('link', { name: 'Benachrichtigungen', exact: true }).click();
		await page.getByLabel(/Neuigkeiten per E-Mail/).check();
		await page.getByRole('button', { name: 'Speichern' }).click();
		await expect(page).toHaveURL('/account/notifications?saved');
		await expect(page.getByLabel(/Neuigkeiten per E-Mail/)).toBeChecked();
	});

	test('an order is ordered again', async ({ page }) => {
		await logIn(page, ORDER, false);
		await page.getByRole('button', { name: 'Erneut bestellen' }).click();
		await expect(page).toHaveURL('/cart');
		await expect(page.getByRole('article')).toHaveCount(2);
	});
});

test('an order is looked at, printed as an invoice, and ordered again as far as it is for sale', async ({
	page,
	demo,
}) => {
	await logIn(page, '/en/account');
	await page.getByRole('link', { name: 'Order #1002' }).click();
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Order #1002');
	await expect(main).toContainText('€107.90');
	expect(await violations(page, 'main')).toEqual([]);

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden();
	await expect(main).toContainText('Kartenwerk GmbH');
	await page.emulateMedia({ media: 'screen' });
	await expect(page.getByText('Kartenwerk GmbH')).toBeHidden();

	// Titles stay as they were when the order was placed.
	const line = main.getByRole('link', { name: 'Wechselrahmen Eiche' });
	const sold = new URL((await line.getAttribute('href')) ?? '', page.url());
	await demo.setStock(Number(sold.searchParams.get('variant')), 0);
	await page.getByRole('button', { name: 'Order again' }).click();
	await expect(page.getByText('These cannot be bought just now:')).toBeVisible();
	await expect(page.getByText('1 item is in your cart.')).toBeVisible();
	await expect(page.getByRole('banner').getByRole('button', { name: 'Cart' })).toHaveText('1');
});

test('hearts of a guest are on the customer’s list after login', async ({ page }) => {
	await page.goto('/en/collections/posters');
	const heart = page.getByRole('button', { name: 'Save Germany print' });
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByText('Saved to your wishlist.')).toBeAttached();
	await page.reload();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await page.goto('/en/wishlist');
	await expect(page.getByRole('link', { name: 'Germany print' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Wishlist');
	await page.getByLabel(/^E-?mail/i).fill('demo@aerolume.example');
	await page.locator('input[name="password"]').fill('aerolume-demo');
	await page.locator('input[name="password"]').press('Enter');
	await expect(page).toHaveURL('/en/wishlist');
	await expect(page.getByRole('link', { name: 'Germany print' })).toBeVisible();
	expect(await violations(page, 'main')).toEqual([]);
	await page.getByRole('button', { name: 'Remove Germany print from the wishlist' }).click();
	await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('a heart pressed just before the page is left is kept', async ({ page, demo }) => {
	await page.goto('/en/auth/login?returnTo=/en/collections/posters');
	await page.getByLabel(/^E-?mail/i).fill('demo@aerolume.example');
	await page.locator('input[name="password"]').fill('aerolume-demo');
	await page.locator('input[name="password"]').press('Enter');
	await expect(page).toHaveURL('/en/collections/posters');
	const heart = page.getByRole('button', { name: 'Save Germany print' });
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	// No answer comes before the page is left.
	await demo.faults({ operation: 'CustomerUpdate', kind: 'latency', delayMs: 3_000 });
	const sent = page.waitForRequest('**/en/api/wishlist');
	await heart.click();
	await sent;
	// A page that asks nothing.
	await page.goto('/robots.txt');
	const cookies = await page.context().cookies();
	expect(cookies.find(({ name }) => name === 'wishlist')?.value).toMatch(/^c\.\d+$/);
	await expect(async () => {
		await page.goto('/en/wishlist');
		const saved = page.getByRole('main').getByRole('link', { name: 'Germany print' });
		await expect(saved).toBeVisible({ timeout: 1_000 });
	}).toPass();
});
