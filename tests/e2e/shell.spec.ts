import { violations } from '../setup/accessibility';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';

/** Adds `requestClose()`, which closes what is open as Android's back gesture does. */
const backGesture = `
	window.CloseWatcher = class extends CloseWatcher {
		constructor() {
			super();
			window.requestClose = () => this.requestClose();
		}
	};
`;

test('the drawer’s code is loaded on first use; it fits the window, closes on Escape, on a click outside and with a back gesture, and axe finds nothing in it', async ({
	page,
}) => {
	await page.addInitScript(backGesture);
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
	});
	const drawers = () => scripts.filter((path) => /\/(cart-drawer|drawer|mobile-menu)-/.test(path));
	await page.setViewportSize({ width: 1000, height: 500 });
	await page.goto('/en/products/frame-oak');
	const cart = page.getByRole('button', { name: 'Cart', exact: true });
	await expect(cart).toBeVisible();
	expect(scripts.length).toBeGreaterThan(3);
	expect(drawers()).toEqual([]);
	await cart.click();
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	const heading = page.getByRole('heading', { name: 'Your cart', exact: true });
	const panel = drawer.locator('div', { has: heading }).first();
	await expect(panel).toBeInViewport({ ratio: 0.99 });
	expect(drawers().length).toBeGreaterThan(1);
	const box = await panel.boundingBox();
	// 96 % of the window at most.
	expect(box?.height).toBeLessThanOrEqual(480);
	expect(box?.height).toBeGreaterThan(400);
	await page.keyboard.press('Escape');
	await expect(drawer).toHaveCount(0);
	await cart.click();
	await expect(panel).toBeInViewport({ ratio: 0.99 });
	await page.mouse.click(50, 250);
	await expect(drawer).toHaveCount(0);
	await cart.click();
	await expect(panel).toBeInViewport({ ratio: 0.99 });
	await page.evaluate('requestClose()');
	await expect(drawer).toHaveCount(0);

	await page.setViewportSize({ width: 1280, height: 720 });
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
	expect(await violations(page, '[role=dialog]')).toEqual([]);
	await page.goto('/en/cart');
	await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
	expect(await violations(page, 'main')).toEqual([]);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 320, height: 700 } });

	test('the menu opens in a drawer with all links, closes on each navigation, and returns the focus', async ({
		page,
	}) => {
		await page.goto('/en/faq');
		const header = page.getByRole('banner');
		await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
		await expect(header.getByRole('link', { name: 'Register' })).toBeHidden();
		const menu = page.getByRole('button', { name: 'Menu' });
		await menu.click();
		const drawer = page.getByRole('dialog', { name: 'Menu' });
		await expect(drawer.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
		await expect(drawer.getByRole('link', { name: 'Log in' })).toBeVisible();
		expect(await violations(page, '[role=dialog]')).toEqual([]);
		await expect(
			page.getByRole('button', { name: 'Menu', expanded: true, includeHidden: true }),
		).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(drawer).toHaveCount(0);
		await expect(menu).toBeFocused();
		await menu.click();
		await drawer.getByRole('button', { name: 'Close' }).click();
		await expect(drawer).toHaveCount(0);
		await menu.click();
		await drawer.getByRole('link', { name: 'Register' }).click();
		await expect(page).toHaveURL(/\/en\/auth\/register$/);
		await expect(drawer).toHaveCount(0);
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('the navigation is visible without a menu button', async ({ page }) => {
			await page.goto('/en/legal');
			await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
			const navigation = page.getByRole('navigation', { name: 'Main menu' });
			await navigation.getByRole('link', { name: 'Map', exact: true }).click();
			await expect(page).toHaveURL(/\/en\/aerolume$/);
		});
	});
});

