import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { allStops, stopsInMain, tabTo } from './focus';
import { german as words } from './words';

/** Germany in oak, 60 × 40 cm and 90 × 60 cm. */
const SMALL = variantIds.plenty;
const LARGE = variantIds.large;

const drawer = (page: Page) => page.getByRole('dialog', { name: words.yourCart });

async function add(page: Page, variantId: string): Promise<void> {
	await page.goto(`/products/aerolume?variant=${variantId}`);
	await page.getByRole('button', { name: words.add }).click();
	await expect(drawer(page).getByRole('link', { name: words.checkout, exact: true })).toBeVisible();
}

test('a visitor gets from the home page to the checkout by keyboard alone, with visible focus', async ({
	page,
}) => {
	const missed: string[] = [];
	const go = (target: ReturnType<Page['locator']>) => tabTo(page, target.first(), missed);
	await page.goto('/');
	await go(page.getByRole('navigation').getByRole('link', { name: words.map, exact: true }));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/aerolume$/);
	await expect(page.locator('main')).toBeFocused();

	const alps = page.getByRole('link', { name: words.alps, exact: true }).first();
	await go(alps);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/variant=\d+$/);
	const black = page.getByRole('link', { name: words.black });
	await go(black);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`variant=${variantIds.alpsBlack}$`));
	await expect(black).toHaveAttribute('aria-current', 'true');
	await expect(black).toBeFocused();

	await go(page.getByRole('button', { name: words.add }));
	await page.keyboard.press('Enter');
	const cart = drawer(page);
	await expect(cart.getByRole('article')).toBeVisible();
	await expect(cart.getByRole('link', { name: words.checkout, exact: true })).toBeVisible();

	await go(cart.getByRole('button', { name: words.increase }));
	await page.keyboard.press('Enter');
	await expect(cart.getByText(words.two).first()).toBeVisible();
	await expect(cart.getByRole('button', { name: words.increase })).toBeFocused();

	await go(cart.getByRole('link', { name: words.checkout, exact: true }));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
	expect(missed).toEqual([]);
});

test('the cart page works by keyboard alone', async ({ page }) => {
	const missed: string[] = [];
	await add(page, SMALL);
	await add(page, LARGE);
	await page.setViewportSize({ width: 360, height: 640 });
	await tabTo(page, drawer(page).getByRole('link', { name: words.wholeCart }), missed);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/cart');
	await expect(page.getByRole('main')).toBeFocused();
	await expect(page.getByRole('button', { name: words.cart, exact: true })).toBeVisible();
	for (const key of ['Tab', 'Shift+Tab'] as const) {
		const stops = await stopsInMain(page, key);
		expect(stops.flatMap(({ problem }) => problem ?? [])).toEqual([]);
		expect(stops.length).toBeGreaterThan(8);
	}
	const lines = page.getByRole('main').getByRole('article');
	const quantity = lines.first().getByRole('spinbutton');
	await tabTo(page, quantity, missed);
	await page.keyboard.press('ArrowUp');
	await expect(quantity).toHaveValue('2');
	await tabTo(page, lines.first().getByRole('button', { name: words.remove }), missed);
	await page.keyboard.press('Enter');
	await expect(lines).toHaveCount(1);
	await expect(lines.getByRole('heading').getByRole('link')).toBeFocused();

	await tabTo(page, page.getByText(words.openCode), missed);
	await page.keyboard.press('Enter');
	const code = page.getByLabel(words.discountCode, { exact: true });
	await tabTo(page, code, missed);
	await page.keyboard.type('WILLKOMMEN10');
	await page.keyboard.press('Enter');
	await expect(page.getByText('WILLKOMMEN10', { exact: true })).toBeVisible();
	await expect(code).toBeHidden();
	await expect(page.getByText(words.openCode)).toBeFocused();
	expect(missed).toEqual([]);
});

