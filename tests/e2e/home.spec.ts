import type { Locator, Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { germanMap, munich, openMap, pointOn } from './weather-map';

/** Records the pictures that a page requests, without their parameters. */
function watchPictures(page: Page): Set<string> {
	const names = new Set<string>();
	page.on('request', (request) => {
		if (request.resourceType() !== 'image') return;
		names.add(new URL(request.url()).pathname.split('/').at(-1) ?? '');
	});
	return names;
}

/** An element's box on the page, wherever it is scrolled to. */
function placeOf(locator: Locator) {
	return locator.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return { x, y: Math.round(y + scrollY), width, height };
	});
}

/** The rendered wall behind the live map, in the window: its picture, and its box. */
async function wallOf(page: Page) {
	const wall = page.locator('.map-frame:visible').first();
	const picture = await wall.evaluate(
		(element) => getComputedStyle(element, '::before').backgroundImage,
	);
	const box = await placeOf(wall);
	return {
		picture: /((?:portrait|landscape)-(?:day|night)(?:-phone)?)-/.exec(picture)?.[1] ?? picture,
		box,
	};
}

const alps = (page: Page) =>
	page.getByRole('main').getByRole('link', { name: /^(Alps|Alpen)\s*(from|ab)/ });

test('only the pictures for the current time of day and the window are loaded', async ({
	page,
}) => {
	const pictures = watchPictures(page);
	for (const colorScheme of ['light', 'dark'] as const) {
		const [time, shown, other] =
			colorScheme === 'light'
				? ['day', 'aerolume-alps-black.webp', 'aerolume-alps-black-night.webp']
				: ['night', 'aerolume-alps-black-night.webp', 'aerolume-alps-black.webp'];
		for (const viewport of [
			{ width: 360, height: 800 },
			{ width: 1440, height: 900 },
		]) {
			await page.goto('about:blank');
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize(viewport);
			pictures.clear();
			await page.goto('/de');
			const size = viewport.width < 480 ? '-phone' : '';
			const walls = () => [...pictures].filter((name) => name.endsWith('.avif'));
			await expect.poll(walls).toHaveLength(1);
			expect(walls()[0]).toMatch(new RegExp(`^portrait-${time}${size}-[\\w-]{8}\\.avif$`));
			expect((await wallOf(page)).picture).toBe(`portrait-${time}${size}`);
			if (size) {
				await expect(page.locator('.map-frame')).toBeInViewport({ ratio: 1 });
				const action = page.getByRole('link', { name: 'Karte aussuchen' });
				await expect(action).toBeInViewport({ ratio: 1 });
				await expect(page.getByText('349 €').first()).toBeInViewport({ ratio: 1 });
			}
			await alps(page).scrollIntoViewIfNeeded();
			await expect(alps(page).locator('img').filter({ visible: true })).toHaveAttribute(
				'src',
				new RegExp(shown),
			);
			await expect.poll(() => pictures.has(shown)).toBe(true);
			expect(pictures.has(other)).toBe(false);
		}
	}
});

test('the chosen colour mode decides which pictures are shown', async ({ page }) => {
	await page.goto('/en');
	expect((await wallOf(page)).picture).toBe('landscape-day');
	await page.getByText('Dark', { exact: true }).click();
	await expect.poll(async () => (await wallOf(page)).picture).toBe('landscape-night');
	await expect(alps(page).locator('img').filter({ visible: true })).toHaveAttribute(
		'src',
		/aerolume-alps-black-night\.webp/,
	);
});

