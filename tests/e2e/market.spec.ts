import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';

test('the country is found by typing, applies to prices and cart, and returns to the page', async ({
	page,
}) => {
	await page.goto('/products/aerolume');
	await page.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Land und Sprache' });
	await opener.click();
	const modal = page.getByRole('dialog', { name: 'Land und Sprache' });
	const native = modal.getByLabel('Land', { exact: true });
	await expect(native).toHaveValue('DE');
	expect(await violations(page, '[role=dialog]')).toEqual([]);
	await native.hover();
	const search = modal.getByRole('combobox', { name: 'Land' });
	await expect(search).toHaveJSProperty('tagName', 'INPUT');
	await search.fill('Atlantis');
	await expect(page.getByRole('option', { name: 'Kein Treffer für „Atlantis“' })).toBeVisible();
	await search.fill('verein');
	await page.getByRole('option', { name: /^Vereinigte Staaten/ }).click();
	await modal.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(page.getByText(/379\s\$/).first()).toBeVisible();
	await expect(page).toHaveURL(/\/products\/aerolume$/);
	await page.goto('/cart');
	await expect(page.getByText(/379\s\$/).first()).toBeVisible();
	const cookie = (await page.context().cookies()).find(({ name }) => name === 'country');
	expect(cookie?.value).toBe('US');
});

test('an English page offers the prices of the visitor’s country, and changes them when asked to', async ({
	page,
}) => {
	await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'AT' });
	await page.goto('/en/aerolume');
	await expect(page.getByText(/\$439/).first()).toBeVisible();
	await page.mouse.move(10, 10);
	const toast = page.getByRole('region', { name: 'Notifications' });
	await expect(toast).toContainText('Ship to Austria?');
	await expect(toast.getByRole('button', { name: 'Keep USD' })).toBeVisible();
	expect(await violations(page, '[aria-label=Notifications]')).toEqual([]);
	await toast.getByRole('button', { name: 'Show prices in EUR' }).click();
	await expect(page.getByText(/€409/).first()).toBeVisible();
	await expect(page).toHaveURL(/\/en\/aerolume$/);
	const requests: string[] = [];
	page.on('request', (request) => requests.push(request.url()));
	await page.mouse.move(20, 20);
	await page.waitForLoadState('networkidle');
	expect(requests.filter((url) => url.includes('market-offer'))).toEqual([]);
});
