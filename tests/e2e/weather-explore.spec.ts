import type { Locator, Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { englishMap, frankfurt, germanMap, munich, openMap, pointOn } from './weather-map';

const first = 'Altenburg, EDAC, VFR, 21:50 UTC';
const last = 'Samedan, LSZS, IFR, 22:20 UTC';

test('keys and the mouse open reports, and a region changes without a navigation for this visit only', async ({
	page,
}) => {
	await page.goto('/de');
	const airports = await openMap(page, germanMap);
	const focused = airports.locator(':focus');
	await page.keyboard.press('Tab');
	await expect(focused).toHaveAccessibleName(first);
	await page.keyboard.press('End');
	await expect(focused).toHaveAccessibleName(last);
	await page.keyboard.press('ArrowLeft');
	await expect(focused).not.toHaveAccessibleName(last);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('End');
	const panel = page.getByRole('region', { name: 'Meldung von Samedan' });
	await expect(panel).toContainText('Instrumentenflug');
	await expect(panel).toContainText(/(METAR|SPECI) [A-Z]{4} 27/);
	await page.keyboard.press('Enter');
	await expect(panel).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(panel).toHaveCount(0);
	await expect(focused).toHaveAccessibleName(last);
	await page.keyboard.press('Home');
	await expect(focused).toHaveAccessibleName(first);
	// All airports are one tab stop.
	await page.keyboard.press('Shift+Tab');
	await expect(page.getByLabel(germanMap.pause)).toBeFocused();

	const report = page.getByRole('region', { name: 'Meldung von München' });
	const there = await pointOn(page, munich.x, munich.y);
	await page.mouse.move(there.x + 6, there.y + 6);
	await expect(report).toContainText('EDDM');
	await expect(report).toContainText('1005 hPa');
	const sea = await pointOn(page, 80, 60);
	await page.mouse.move(sea.x, sea.y);
	await expect(report).toHaveCount(0);
	await page.mouse.click(there.x, there.y);
	await page.mouse.move(sea.x, sea.y);
	await expect(report).toBeVisible();
	await page.getByRole('button', { name: germanMap.close }).click();
	await expect(report).toHaveCount(0);
	await expect(page).toHaveURL(/\/de$/);

	const regions = page.getByRole('navigation', { name: 'Region' });
	await regions.getByRole('link', { name: 'Alpen' }).click();
	await expect(page.getByRole('img', { name: /^Wetterkarte Alpen: / })).toBeVisible();
	await expect(regions.getByRole('link', { name: 'Alpen' })).toBeFocused();
	await expect(regions.locator('[aria-current]')).toHaveText('Alpen');
	await expect(page.getByRole('status').filter({ hasText: 'Die Karte zeigt jetzt' })).toHaveText(
		'Die Karte zeigt jetzt: Alpen.',
	);
	await expect(page).toHaveURL(/\/de$/);
	await expect(page.getByRole('link', { name: germanMap.table })).toHaveAttribute(
		'href',
		'/de/weather/alps#reports',
	);
	await page.getByRole('link', { name: 'Karte aussuchen' }).click();
	await expect(page).toHaveURL(new RegExp(`/aerolume\\?variant=${variantIds.alps}$`));
	// The URL changes before the page does, and the home page has the same links.
	await expect(page.getByRole('heading', { name: 'Aerolume', level: 1 })).toBeVisible();
	await expect(page.getByRole('img', { name: /^Wetterkarte Alpen: / })).toBeAttached();
	// A chosen variant also selects its region.
	await page.getByRole('link', { name: 'Europa', exact: true }).first().click();
	await expect(page.getByRole('img', { name: /^Wetterkarte Europa: / })).toBeAttached();
	await page.goBack();
	await expect(page).toHaveURL(/\/de$/);
	await expect(page.getByRole('img', { name: /^Wetterkarte Europa: / })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Karte aussuchen' })).toHaveAttribute(
		'href',
		`/de/aerolume?variant=${variantIds.europeOak}`,
	);
	await page.goto('/de');
	await expect(page.getByRole('img', { name: germanMap.picture })).toBeVisible();
});

test.describe('on a touch screen', () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test('the first tap opens a report, which does not cover its airport', async ({ page }) => {
		await page.goto('/weather/germany');
		const there = await pointOn(page, munich.x, munich.y);
		const panel = page.getByRole('region', { name: 'Meldung von München' });
		await page.touchscreen.tap(there.x, there.y);
		await expect(panel).toBeVisible();
		await expect(page).toHaveURL(/\/weather\/germany$/);
		const airport = page.getByRole('button', { name: /^München/ });
		await expect
			.poll(async () => {
				const [led, report] = await Promise.all([airport.boundingBox(), panel.boundingBox()]);
				return led && report ? led.y + led.height <= report.y : false;
			})
			.toBe(true);
		// It closes once its airport, which has been seen, is scrolled away.
		await expect(airport).toBeInViewport();
		await page.mouse.wheel(0, 700);
		await expect(panel).toHaveCount(0);
	});
});