test('reports do not cover their airports, and another region turns the frame alone', async ({
	page,
}) => {
	const pictures = watchPictures(page);
	await page.goto('/de');
	for (const width of [700, 1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await openMap(page, germanMap);
		const there = await pointOn(page, munich.x, munich.y);
		await page.mouse.move(there.x, there.y);
		const report = page.getByRole('region', { name: 'Meldung von München' });
		await expect(report).toBeInViewport({ ratio: 1 });
		const box = await report.boundingBox();
		if (!box) throw new Error('The report cannot be seen');
		const isBeside = there.x < box.x || there.x > box.x + box.width;
		const isAbove = there.y < box.y || there.y > box.y + box.height;
		expect(isBeside || isAbove, `${width} pixels wide`).toBe(true);
		const sheet = await page.locator('.map-sheet:visible').boundingBox();
		const middle = (sheet?.x ?? 0) + (sheet?.width ?? 0) / 2;
		// Else it would cover airports near the middle, and close under the pointer.
		expect(box.x >= middle || box.x + box.width <= middle, `${width} pixels wide`).toBe(true);
		await page.mouse.move(0, 0);
	}

	// The other shape is there before it is chosen.
	await expect
		.poll(() => [...pictures].some((name) => name.startsWith('landscape-day')))
		.toBe(true);
	const sheet = page.locator('.map-sheet:visible');
	const action = page.getByRole('link', { name: 'Karte aussuchen' });
	const shape = async () => {
		const box = await sheet.boundingBox();
		return box && (box.height > box.width ? 'portrait' : 'landscape');
	};
	expect(await shape()).toBe('portrait');
	const before = { wall: await wallOf(page), action: await placeOf(action) };
	expect(before.wall.picture).toBe('portrait-day');
	await page.getByRole('navigation', { name: 'Region' }).getByText('Alpen').click();
	await expect.poll(shape).toBe('landscape');
	const after = { wall: await wallOf(page), action: await placeOf(action) };
	expect(after.wall.picture).toBe('landscape-day');
	expect(after.wall.box).toEqual(before.wall.box);
	expect(after.action).toEqual(before.action);
	const hero = page.getByRole('region', { name: 'Das Flugwetter, als Licht an der Wand' });
	await expect(hero).toContainText(/349\s€Alpen, Eiche/);
	await page.getByRole('navigation', { name: 'Region' }).getByText('Europa').click();
	await expect.poll(shape).toBe('portrait');
	await expect(hero).toContainText(/389\s€Europa, Eiche/);
});

test.describe('without JavaScript, on a phone', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

	test('the framed map comes before the headline, as wide as the window, and a question about the map expands its answer', async ({
		page,
	}) => {
		await page.goto('/de');
		const { box: wall, picture } = await wallOf(page);
		expect(picture).toBe('portrait-day-phone');
		expect(wall).toMatchObject({ x: 0, width: 360 });
		const sheet = await placeOf(page.locator('.map-sheet'));
		expect(sheet.y).toBeGreaterThan(wall.y);
		expect(sheet.y + sheet.height).toBeLessThan(wall.y + wall.height);
		const headline = await placeOf(page.getByRole('heading', { level: 1 }));
		expect(headline.y).toBeGreaterThanOrEqual(wall.y + wall.height);
		await page.goto('/aerolume');
		await expect(page.getByText('Für die Wandhalterung ja.')).toBeHidden();
		await page.getByText('Muss ich bohren?', { exact: true }).click();
		await expect(page.getByText('Für die Wandhalterung ja.')).toBeVisible();
	});
});

test('the scroll position is restored, technical data are one click away, and the map page shows the chosen edition', async ({
	page,
}) => {
	await page.goto('/en');
	const heading = page.getByRole('heading', { name: 'Shipping and prices' });
	// At the top: elsewhere Chromium may restore the position by another element than the one it was at.
	await heading.evaluate((element) => element.scrollIntoView());
	const place = () =>
		heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await place();
	await page.reload();
	await expect.poll(place).toBe(before);
	await page.goto('/en/docs');
	await page.goBack();
	await expect.poll(place).toBe(before);

	await page.getByRole('link', { name: 'All specifications' }).click();
	await expect(page).toHaveURL(/\/en\/aerolume\?variant=\d+#data$/);
	await expect(page.getByRole('heading', { name: 'Specifications' })).toBeInViewport();
	await page.goBack();

	const sheet = page.getByRole('navigation', { name: 'Region' }).locator('[aria-current]');
	await expect(sheet).toHaveText('USA');
	await page.getByRole('link', { name: 'Choose your map' }).click();
	await expect(page).toHaveURL(/\/en\/aerolume\?variant=/);
	await expect(sheet).toHaveText('USA');
	await page.goto(`/en/aerolume?variant=${variantIds.alpsBlack}`);
	await expect(sheet).toHaveText('Alps');
	await page
		.getByRole('link', { name: /^Europe/ })
		.first()
		.click();
	await expect(page).toHaveURL(new RegExp(`variant=${variantIds.europe}$`));
	await expect(sheet).toHaveText('Europe');
});

test('a chosen region, and then a chosen variant, go along with every link to the map', async ({
	page,
}) => {
	await page.goto('/en');
	const header = page.getByRole('banner').getByRole('link', { name: 'Map', exact: true });
	const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Buy the map' });
	await expect(header).toHaveAttribute('href', '/en/aerolume');
	await page.getByRole('navigation', { name: 'Region' }).getByText('Alps', { exact: true }).click();
	const alps = `/en/aerolume?variant=${variantIds.alps}`;
	await expect(header).toHaveAttribute('href', alps);
	await expect(footer).toHaveAttribute('href', alps);
	const data = page.getByRole('link', { name: 'All specifications' });
	await expect(data).toHaveAttribute('href', `${alps}#data`);
	await header.click();
	await expect(page).toHaveURL(alps);
	await page
		.getByRole('link', { name: /^Black/ })
		.first()
		.click();
	await expect(header).toHaveAttribute('href', `/en/aerolume?variant=${variantIds.alpsBlack}`);
});
