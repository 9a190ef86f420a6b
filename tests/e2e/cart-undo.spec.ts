import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { holdResponse } from '../setup/hold-requests';
import { english as words } from './words';

const drawer = (page: Page) => page.getByRole('dialog', { name: words.yourCart });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function add(page: Page, variantId: string): Promise<void> {
	await page.goto(`/en/products/aerolume?variant=${variantId}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer(page).getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
}

test('a line that was removed can be added again, with its quantity, and the focus is kept', async ({
	page,
}) => {
	await add(page, variantIds.plenty);
	await add(page, variantIds.large);
	const lines = drawer(page).getByRole('article');
	await test.step('in the drawer, in its place', async () => {
		await lines.last().getByRole('button', { name: words.increase }).click();
		await expect(lines.last().getByText('each')).toBeVisible();
		await lines.last().getByRole('button', { name: words.remove }).click();
		await expect(lines).toHaveCount(1);
		await expect(drawer(page)).toContainText('Removed: Aerolume, Germany, Oak, 24 × 16 in');
		await undo(page).press('Enter');
		await expect(lines).toHaveCount(2);
		await expect(undo(page)).toHaveCount(0);
		await expect(lines.last().getByRole('link', { name: /35 × 24/ })).toBeFocused();
		await expect(lines.first().getByRole('spinbutton')).toHaveValue('2');
	});
	await test.step('not after another change', async () => {
		await lines.first().getByRole('button', { name: words.remove }).click();
		await expect(undo(page)).toBeVisible();
		await lines.getByRole('button', { name: words.increase }).click();
		await expect(undo(page)).toHaveCount(0);
	});
	await test.step('on the page, also the only line', async () => {
		await page.goto('/en/cart');
		const onPage = page.getByRole('main').getByRole('spinbutton');
		await expect(onPage).toHaveValue('2');
		const emptyPage = await holdResponse(page, '**/en/cart.data*');
		await page.getByRole('main').getByRole('button', { name: words.remove }).click();
		await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
		await emptyPage.answered;
		await undo(page).press('Enter');
		await expect(onPage).toHaveValue('2');
		const readAgain = page.waitForRequest('**/en/cart.data*');
		emptyPage.release();
		await readAgain;
		await expect(onPage).toHaveValue('2');
		await expect(page.getByRole('main')).toBeFocused();
	});
});
