import type { Page } from '@playwright/test';
import type { RegionReports } from '../../app/features/weather/weather-view';
import { expect, test } from '../setup/fixtures';
import { englishMap, germanMap, openMap } from './weather-map';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Names of the running animations. */
function moving(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		document.getAnimations().map((animation) => {
			return animation instanceof CSSAnimation ? animation.animationName : 'something else';
		}),
	);
}

test('the lights are animated in a few layers, stop by a large button or reduced motion, and keep their shapes with forced colours', async ({
	page,
}) => {
	await page.goto('/de');
	await test.step('they are animated in a few compositor layers', async () => {
		const names = await moving(page);
		expect(names.length).toBeGreaterThan(2);
		expect(names.length).toBeLessThan(8);
		expect(new Set(names)).toEqual(new Set(['map-breathe']));
	});
	await test.step('button and regions are large enough for a touch screen', async () => {
		const label = page.locator('label', { has: page.getByLabel(germanMap.pause) });
		expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		const regions = page.getByRole('navigation', { name: 'Region' });
		for (const link of await regions.getByRole('link').all()) {
			expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		}
	});
	await test.step('with forced colours every LED has the colour of text and its own shape', async () => {
		await page.emulateMedia({ forcedColors: 'active' });
		const drawn = await page.evaluate(() =>
			['vfr', 'mvfr', 'ifr', 'lifr'].map((category) => {
				const led = document.querySelector(`#led-${category} path`);
				const ink = document.createElement('i');
				ink.style.color = 'CanvasText';
				document.body.append(ink);
				const text = getComputedStyle(ink).color;
				ink.remove();
				return led && getComputedStyle(led).fill === text ? led.getAttribute('d') : null;
			}),
		);
		expect(drawn).not.toContain(null);
		expect(new Set(drawn).size).toBe(4);
		await page.emulateMedia({ forcedColors: 'none' });
	});
	await test.step('with reduced motion nothing moves', async () => {
		await openMap(page, germanMap);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		expect(await moving(page)).toEqual([]);
		await expect(page.getByRole('img', { name: germanMap.picture })).toBeVisible();
		await page.emulateMedia({ reducedMotion: 'no-preference' });
	});
	await test.step('the pause button stops all lights, and its state is stored', async () => {
		const pause = page.getByLabel(germanMap.pause);
		await pause.check();
		await expect.poll(() => moving(page)).toEqual([]);
		await page.reload();
		await expect(pause).toBeChecked();
		await expect.poll(() => moving(page)).toEqual([]);
		await pause.uncheck();
		await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(2);
		await page.reload();
		await expect(pause).not.toBeChecked();
	});
});

test('a thunderstorm flashes at most three times per second', async ({ page }) => {
	await page.route(/\/api\/weather\//, async (route) => {
		const response = await route.fetch();
		const reports: RegionReports = await response.json();
		reports.view.leds = `1${reports.view.leds.slice(1)}`;
		await route.fulfill({ response, json: reports });
	});
	await page.goto('/de');
	await openMap(page, germanMap);
	await expect.poll(() => moving(page)).toContain('map-flash');
	const { bright, duration } = await page.evaluate(() => {
		const flash = document
			.getAnimations()
			.map(({ effect }) => (effect instanceof KeyframeEffect ? effect : null))
			.find((effect) => effect?.target?.matches('.map-flash'));
		const frames = flash?.getKeyframes() ?? [];
		return {
			bright: frames.map(({ opacity }) => Number(opacity) > 0.5),
			duration: Number(flash?.getTiming().duration),
		};
	});
	const flashes = bright.filter((isBright, index) => isBright && !bright[index - 1]).length;
	expect(flashes).toBe(2);
	// The flashes of all airports within one second, including those of the next cycle.
	expect(duration).toBeGreaterThan(2000);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the map is a picture that links to its reports, and can be paused', async ({ page }) => {
		await page.goto('/en');
		await expect(page.getByRole('img', { name: englishMap.picture })).toBeVisible();
		await expect(page.getByText(englishMap.recorded)).toBeVisible();
		await expect(page.getByText('Select an airport')).toBeHidden();
		await page.getByLabel(englishMap.pause).check();
		await page
			.getByRole('navigation', { name: 'Region' })
			.getByRole('link', { name: 'Alps' })
			.click();
		await expect(page).toHaveURL(/\/en\/weather\/alps$/);
		await expect(
			page.getByRole('main').locator('details').filter({ hasText: 'kt' }),
		).not.toHaveCount(0);
		await page.goto('/en');
		await page.locator('.map-sheet').click();
		await expect(page).toHaveURL(/\/en\/weather\/usa#reports$/);
		await page.goto('/en');
		await page.getByRole('link', { name: englishMap.table }).click();
		await expect(page).toHaveURL(/\/en\/weather\/usa#reports$/);
	});
});
