import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test, waitForHydration } from '../setup/fixtures';
import { english as words } from './words';

const SCREENS = ['/en', '/en/products/aerolume', '/en/cart', '/en/nope'];
const PRODUCT = `/en/products/aerolume?variant=${variantIds.plenty}`;

/** Background of each colour mode. */
const DAY = 'rgb(246, 242, 233)';
const NIGHT = 'rgb(10, 17, 29)';

/** Records the value of `watched` in each frame of every page. */
async function watchFrames(page: Page, what: 'ground' | 'motion'): Promise<void> {
	await page.addInitScript((wanted) => {
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const ground = () => (document.body ? [getComputedStyle(document.body).backgroundColor] : []);
		const motion = () =>
			document
				.getAnimations()
				.filter(({ playState }) => playState === 'running')
				.map(
					({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? 'nothing',
				);
		const look = () => {
			for (const note of wanted === 'ground' ? ground() : motion()) seen.add(note);
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	}, what);
}

const watched = (page: Page) =>
	page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test('the chosen colour mode applies from the first frame of every page, on either system, in all tabs', async ({
	page,
	context,
	failures,
}) => {
	failures.allow(/404/);
	await page.emulateMedia({ colorScheme: 'dark' });
	await watchFrames(page, 'ground');
	await test.step('that of the system applies without a choice, and follows its changes', async () => {
		await page.goto('/en/faq');
		await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
		expect(await watched(page)).toEqual([NIGHT]);
		await page.emulateMedia({ colorScheme: 'light' });
		await expect(page.locator('body')).toHaveCSS('background-color', DAY);
	});
	for (const [system, choice, ground] of [
		['light', 'Dark', NIGHT],
		['dark', 'Light', DAY],
	] as const) {
		await test.step(`${choice} on a ${system} system`, async () => {
			await page.emulateMedia({ colorScheme: system });
			await page.getByText(choice, { exact: true }).click();
			await expect(page.locator('body')).toHaveCSS('background-color', ground);
			for (const screen of SCREENS) {
				await page.goto(screen);
				await expect(page.getByRole('button', { name: words.cart, exact: true })).toBeVisible();
				expect(await watched(page), screen).toEqual([ground]);
			}
			await expect(page.getByRole('radio', { name: choice })).toBeChecked();
		});
	}
	await test.step('another tab changes at once', async () => {
		const other = await context.newPage();
		await other.goto('/en/cart');
		await waitForHydration(other);
		await page.getByText('Dark', { exact: true }).click();
		await expect(other.locator('body')).toHaveCSS('background-color', NIGHT);
		await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
	});
});

/** Visits the shop by clicks, with all kinds of animations. */
async function lookAround(page: Page): Promise<string[]> {
	const seen: string[] = [];
	const drawer = page.getByRole('dialog', { name: words.yourCart });
	await page.setViewportSize({ width: 390, height: 760 });
	await page.goto('/en');
	await page.getByRole('button', { name: 'Menu' }).click();
	await page
		.getByRole('dialog', { name: 'Menu' })
		.getByRole('link', { name: words.map, exact: true })
		.click();
	await expect(page).toHaveURL(/\/en\/aerolume$/);
	seen.push(...(await watched(page)));
	await page.goto(PRODUCT);
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer.getByRole('link', { name: words.checkout, exact: true })).toBeInViewport();
	await drawer.getByRole('button', { name: words.remove }).click();
	await expect(drawer).toContainText(words.empty);
	await page.keyboard.press('Escape');
	await expect(drawer).toHaveCount(0);
	return [...seen, ...(await watched(page))];
}

test('with reduced motion nothing is animated; without, panels slide', async ({ page }) => {
	await watchFrames(page, 'motion');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect(await lookAround(page)).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	expect((await lookAround(page)).length).toBeGreaterThan(0);
});

test('with forced colours selected options, buttons and the focus are visible, and a swatch keeps its colour', async ({
	page,
}) => {
	await page.goto(PRODUCT);
	const swatch = () =>
		page
			.getByRole('link', { name: words.black })
			.locator('[style*="background-color"]')
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	const plain = await swatch();
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
	expect(await swatch()).toBe(plain);
	const groundOf = (name: string) =>
		page
			.getByRole('link', { name: RegExp(`^${name}`) })
			.first()
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await groundOf('Germany')).not.toBe(await groundOf(words.alps));
	const modes = page
		.getByRole('group')
		.filter({ has: page.getByRole('radio') })
		.locator('label');
	const grounds = await modes.evaluateAll((labels) =>
		labels.map((label) => getComputedStyle(label).backgroundColor),
	);
	expect(new Set(grounds).size).toBe(2);

	const add = page.getByRole('button', { name: words.add });
	const [edge, ground] = await add.evaluate((button) => {
		const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
		return [`${borderTopWidth} ${borderTopColor}`, backgroundColor];
	});
	expect(edge).toMatch(/^1px/);
	expect(edge).not.toContain(ground);

	await page.getByRole('link', { name: words.black }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Shift+Tab');
	await expect(page.getByRole('link', { name: words.black })).toHaveCSS('outline-style', 'solid');
});

const CONNECTIONS = [
	{ name: 'a fast connection', effectiveType: '4g', saveData: false, isLoaded: true },
	{ name: 'one that saves data', effectiveType: '4g', saveData: true, isLoaded: false },
];

test('a link under the pointer prefetches its target, unless the browser saves data', async ({
	page,
}) => {
	await page.clock.install();
	for (const { name, isLoaded, ...connection } of CONNECTIONS) {
		await page.addInitScript((reported) => {
			Object.defineProperty(navigator, 'connection', { get: () => reported, configurable: true });
		}, connection);
		await page.goto('/en/faq');
		await expect(page.getByRole('button', { name: words.cart, exact: true })).toBeVisible();
		await page.mouse.move(0, 0);
		await page
			.getByRole('navigation')
			.getByRole('link', { name: words.map, exact: true })
			.first()
			.hover();
		// Remix prefetches after a short delay.
		await page.clock.runFor(1000);
		const loaded = page.locator('link[rel="prefetch"][href*="/en/aerolume"]');
		await expect(loaded, name).toHaveCount(isLoaded ? 1 : 0);
	}
});
