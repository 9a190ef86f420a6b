import type { Locator, Page } from '@playwright/test';
import { violations } from '../setup/accessibility';
import { expect, test } from '../setup/fixtures';
import { allStops } from './focus';

const box = (page: Page) => page.getByRole('dialog', { name: 'Aerolume' });
/** The enlarged picture. */
const shown = (page: Page) => box(page).locator('img[fetchpriority=high]');

/** Opens the lightbox from the first picture, and waits for the end of its animation. */
async function open(page: Page, path = '/en/products/aerolume'): Promise<Locator> {
	await page.goto(path);
	await page
		.getByRole('link', { name: /\(enlarge\)$/ })
		.first()
		.click();
	await expect(box(page).getByText('1 of 8')).toBeVisible();
	await settle(page);
	return shown(page);
}

/** Waits until all animations have ended. */
async function settle(page: Page): Promise<void> {
	await box(page).evaluate(async (element) => {
		const moving = () => element.getAnimations({ subtree: true });
		while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
	});
}

async function width(page: Page): Promise<number> {
	await settle(page);
	return (await shown(page).boundingBox())?.width ?? 0;
}

test('the lightbox works by keyboard, loads on first use, and the focus returns', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(request.url());
	});
	const lightbox = () => scripts.filter((url) => /lightbox|dialog/.test(url));
	await page.goto('/products/aerolume');
	const second = page.getByRole('link', { name: /\(vergrößern\)$/ }).nth(1);
	await page.waitForLoadState('networkidle');
	expect(lightbox()).toEqual([]);
	await second.focus();
	await page.keyboard.press('Enter');
	const at = (position: number) => box(page).getByText(`${position} von 9`);
	await expect(at(2)).toBeVisible();
	expect(lightbox().length).toBeGreaterThan(0);
	await page.keyboard.press('ArrowLeft');
	await expect(at(1)).toBeVisible();
	await page.keyboard.press('ArrowLeft');
	await expect(at(9)).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(at(1)).toBeVisible();

	const fitted = await width(page);
	await page.keyboard.press('+');
	await expect.poll(() => width(page)).toBeCloseTo(fitted * 1.5, 0);
	await page.keyboard.press('ArrowRight');
	await expect(at(1)).toBeVisible();
	await page.keyboard.press('0');
	await expect.poll(() => width(page)).toBeCloseTo(fitted, 0);
	await box(page).getByRole('button', { name: 'Vergrößern' }).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => width(page)).toBeCloseTo(fitted * 1.5, 0);

	const pan = box(page).getByRole('button', { name: 'Ausschnitt nach unten' });
	const before = (await shown(page).boundingBox())?.y ?? 0;
	await pan.focus();
	await page.keyboard.press('Enter');
	await settle(page);
	expect((await shown(page).boundingBox())?.y).toBeLessThan(before);
	for (const way of ['links', 'rechts', 'oben']) {
		await expect(box(page).getByRole('button', { name: `Ausschnitt nach ${way}` })).toBeVisible();
	}
	// The buttons go with the zoom, the focus stays in the row.
	await page.keyboard.press('0');
	await expect(pan).toHaveCount(0);
	await expect(box(page).getByRole('button', { name: 'Verkleinern' })).toBeFocused();
	await page.keyboard.press('+');
	await expect.poll(() => width(page)).toBeCloseTo(fitted * 1.5, 0);

	// Another picture starts without zoom.
	await box(page).getByRole('button', { name: 'Nächstes Bild' }).focus();
	await page.keyboard.press('Enter');
	await expect(at(2)).toBeVisible();
	await expect.poll(() => width(page)).toBeCloseTo(fitted, 0);
	await box(page).getByRole('button', { name: '4 von 9' }).click();
	await expect(at(4)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(box(page)).toHaveCount(0);
	await expect(second).toBeFocused();
});

test('wheel and click zoom at the pointer, the focus is trapped inside and visible, and axe finds nothing', async ({
	page,
}) => {
	const picture = await open(page);
	const fitted = await width(page);
	const area = await picture.boundingBox();
	if (!area) throw new Error('There is no picture');
	const point = { x: area.x + area.width * 0.45, y: area.y + area.height / 2 };
	await page.mouse.move(point.x, point.y);
	await page.mouse.wheel(0, -400);
	await expect.poll(() => width(page)).toBeGreaterThan(fitted * 2);
	await page.mouse.wheel(0, 2000);
	await expect.poll(() => width(page)).toBeCloseTo(fitted, 0);
	await page.mouse.click(point.x, point.y);
	await expect.poll(() => width(page)).toBeCloseTo(fitted * 2.5, 0);
	const near = await picture.boundingBox();
	// The point under the pointer stays the same.
	expect((point.x - (near?.x ?? 0)) / (near?.width ?? 1)).toBeCloseTo(0.45, 2);

	await page.mouse.down();
	await page.mouse.move(point.x + 60, point.y, { steps: 3 });
	await page.mouse.up();
	await settle(page);
	expect((await picture.boundingBox())?.x).toBeCloseTo((near?.x ?? 0) + 60, 0);
	await page.mouse.click(point.x, point.y);
	await expect.poll(() => width(page)).toBeCloseTo(fitted, 0);

	const stops = await allStops(page, 'Tab');
	expect(stops.flatMap(({ problem }) => problem ?? [])).toEqual([]);
	// Close, previous, next, two zoom buttons and eight thumbnails.
	expect(stops.length).toBeGreaterThanOrEqual(13);
	expect(stops.every(({ name }) => name.startsWith('button'))).toBe(true);
	expect(await violations(page, '[role=dialog]')).toEqual([]);
});

test.describe('on a phone', () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test('one finger swipes to the next picture, two fingers zoom', async ({ page }) => {
		await open(page);
		const client = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
			client.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: points.map(([x, y], id) => ({ x, y, id })),
			});
		const swipe = async (from: number, to: number) => {
			await touch('touchStart', [from, 300]);
			await touch('touchMove', [(from + to) / 2, 302]);
			await touch('touchMove', [to, 304]);
			await touch('touchEnd');
		};
		await swipe(300, 80);
		await expect(box(page).getByText('2 of 8')).toBeVisible();
		await swipe(80, 300);
		await expect(box(page).getByText('1 of 8')).toBeVisible();
		// Too short for a swipe.
		await swipe(200, 180);
		await settle(page);
		await expect(box(page).getByText('1 of 8')).toBeVisible();

		const fitted = await width(page);
		await touch('touchStart', [160, 300], [200, 300]);
		await touch('touchMove', [120, 300], [240, 300]);
		await touch('touchMove', [80, 300], [280, 300]);
		await touch('touchEnd');
		await expect.poll(() => width(page)).toBeGreaterThan(fitted * 3);
		await expect(box(page).getByText('1 of 8')).toBeVisible();
	});
});
