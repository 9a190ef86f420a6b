import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';
import { englishMap, germanMap, wakeMap } from './weather-map';

test.use({ shared: true });

// The states are looked at, not the lights that breathe in all of them.

for (const words of [germanMap, englishMap]) {
	test(`axe finds nothing on a region's page, on ${words.home}`, async ({ page }) => {
		await page.goto(`${words.home}/weather/alps`);
		expect(await violations(page)).toEqual([]);
	});

	test(`axe finds nothing in any state of the map, on ${words.home}`, async ({ page, trouble }) => {
		trouble.allow(/503/);
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
}

test('a region’s page tells every report in words', async ({ page }) => {
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

test('150 airports are told on two pages, each with an address of its own', async ({ page }) => {
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

test('the page is public, and known in both languages', async ({ page, baseURL }) => {
	// A page that could not wait for the weather is not kept; the next one has it.
	await expect
		.poll(async () => (await page.request.get('/de/weather/usa')).headers()['cache-control'])
		.toBe('public, max-age=0, must-revalidate');
	const response = await page.request.get('/de/weather/usa');
	expect(response.headers()['x-page-cache']).toBe('hit');
	const html = await response.text();
	const known = [...html.matchAll(/hrefLang="([\w-]+)" href="([^"]+)"/g)].map(
		([, ...found]) => found,
	);
	expect(known).toEqual([
		['de', `${baseURL}/weather/usa`],
		['en', `${baseURL}/en/weather/usa`],
		['x-default', `${baseURL}/weather/usa`],
	]);
});

test('a region that is not there is not found', async ({ page, trouble }) => {
	trouble.allow(/404/);
	const response = await page.goto('/de/weather/mars');
	expect(response?.status()).toBe(404);
	await expect(page.getByText('Page Not Found: /de/weather/mars')).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 320, height: 700 } });

	test('map and table fit 320 px', async ({ page }) => {
		for (const region of ['germany', 'usa']) {
			await page.goto(`/weather/${region}`);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(320);
		}
	});
});

test('without a region the page of the language’s own region is shown', async ({ page }) => {
	for (const [path, region] of [
		['/weather', '/weather/germany'],
		['/de/weather', '/de/weather/germany'],
		['/en/weather', '/en/weather/usa'],
	] as const) {
		const response = await page.request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(308);
		expect(response.headers().location).toBe(region);
	}
});