/** Scrolls the product page until the part of its map is `top` pixels below the window's upper edge. */
async function mapPartAt(page: Page, part: string, top: number): Promise<Locator> {
	await page.goto('/aerolume');
	const found = page.locator(`${part}:visible`);
	await found.evaluate((element, to) => {
		const { top } = element.getBoundingClientRect();
		window.scrollBy({ top: top - to, behavior: 'instant' });
	}, top);
	return found;
}

test.describe('while the map’s code loads', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	const MAP_CODE = '**/assets/map-parts-*.js';

	test('a tap or a click on a region changes the map and not the page', async ({ page }) => {
		for (const path of ['/de', '/aerolume']) {
			for (const press of ['tap', 'click'] as const) {
				const code = await holdRequests(page, MAP_CODE);
				await page.goto(path);
				const regions = page.getByRole('navigation', { name: 'Region' });
				await regions.getByRole('link', { name: 'Alpen' })[press]();
				code.release();
				await expect(page.getByRole('img', { name: /^Wetterkarte Alpen: / })).toBeVisible();
				await expect(page, press).toHaveURL(path);
			}
		}
		await test.step('on the map’s page a link leads to the variant of that region', async () => {
			await page.getByRole('link', { name: 'Karte Alpen auswählen' }).tap();
			await expect(page).toHaveURL(`/aerolume?variant=${variantIds.alps}`);
			await expect(page.getByRole('heading', { name: 'Aerolume', level: 1 })).toBeInViewport();
			await expect(page.getByRole('img', { name: /^Wetterkarte Alpen: / })).toBeVisible();
			await expect(page.getByRole('link', { name: 'Karte Alpen auswählen' })).toHaveCount(0);
		});
	});

	test('a tap on a map or its legend moves nothing, even if the map begins above the window', async ({
		page,
	}) => {
		const code = await holdRequests(page, MAP_CODE);
		const legend = await mapPartAt(page, '.map-legend', 150);
		// Without a touch.
		await expect.poll(code.count).toBe(1);
		const before = await legend.boundingBox();
		await legend.tap();
		code.release();
		await expect(page.getByRole('group', { name: germanMap.airports })).toBeAttached();
		expect(await legend.boundingBox()).toEqual(before);

		const again = await holdRequests(page, MAP_CODE);
		const sheet = await mapPartAt(page, '.map-sheet', -150);
		const held = await sheet.boundingBox();
		const { x = 0, y = 0, width = 0 } = held ?? {};
		const scale = width / 672;
		await page.touchscreen.tap(x + frankfurt.x * scale, y + frankfurt.y * scale);
		again.release();
		await expect(page.getByRole('region', { name: 'Meldung von Frankfurt' })).toBeInViewport();
		expect(await sheet.boundingBox()).toEqual(held);
	});
});

test.describe('by keyboard in a small window', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	test('the report does not cover the focused element', async ({ page }) => {
		await page.goto('/en');
		await openMap(page, englishMap);
		await page.keyboard.press('Tab');
		const panel = page.getByRole('region', { name: 'Report for Abilene' });
		await expect(panel).toBeInViewport();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: englishMap.close })).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(panel.getByRole('button', { name: 'Make this my airport' })).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(panel.getByRole('link', { name: 'See the airport page' })).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: englishMap.table })).toBeFocused();
		await expect(panel).toHaveCount(0);
		await page.keyboard.press('Shift+Tab');
		await expect(panel).toBeInViewport();
	});
});

test('on a region’s page another region is another page', async ({ page }) => {
	await page.goto('/en/weather/usa');
	await openMap(page, englishMap);
	await page
		.getByRole('navigation', { name: 'Region' })
		.getByRole('link', { name: 'Alps' })
		.click();
	await expect(page).toHaveURL(/\/en\/weather\/alps$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flying weather in the Alps');
	await expect(page.getByRole('img', { name: /^Weather map, Alps: / })).toBeVisible();
	const list = page.getByRole('list', { name: 'All reports' });
	await expect(list.getByRole('listitem')).toHaveCount(30);
	await expect(page.getByText('60 reports')).toBeVisible();
});
