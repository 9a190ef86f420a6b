import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { layOutWhole } from '../setup/whole-page';
import { english, german, type Words } from './words';

test.use({ shared: true });

const SCREENS = [
	...['/', '/aerolume', '/products/aerolume', '/products/gift-card', '/products/metar-handbook'],
	...['/weather/germany', '/cart', '/nope'],
];

/** The Alps in oak, of which one is left, and a title that fills lines. */
const LAST_ONE = '44000000000008';
const LONG_TITLE = '44000000000251';

/** Texts that stand out of the window to a side, or are cut off, though nobody can scroll to them. */
async function lost(page: Page): Promise<string[]> {
	await layOutWhole(page);
	return page.evaluate(() => {
		const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
			// What is read but not seen is one pixel large.
			const { width, height } = element.getBoundingClientRect();
			return width > 1 && height > 1 && element.innerText?.trim();
		});
		const cutOff = texts.filter((element) => {
			const { overflowX, textOverflow } = getComputedStyle(element);
			const clips = /hidden|clip/.test(overflowX) || textOverflow === 'ellipsis';
			return clips && element.scrollWidth > element.clientWidth + 1;
		});
		const outside = texts.filter((element) => {
			const { left, right } = element.getBoundingClientRect();
			return right > window.innerWidth + 1 || left < -1;
		});
		const named = (what: string) => (element: HTMLElement) =>
			`${what}: ${element.outerHTML.slice(0, 90)} ${element.innerText.slice(0, 40)}`;
		const { scrollWidth } = document.documentElement;
		return [
			...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
			...cutOff.map(named('cut off')),
			...outside.map(named('outside')),
		];
	});
}

async function fill(page: Page, { prefix }: Words): Promise<void> {
	for (const variantId of [LAST_ONE, LONG_TITLE]) {
		const answer = await page.request.post(`${prefix}/api/cart`, {
			form: { intent: 'add', variantId },
			headers: { Origin: new URL(page.url()).origin },
		});
		expect(answer.ok()).toBe(true);
	}
}

/** What is lost on every screen as it opens, then on a filled cart with a notice, and in its drawer. */
async function lostAnywhere(page: Page, words: Words, prepare?: () => Promise<void>) {
	const found: Record<string, string[]> = {};
	const look = async (where: string) => {
		const here = await lost(page);
		if (here.length > 0) found[where] = here;
	};
	for (const screen of SCREENS) {
		await page.goto(screen === '/' ? words.prefix || '/de' : `${words.prefix}${screen}`);
		await prepare?.();
		await look(screen);
	}
	await fill(page, words);
	await page.goto(`${words.prefix}/cart`);
	await prepare?.();
	const cart = page.getByRole('button', { name: words.cart, exact: true });
	await expect(cart).toBeVisible();
	const line = page.getByRole('main').getByRole('article').filter({ hasText: words.alps });
	await line.getByRole('button', { name: words.increase }).click();
	await expect(line.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
	await look('the filled cart');
	await cart.click();
	const drawer = page.getByRole('dialog', { name: words.yourCart });
	const checkout = drawer.getByRole('link', { name: words.checkout, exact: true });
	await checkout.scrollIntoViewIfNeeded();
	await expect(checkout).toBeInViewport({ ratio: 1 });
	await drawer.evaluate(async (element) => {
		await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
	});
	await look('the drawer');
	return found;
}

const ZOOMED = [
	{ name: '200 %', words: german, width: 640, height: 360 },
	{ name: '400 %', words: german, width: 320, height: 256 },
	{ name: '400 %', words: english, width: 320, height: 256 },
];

for (const { name, words, width, height } of ZOOMED) {
	test(`at ${name} in ${words.locale} nothing is lost and nothing scrolls sideways`, async ({
		page,
		trouble,
	}) => {
		trouble.allow(/404/);
		await page.setViewportSize({ width, height });
		expect(await lostAnywhere(page, words)).toEqual({});
	});
}

test('at 400 % what stays in view leaves the rest half of the window', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	for (const screen of ['/', '/aerolume', '/products/aerolume']) {
		await page.goto(screen === '/' ? '/de' : screen);
		await page.getByRole('contentinfo').evaluate(() => window.scrollTo({ top: 400 }));
		const covered = await page.evaluate(() => {
			const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
			return rows.filter((y) => {
				let element = document.elementFromPoint(window.innerWidth / 2, y);
				for (; element; element = element.parentElement) {
					if (/sticky|fixed/.test(getComputedStyle(element).position)) return true;
				}
				return false;
			}).length;
		});
		expect(covered, screen).toBeLessThanOrEqual(128);
	}
});

for (const { words, width } of [
	{ words: german, width: 1280 },
	{ words: english, width: 768 },
]) {
	test(`with letters twice as large in ${words.locale} nothing is lost at ${width} px`, async ({
		page,
		trouble,
	}) => {
		trouble.allow(/404/);
		await page.setViewportSize({ width, height: 800 });
		const browser = await page.context().newCDPSession(page);
		await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
		const found = await lostAnywhere(page, words, async () => {
			await expect(page.locator('html')).toHaveCSS('font-size', '32px');
		});
		expect(found).toEqual({});
	});
}

test('with the spacing of text that readers may set nothing is lost', async ({ page, trouble }) => {
	trouble.allow(/404/);
	await page.setViewportSize({ width: 360, height: 740 });
	const found = await lostAnywhere(page, german, () =>
		page.evaluate(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(
				'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
			);
			document.adoptedStyleSheets = [sheet];
		}),
	);
	expect(found).toEqual({});
});

test('nothing shifts while a page fills, however late its pictures come', async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Node }[] };
				shifts.push(sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '));
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/en/cart');
	await fill(page, english);
	// The letters stay the same throughout: when they come is another matter.
	await page.route('**/*.woff2', () => undefined);
	for (const [width, screen] of [
		[360, '/de'],
		[360, '/en/aerolume'],
		[1440, '/en'],
		[1440, '/products/aerolume'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		let release = () => {};
		const late = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/cdn/shop/files/**', async (route) => {
			await late;
			await route.continue();
		});
		await page.goto(screen, { waitUntil: 'commit' });
		await expect(page.locator('header button[aria-describedby="cart-count"]')).toHaveText('2');
		release();
		await page.evaluate(async () => {
			for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
				window.scrollTo({ top, behavior: 'instant' });
				await new Promise(requestAnimationFrame);
			}
			for (const image of document.images) image.loading = 'eager';
			await Promise.all([...document.images].map((image) => image.decode()));
			await new Promise(requestAnimationFrame);
		});
		const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
		expect(shifts, `${screen} at ${width} px`).toEqual([]);
		await page.unroute('**/cdn/shop/files/**');
	}
});