test.describe('before a consent decision', () => {
	test.use({ consent: null });

	test('a dialog leaves nothing of the page beside it, and browsing and buying only set necessary cookies', async ({
		page,
		context,
	}) => {
		const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
		await page.goto('/en/products/frame-oak');
		const footer = page.getByRole('contentinfo');
		const bar = page.getByRole('region', { name: 'Cookies' });
		const dialog = page.getByRole('dialog');
		for (const name of ['Country and language', 'Cookie settings']) {
			await expect(bar).toBeVisible();
			await footer.getByRole('button', { name }).click();
			await expect(page.getByRole('dialog', { name })).toBeVisible();
			for (const role of ['banner', 'main', 'contentinfo'] as const) {
				await expect(page.getByRole(role), name).toHaveCount(0);
			}
			await expect(bar).toHaveCount(0);
			const outside = page.locator('a[href], button, input, select').filter({ visible: true });
			const reachable = outside.and(page.locator(':not([inert] *, [role=dialog] *)'));
			await expect(reachable).toHaveCount(0);
			await page.keyboard.press('Escape');
			await expect(dialog).toHaveCount(0);
		}
		expect(await cookies()).toEqual([]);
		await page.getByRole('button', { name: 'Add to cart' }).click();
		await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
		expect(await cookies()).toEqual(['session']);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: /Deutsch/ }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		expect(await cookies()).toEqual(['country', 'locale', 'session']);
	});
});

test('language, focus and title follow the visitor from page to page', async ({
	page,
	failures,
}) => {
	failures.allow(/404/);
	await test.step('the language switch opens the same page in the other language, and is stored', async () => {
		await page.goto(`/products/aerolume?variant=${variantIds.large}`);
		await page.getByRole('button', { name: /English/ }).click();
		await expect(page).toHaveURL(`/en/products/aerolume?variant=${variantIds.large}`);
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	});
	await test.step('the logo keeps the language, also after a client-side navigation', async () => {
		const logo = page.getByRole('banner').getByRole('link', { name: /Aerolume/ });
		await logo.first().click();
		await expect(page).toHaveURL(/\/en$/);
		await expect(page.getByText('from $', { exact: false }).first()).toBeVisible();
		await expect(page.getByText('€')).toHaveCount(0);
	});
	await test.step('the skip link moves to the content', async () => {
		await page.goto('/');
		await expect(page).toHaveURL(/\/en$/);
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.locator('main')).toBeFocused();
	});
	await test.step('a client-side navigation moves the focus to the content', async () => {
		const navigation = page.getByRole('navigation');
		await navigation.getByRole('link', { name: 'Map', exact: true }).first().click();
		await expect(page).toHaveURL(/\/en\/aerolume$/);
		await expect(page.locator('main')).toBeFocused();
		await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
	});
	await test.step('the error screen shows status, text and a link to the home page', async () => {
		await page.goto('/en/nothing/here');
		await expect(page.getByText('404 Not Found')).toBeVisible();
		await expect(page.getByText('Page not found: /en/nothing/here')).toBeVisible();
		await page.getByRole('link', { name: 'Back to the home page', exact: true }).click();
		await expect(page).toHaveURL(/\/en$/);
	});
});

test('a filter offers to try again in an outage, which works afterwards', async ({
	page,
	context,
	baseURL,
	demo,
	failures,
}) => {
	failures.allow(/503/);
	// A market of its own, so that nothing is cached from other tests.
	await context.addCookies([{ name: 'country', value: 'AT', url: baseURL ?? '' }]);
	await page.goto('/en/collections/posters');
	await demo.faults({ operation: 'Collection', kind: 'http500' });
	const filter = page.getByRole('complementary', { name: 'Filters' });
	await filter.getByRole('checkbox', { name: /^In stock/ }).check();
	await expect(page.getByText('503 Service Unavailable')).toBeVisible();
	await expect(page).toHaveURL(/\?filter\.available=true$/);
	await demo.faults();
	await page.getByRole('link', { name: 'Try again' }).click();
	await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
	await expect(filter.getByRole('checkbox', { name: /^In stock/ })).toBeChecked();
});

/** Texts of the footer's parts that overlap another. */
function overlapping(footer: Element): (string | null)[] {
	const parts = [...footer.querySelectorAll('a, button, h2, label')];
	const boxes = parts.map((part) => part.getBoundingClientRect());
	return parts
		.filter((_, at) =>
			boxes.some((box, other) => {
				const own = boxes[at];
				return (
					own &&
					other !== at &&
					own.left < box.right &&
					box.left < own.right &&
					own.top < box.bottom &&
					box.top < own.bottom
				);
			}),
		)
		.map((part) => part.textContent);
}