test('where the pressed link is removed, the focus is on the changed part', async ({ page }) => {
	const cart = page.getByRole('button', { name: words.cart, exact: true });
	await page.goto('/weather/germany');
	await expect(cart).toBeVisible();
	await page.getByRole('link', { name: 'Weiter', exact: true }).press('Enter');
	await expect(page).toHaveURL(/\?page=2#reports$/);
	await expect(page.getByRole('heading', { name: 'Alle Meldungen' })).toBeFocused();
	await expect(
		page.getByRole('status').filter({ hasText: '80 Meldungen, Seite 2 von 2' }),
	).toBeVisible();

	await page.goto('/weather/germany?airport=EDDM');
	await expect(cart).toBeVisible();
	const linked = page.getByRole('region', { name: 'Mein Flughafen' });
	await linked.getByText('München').click();
	await linked.getByRole('link', { name: 'Auswahl aufheben' }).press('Enter');
	await expect(page).toHaveURL('/weather/germany');
	await expect(page.getByRole('main')).toBeFocused();
});

/** Waits for the airports of the map, which load with the first interaction. */
async function openMap(page: Page): Promise<void> {
	const pause = page.locator('[data-map-pause]');
	if ((await pause.count()) === 0) return;
	await pause.focus();
	await expect(page.locator('.map-airports button').first()).toBeAttached();
	await page.locator('a').first().focus();
	await page.keyboard.press('Shift+Tab');
}

const WINDOWS = [
	{
		width: 320,
		height: 568,
		screens: ['/', '/products/aerolume', '/weather/germany?q=mun', '/legal/revocation/declare'],
	},
	// On a wide window only the header and the column beside the pictures differ.
	{ width: 1280, height: 720, screens: ['/products/aerolume'] },
	// Hidden radio buttons, and a table of contents beside a long text.
	{ width: 390, height: 844, screens: ['/connect'] },
	{ width: 1280, height: 800, screens: ['/legal/privacy'] },
];

for (const { width, height, screens } of WINDOWS) {
	test.describe(`${width} × ${height} pixels`, () => {
		test.use({ viewport: { width, height }, consent: null });

		test('every tab stop has a visible focus, forwards with the consent banner and backwards without', async ({
			page,
		}) => {
			for (const screen of screens) {
				await page.goto(screen);
				await expect(page.getByRole('button', { name: words.cart, exact: true })).toBeVisible();
				// The banner comes after hydration; it would cover an element that has the focus already.
				const banner = page.getByRole('region', { name: 'Cookies' });
				await expect(banner).toBeVisible();
				await openMap(page);
				// A font that loads later would change the banner's height between two stops.
				await page.evaluate(() => document.fonts.ready);
				// Header and footer are the same on all pages.
				const stopsOf = screen === '/' ? allStops : stopsInMain;
				const forwards = await stopsOf(page, 'Tab');
				if (stopsOf === stopsInMain) {
					await banner.getByRole('button', { name: 'Ablehnen' }).press('Enter');
					await expect(banner).toHaveCount(0);
				}
				const backwards = await stopsOf(page, 'Shift+Tab');
				await page.context().clearCookies({ name: 'consent' });
				const problems = [...forwards, ...backwards].flatMap(({ problem }) => problem ?? []);
				expect(problems, screen).toEqual([]);
				// In a small window a map's report closes when it is left: its three controls are stops forwards only.
				const closing = (await page.locator('.map').count()) > 0 ? 3 : 1;
				expect(backwards.length, screen).toBeGreaterThanOrEqual(forwards.length - closing);
			}
		});
	});
}

test.describe('on a phone, before scripts have loaded', () => {
	test.use({ viewport: { width: 390, height: 844 }, consent: null });

	test('the focused element is not covered by a consent banner that comes later', async ({
		page,
	}) => {
		const scripts = await holdRequests(page, '**/assets/*.js');
		await page.goto('/connect', { waitUntil: 'commit' });
		await expect(page.getByRole('contentinfo')).toBeAttached();
		const distance = () =>
			page.evaluate(() => {
				const { bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
				const bar = document.querySelector('.consent-bar')?.getBoundingClientRect();
				return (bar?.top ?? window.innerHeight) - bottom;
			});
		for (let stops = 0; stops < 40; stops++) {
			await page.keyboard.press('Tab');
			if (Math.abs((await distance()) - 50) < 50) break;
		}
		expect(await distance()).toBeLessThan(100);
		scripts.release();
		await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
		await expect.poll(distance).toBeGreaterThanOrEqual(0);
		await expect(page.locator(':focus')).toBeInViewport();
	});
});

test.describe('on a small window', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	test('the drawer traps the focus, shows it at each tab stop, and returns it', async ({
		page,
	}) => {
		await add(page, SMALL);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('button', { name: words.add })).toBeFocused();
		const button = page.getByRole('button', { name: words.cart, exact: true });
		await button.focus();
		await page.keyboard.press('Space');
		const cart = drawer(page);
		await expect(cart.getByRole('link', { name: words.checkout, exact: true })).toBeInViewport({
			ratio: 1,
		});
		const stops = await allStops(page, 'Tab');
		expect(stops.flatMap(({ problem }) => problem ?? [])).toEqual([]);
		expect(stops.length).toBeGreaterThan(6);
		for (const { name } of stops) {
			await page.keyboard.press('Tab');
			await expect(cart.locator(':focus'), name).toHaveCount(1);
		}
		await tabTo(page, cart.getByRole('button').first(), []);
		await page.keyboard.press('Enter');
		await expect(cart).toHaveCount(0);
		await expect(button).toBeFocused();
	});
});
