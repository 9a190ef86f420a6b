import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { germanMap, hamburg, pointOn } from './weather-map';
import { german, type Words } from './words';

async function fillCheckout(page: Page, words: Words): Promise<void> {
	await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
	await page.locator('select[name="countryCode"]').selectOption(words.country);
	for (const [label, value] of Object.entries(words.buyer)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
	await page.getByRole('button', { name: words.pay }).click();
	await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
}

const words = german;

/** From the home page to the map's page, where another region and frame are chosen. */
async function chooseVariant(page: Page): Promise<void> {
	await page.goto('/');
	await page
		.getByRole('navigation')
		.getByRole('link', { name: words.map, exact: true })
		.first()
		.click();
	// The URL changes before the page does, and the home page has links to the regions too.
	await expect(page.getByRole('heading', { name: 'Aerolume', level: 1 })).toBeVisible();
	await expect(page).toHaveURL(/\/aerolume$/);
	await page.getByRole('link', { name: words.alps, exact: true }).first().click();
	const black = page.getByRole('link', { name: words.black });
	await expect(black).toHaveAttribute('href', new RegExp(`variant=${variantIds.alpsBlack}$`));
	await black.click();
}

test('a shopper buys the map, from the home page to the empty cart', async ({ page, demo }) => {
	await chooseVariant(page);
	await expect(page).toHaveURL(new RegExp(`variant=${variantIds.alpsBlack}$`));
	await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
	await page.getByRole('button', { name: words.add }).click();
	const drawer = page.getByRole('dialog', { name: words.yourCart });
	await expect(drawer.getByText('Aerolume', { exact: true })).toBeVisible();
	await expect(drawer.getByText(words.cartTaxNote)).toBeVisible();
	await drawer.getByRole('button', { name: words.increase }).click();
	await expect(drawer.getByText(words.two).first()).toBeVisible();
	await drawer.getByRole('link', { name: words.checkout, exact: true }).click();
	await fillCheckout(page, words);
	const [mail] = await demo.mailbox();
	expect(mail?.to).toBe('ada@aerolume.example');
	await page.getByRole('link', { name: words.back }).first().click();
	await page.getByRole('button', { name: words.cart, exact: true }).click();
	await expect(drawer.getByText(words.empty)).toBeVisible();
});

test.describe('by touch on a phone', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('a shopper explores the map, chooses an airport and another region while nothing moves, and buys that region', async ({
		page,
	}) => {
		const action = page.getByRole('link', { name: 'Karte aussuchen' });
		await page.goto('/');
		const there = await pointOn(page, hamburg.x, hamburg.y);
		// In the window: it changes with the page's scroll position too.
		const before = await action.boundingBox();
		await page.touchscreen.tap(there.x, there.y);
		const report = page.getByRole('region', { name: 'Meldung von Hamburg' });
		await expect(report).toBeInViewport({ ratio: 1 });
		expect(await action.boundingBox()).toEqual(before);
		await report.getByRole('button', { name: 'Als meinen Flughafen merken' }).tap();
		await report.getByRole('button', { name: germanMap.close }).tap();
		await expect(page.getByText('EDDH', { exact: true }).filter({ visible: true })).toHaveCount(1);

		const regions = page.getByRole('navigation', { name: 'Region' });
		await regions.getByText(words.alps, { exact: true }).tap();
		await expect(page.getByRole('img', { name: /^Wetterkarte Alpen: / })).toBeVisible();
		expect(await action.boundingBox()).toEqual(before);
		await action.tap();
		await expect(page).toHaveURL(/\/aerolume\?variant=/);
		const black = page.getByRole('link', { name: words.black });
		await black.scrollIntoViewIfNeeded();
		const chosen = await black.boundingBox();
		await black.tap();
		await expect(page).toHaveURL(new RegExp(`variant=${variantIds.alpsBlack}$`));
		await expect(black).toHaveAttribute('aria-current', 'true');
		expect(await black.boundingBox()).toEqual(chosen);
		await page.getByRole('button', { name: words.add }).tap();
		const drawer = page.getByRole('dialog', { name: words.yourCart });
		await expect(drawer.getByText(words.one).first()).toBeVisible();
		await drawer.getByRole('link', { name: words.checkout, exact: true }).tap();
		await fillCheckout(page, words);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a shopper buys the map, from the home page to the empty cart', async ({ page }) => {
		await chooseVariant(page);
		await expect(page.getByText(words.one, { exact: true }).first()).toBeVisible();
		await page.getByRole('button', { name: words.add }).click();
		await expect(page.getByRole('heading', { name: words.yourCart })).toBeVisible();
		await page.getByRole('spinbutton', { name: words.quantity }).fill('2');
		await page.getByRole('button', { name: words.update, exact: true }).click();
		await expect(page.getByText(words.two).first()).toBeVisible();
		await page.getByRole('link', { name: words.checkout, exact: true }).click();
		await fillCheckout(page, words);
		await page.getByRole('link', { name: words.back }).first().click();
		await page.getByRole('link', { name: words.cart, exact: true }).click();
		await expect(page.getByText(words.empty)).toBeVisible();
	});
});