/** Links of one word that takes more than one line. */
function brokenWords(footer: Element): (string | null)[] {
	const links = [...footer.querySelectorAll('nav :is(a, button)')];
	return links
		.filter((link) => {
			const range = document.createRange();
			range.selectNodeContents(link);
			return !/[\s-]/.test(link.textContent ?? '') && range.getClientRects().length > 1;
		})
		.map((link) => link.textContent);
}

test('on phones the footer’s lists stand beside each other, without an overlap or a broken word', async ({
	page,
}) => {
	await page.goto('/faq');
	const footer = page.getByRole('contentinfo');
	for (const width of [320, 360, 390, 430, 640]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await footer.evaluate(overlapping), `${width} px`).toEqual([]);
		expect(await footer.evaluate(brokenWords), `${width} px`).toEqual([]);
	}
	await page.setViewportSize({ width: 360, height: 800 });
	const tops = ['Startseite', 'Flugwetter'].map(async (name) => {
		const box = await footer.getByRole('link', { name }).boundingBox();
		return box?.y;
	});
	const [first, second] = await Promise.all(tops);
	expect(first).toBe(second);
});

test('between tablet and desktop guests have a link to register, and the footer’s columns fit side by side', async ({
	page,
}) => {
	const header = page.getByRole('banner');
	for (const [path, register] of [
		['/de', 'Registrieren'],
		['/en', 'Register'],
	] as const) {
		await page.goto(path);
		for (const width of [1024, 1140, 1279, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(header.getByRole('link', { name: register })).toBeVisible();
			// One row.
			expect((await header.boundingBox())?.height, `${path}, ${width} px`).toBeLessThan(90);
			const overlaps = await page.getByRole('contentinfo').evaluate(overlapping);
			expect(overlaps, `${path}, ${width} px`).toEqual([]);
			const content = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(content, `${path}, ${width} px`).toBe(width);
		}
	}
});

test('a page whose messages cannot be loaded stays as the server rendered it, and says what failed', async ({
	page,
	failures,
}) => {
	failures.allow(/Failed loading locale/, /ERR_FAILED/);
	await page.route('**/locales/*.json*', (route) => route.abort());
	const failed = page.waitForEvent('pageerror');
	// It is never hydrated.
	await page.goto('/en/faq', { waitUntil: 'commit' });
	expect((await failed).message).toBe('Failed loading locale');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
	await expect(page).toHaveURL(/\/en\/collections$/);
});

test('where a part of a page opened by a link cannot be loaded, a link reloads the page', async ({
	page,
	failures,
}) => {
	failures.allow(/metar-section/, /ERR_FAILED/);
	await page.route(/\/metar-section-/, (route) => route.abort());
	await page.goto('/en/collections');
	await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
	const reload = page.getByRole('link', { name: 'Reload the page' });
	await expect(reload).toHaveCount(1);
	await reload.click();
	await expect(page.getByRole('heading', { name: /^From one line of/ })).toBeVisible();
	await expect(reload).toHaveCount(0);
});

test('where a dialog of the footer cannot be loaded, its page opens; where the menu cannot, the footer’s links have the focus', async ({
	page,
	failures,
}) => {
	failures.allow(/market-modal|consent-dialog|mobile-menu/, /ERR_FAILED/);
	await page.route(/\/(market-modal|consent-dialog|mobile-menu)-/, (route) => route.abort());
	for (const [name, path] of [
		['Country and language', '/en/market'],
		['Cookie settings', '/en/legal/privacy'],
	] as const) {
		await page.goto('/en/faq');
		await page.getByRole('contentinfo').getByRole('button', { name }).click();
		await expect(page).toHaveURL(new RegExp(`${path}$`));
	}
	await page.setViewportSize({ width: 390, height: 760 });
	await page.goto('/en/faq');
	await page.getByRole('button', { name: 'Menu' }).click();
	await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeFocused();
});
