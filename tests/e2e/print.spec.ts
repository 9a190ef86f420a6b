import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';

/** What the paper does not need: the page around the content, and every control. */
async function expectContentOnly(page: Page): Promise<void> {
	for (const part of ['banner', 'contentinfo', 'button', 'navigation'] as const) {
		await expect(page.getByRole(part).filter({ visible: true }), part).toHaveCount(0);
	}
	await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
}

test.use({ consent: null });

test('a cart is printed without the page around it and without controls', async ({ page }) => {
	await page.goto('/en/aerolume');
	const main = page.getByRole('main');
	await page.request.post('/en/api/cart', {
		form: { intent: 'add', variantId: variantIds.plenty, quantity: '2' },
		headers: { Origin: new URL(page.url()).origin },
	});
	await page.goto('/en/cart');
	await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expectContentOnly(page);
	await expect(main.getByRole('spinbutton')).toHaveValue('2');
	await expect(main.getByText('Subtotal')).toBeVisible();
	await expect(main.getByRole('link', { name: 'Checkout', exact: true })).toBeHidden();
	await page.emulateMedia({ media: 'screen' });
	await expect(main.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
});
