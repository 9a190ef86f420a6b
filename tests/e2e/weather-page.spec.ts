import { violations } from '../setup/accessibility';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { munich, openMap, pointOn, germanMap as words } from './weather-map';

test('axe finds nothing in any state of the map', async ({ page, failures }) => {
	failures.allow(/503/);
	await page.goto(words.home);
	await openMap(page, words);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: words.close })).toBeVisible();
	expect(await violations(page, '.map'), 'with a report').toEqual([]);
	await page.route(/\/api\/weather\//, (route) => route.fulfill({ status: 503 }));
	await page.getByRole('navigation', { name: 'Region' }).getByRole('link').nth(2).click();
	await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
	await page.keyboard.press('Escape');
	expect(await violations(page, '.map'), 'with a failure').toEqual([]);
});

test('a line for each report opens to describe it, and my airport is first from then on in this browser, until it is removed', async ({
	page,
}) => {
	await page.goto('/weather/germany?q=frankfurt');
	await expect(page).toHaveTitle('Flugwetter in und um Deutschland - Aerolume');
	const list = page.getByRole('list', { name: 'Alle Meldungen' });
	const line = list.getByRole('listitem').filter({ hasText: 'EDDF' });
	await expect(line).toContainText('VFR');
	await expect(line).toContainText('11 kt');
	const raw = line.getByText('METAR EDDF 272220Z AUTO 18011KT');
	await expect(raw).toBeHidden();
	await line.getByText('Frankfurt am Main').click();
	await expect(raw).toBeVisible();
	await expect(line).toContainText('aus Süd (180°), 11 kt (20 km/h)');
	expect(await violations(page, 'main'), 'with an open report').toEqual([]);
	await list.getByRole('link', { name: 'Als meinen Flughafen merken, EDDF' }).click();
	await expect(page.getByText('EDDF ist jetzt dein Flughafen.')).toHaveRole('status');

	await page.goto('/weather/germany?q=munchen');
	await list.getByText('München').click();
	await list.getByRole('link', { name: 'Als meinen Flughafen merken, EDDM' }).click();
	await expect(page).toHaveURL(/\/weather\/germany\?airport=EDDM$/);
	await expect(page.getByRole('region', { name: 'Meldung von München' })).toBeVisible();
	const own = page.getByRole('region', { name: 'Mein Flughafen' });
	await expect(own).toContainText('EDDM');

	// Nobody has used these pages yet, and their URLs do not name it.
	await page.goto('/weather/germany');
	await expect(own).toContainText('München');
	await page.goto(`/en/aerolume?variant=${variantIds.plenty}`);
	const report = page.getByRole('region', { name: 'Report for Munich' });
	await expect(report).toContainText('EDDM');
	// Decorative: it has no role.
	const mark = page.locator('.map-mark');
	await expect(mark).toHaveText('EDDM');
	await report.getByRole('button', { name: 'Remove as my airport' }).click();
	await expect(report).toHaveCount(0);
	await expect(mark).toHaveCount(0);
	await page.goto('/weather/germany');
	await expect(own).toContainText('Noch keiner');
	expect(await page.evaluate(() => localStorage.getItem('airport'))).toBeNull();
});

test('saving the linked airport as the first interaction keeps the focus on its button', async ({
	page,
}) => {
	await page.goto('/weather/germany?airport=EDDM');
	const report = page.getByRole('region', { name: 'Meldung von München' });
	const keep = report.getByRole('button', { name: 'Als meinen Flughafen merken' });
	await keep.press('Enter');
	await expect(keep).toHaveCount(0);
	await expect(report.getByRole('button')).toBeFocused();
});

test.describe('on a phone', () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test('the linked airport’s report is above the map, which another one’s does not move, and no list is endless', async ({
		page,
	}) => {
		await page.goto('/weather/germany?airport=EDDH');
		const linked = page.getByRole('region', { name: 'Meldung von Hamburg' });
		await expect(linked).toBeInViewport();
		const { height } = (await linked.boundingBox()) ?? {};
		const there = await pointOn(page, munich.x, munich.y);
		// The map that takes the tap over has the airports in the same places.
		await page.touchscreen.tap(there.x, there.y);
		await expect(page.getByRole('region', { name: 'Meldung von München' })).toBeInViewport();
		expect(await linked.boundingBox()).toMatchObject({ height });

		const categories = page.getByRole('navigation', { name: 'Flugkategorie' }).getByRole('link');
		for (const width of [320, 360, 390, 414]) {
			await page.setViewportSize({ width, height: 740 });
			const rows = await categories.evaluateAll((links) => {
				const tops = links.map((link) => link.getBoundingClientRect().top);
				return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
			});
			expect(Math.min(...rows), `links in a row at ${width} px: ${rows}`).toBeGreaterThan(1);
		}

		// Of 150 reports 38 are on a page.
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto('/weather/usa');
		const whole = await page.evaluate(() => document.documentElement.scrollHeight);
		expect(whole).toBeLessThan(6000);
		const row = page.getByRole('list', { name: 'Alle Meldungen' }).locator('summary').first();
		await expect(row.getByText(/\d\skm/)).toBeVisible();
		await expect(row.getByText(/\d\skt/)).toBeHidden();
		await page.goto('/weather/usa?sort=wind');
		await expect(row.getByText(/\d\skm/)).toBeHidden();
		await expect(row.getByText(/\d\skt/)).toBeVisible();
	});
});
