import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';
import { wakeMap, germanMap as words } from './weather-map';

test('axe finds nothing in any state of the map', async ({ page, failures }) => {
	failures.allow(/503/);
	await page.goto(words.home);
	await wakeMap(page, words);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: words.close })).toBeVisible();
	expect(await violations(page, '.map'), 'with a report').toEqual([]);
	await page.route(/\/api\/weather\//, (route) => route.fulfill({ status: 503 }));
	await page.getByRole('navigation', { name: 'Region' }).getByRole('link').nth(2).click();
	await expect(page.locator('.map-failed')).toBeVisible();
	await page.keyboard.press('Escape');
	expect(await violations(page, '.map'), 'with a failure').toEqual([]);
});

test('a region’s page describes every report in words', async ({ page }) => {
	await page.goto('/weather/germany');
	await expect(page).toHaveTitle('Flugwetter in Deutschland - Aerolume');
	const row = page.getByRole('row', { name: /^Frankfurt am Main/ });
	await expect(row.getByRole('rowheader')).toHaveText('Frankfurt am Main EDDF 22:20 UTC');
	await expect(row.getByRole('cell').first()).toHaveText('VFR');
	await expect(row.getByRole('cell').last()).toContainText('METAR EDDF 272220Z AUTO 18011KT');
	await expect(row.getByRole('cell').last()).toContainText('Wind: aus Süd (180°), 20 km/h (11 kt)');
	await expect(page.getByRole('row')).toHaveCount(81);
	await expect(page.getByRole('navigation', { name: 'Seiten der Tabelle' })).toHaveCount(0);
});

test('150 airports are listed on two pages with their own URLs', async ({ page }) => {
	await page.goto('/en/weather/usa');
	await expect(page.getByRole('row')).toHaveCount(76);
	const pages = page.getByRole('navigation', { name: 'Pages of the table' });
	await expect(pages).toContainText('Page 1 of 2');
	await pages.getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/\/en\/weather\/usa\?page=2#reports$/);
	await expect(page.getByRole('row', { name: /^Worland/ })).toBeVisible();
	await expect(pages).toContainText('Page 2 of 2');
	await page.reload();
	await expect(page.getByRole('row', { name: /^Worland/ })).toBeVisible();
	await expect(page).toHaveTitle('Flying weather in the USA, page 2 - Aerolume');
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
		'href',
		/\/en\/weather\/usa\?page=2$/,
	);
	await pages.getByRole('link', { name: 'Previous page' }).click();
	await expect(page).toHaveURL(/\/en\/weather\/usa#reports$/);
	await expect(page.getByRole('row', { name: /^Abilene/ })).toBeVisible();
});
