import type { Page } from '@playwright/test';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';
import { lostWhenEnlarged } from '../setup/readable';
import { german } from './words';

const words = {
	...german,
	decline: 'Ablehnen',
	giftMessage: 'Nachricht',
};

/** The Alps in oak with one in stock, and a product with a long title. */
const LAST_ONE = variantIds.lastOne;
const LONG_TITLE = variantIds.longTitle;

async function fill(page: Page): Promise<void> {
	for (const variantId of [LAST_ONE, LONG_TITLE]) {
		const response = await page.request.post('/api/cart', {
			form: { intent: 'add', variantId },
			headers: { Origin: new URL(page.url()).origin },
		});
		expect(response.ok()).toBe(true);
	}
}

test('no text of a filled cart, its notice and its drawer is lost when they are enlarged', async ({
	page,
}) => {
	// The link of the drawer, which opens the gift's form.
	await page.goto('/cart#gift');
	await fill(page);
	await page.reload();
	await expect(page.getByLabel(words.giftMessage)).toBeVisible();
	const cart = page.getByRole('button', { name: words.cart, exact: true });
	await expect(cart).toBeVisible();
	const line = page.getByRole('main').getByRole('article').filter({ hasText: words.alps });
	await line.getByRole('button', { name: words.increase }).click();
	await expect(line.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
	expect(await lostWhenEnlarged(page)).toEqual({});
	await cart.click();
	const drawer = page.getByRole('dialog', { name: words.yourCart });
	const checkout = drawer.getByRole('link', { name: words.checkout, exact: true });
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	await page.setViewportSize({ width: 844, height: 390 });
	await expect(checkout).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width, height });
	await expect(checkout).toBeInViewport({ ratio: 1 });
	await drawer.evaluate(async (element) => {
		await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
	});
	expect(await lostWhenEnlarged(page)).toEqual({});
});

/** How many pixels of the window's height are covered by fixed and sticky elements. */
function covered(page: Page): Promise<number> {
	return page.evaluate(() => {
		const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
		return rows.filter((y) => {
			let element = document.elementFromPoint(window.innerWidth / 2, y);
			for (; element; element = element.parentElement) {
				if (/sticky|fixed/.test(getComputedStyle(element).position)) return true;
			}
			return false;
		}).length;
	});
}

test.describe('before a consent decision', () => {
	test.use({ consent: null, viewport: { width: 320, height: 256 } });

	test('at 400 % nothing covers more than a third of the window, and Tab soon leads to declining', async ({
		page,
	}) => {
		for (const screen of ['/de', '/products/aerolume']) {
			await page.goto(screen);
			const decline = page.getByRole('button', { name: words.decline });
			await expect(decline).toBeVisible();
			expect(await covered(page), screen).toBeLessThanOrEqual(256 / 3);
			// After the skip link and the choice in detail.
			for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Tab');
			await expect(decline).toBeFocused();
			await expect(decline).toBeInViewport({ ratio: 1 });
			await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
			expect(await covered(page), screen).toBeLessThanOrEqual(256 / 3);
		}
	});
});

/** Where each heading and picture of a page is, and how high the page is, in pixels. */
function places(page: Page): Promise<Record<string, string>> {
	return page.evaluate(() => {
		const found = [...document.querySelectorAll('h1, h2, h3, img, footer')].map(
			(element, index) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const name = element.textContent || element.getAttribute('alt');
				return [
					`${index} ${name?.slice(0, 60)}`,
					[left, top, width, height].map(Math.round).join(),
				];
			},
		);
		return Object.fromEntries([...found, ['page', String(document.body.scrollHeight)]]);
	});
}

test('a page has no layout shift, even if its pictures load late', async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Node }[] };
				const moved = sources.map(({ node }) =>
					(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120),
				);
				shifts.push(moved.join(' | '));
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/cart');
	await fill(page);
	// Without web fonts, which may load at any time.
	await page.route('**/*.woff2', () => undefined);
	for (const [width, screen] of [
		[360, '/de'],
		[360, '/aerolume'],
		[768, '/aerolume'],
		[1440, '/products/aerolume'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const pictures = await holdRequests(page, '**/cdn/shop/files/**');
		await page.goto(screen, { waitUntil: 'commit' });
		await expect(page.locator('header button[aria-describedby="cart-count"]')).toHaveText('2');
		const before = await places(page);
		expect(pictures.count()).toBeGreaterThan(0);
		pictures.release();
		// Not by scrolling through the page: Chromium sometimes stops painting after hundreds of jumps.
		await page.evaluate(async () => {
			for (const image of document.images) image.loading = 'eager';
			await Promise.all([...document.images].map((image) => image.decode()));
		});
		expect(await places(page), `${screen} at ${width} px`).toEqual(before);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
		expect(shifts, `${screen} at ${width} px`).toEqual([]);
		await page.unroute('**/cdn/shop/files/**');
	}
});

test('a product with a long title is as wide as the window', async ({ page }) => {
	for (const width of [768, 1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/products/metar-handbook?variant=${LONG_TITLE}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		const { scrollWidth, clientWidth } = await page.evaluate(() => ({
			scrollWidth: document.documentElement.scrollWidth,
			clientWidth: document.documentElement.clientWidth,
		}));
		expect(scrollWidth, String(width)).toBe(clientWidth);
	}
});
