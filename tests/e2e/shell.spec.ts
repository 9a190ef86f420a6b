import { violations } from '../setup/accessibility';
import { variantIds } from '../setup/catalogue';
import { expect, test } from '../setup/fixtures';

test('axe finds nothing in the cart drawer and on the full cart page', async ({ page }) => {
	await page.goto('/en/products/aerolume');
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

	test('the menu opens in a drawer, closes on each navigation, and returns the focus', async ({
		page,
	}) => {
		await page.goto('/en');
		const menu = page.getByRole('button', { name: 'Menu' });
		await menu.click();
		const drawer = page.getByRole('dialog', { name: 'Menu' });
		await expect(drawer.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
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
		await drawer.getByRole('link', { name: 'Map', exact: true }).click();
		await expect(page).toHaveURL(/\/en\/aerolume$/);
		await expect(drawer).toHaveCount(0);
	});
});

test.describe('before a consent decision', () => {
	test.use({ consent: null });

	test('a dialog leaves nothing of the page beside it, and neither does the next one', async ({
		page,
	}) => {
		await page.goto('/en');
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
	});
});

test('the language switch opens the same page in the other language, and is stored', async ({
	page,
}) => {
	await page.goto(`/products/aerolume?variant=${variantIds.large}`);
	await page.getByRole('button', { name: /English/ }).click();
	await expect(page).toHaveURL(`/en/products/aerolume?variant=${variantIds.large}`);
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await page.goto('/');
	await expect(page).toHaveURL(/\/en$/);
	await page.getByRole('button', { name: /Deutsch/ }).click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the language switch works, and the navigation is visible', async ({ page }) => {
		await page.goto('/de/aerolume');
		await page.getByRole('button', { name: /English/ }).click();
		await expect(page).toHaveURL(/\/en\/aerolume$/);
		await expect(
			page.getByRole('navigation').getByRole('link', { name: 'Map', exact: true }).first(),
		).toBeVisible();
	});
});

test('the logo keeps the language, also after a client-side navigation', async ({ page }) => {
	await page.goto('/en/products/aerolume');
	await page
		.getByRole('banner')
		.getByRole('link', { name: /Aerolume/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/en$/);
	await expect(page.getByText('from $', { exact: false }).first()).toBeVisible();
	await expect(page.getByText('€')).toHaveCount(0);
});

test('the skip link moves to the content', async ({ page }) => {
	await page.goto('/en');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('a client-side navigation announces the title and moves the focus to the content', async ({
	page,
}) => {
	await page.goto('/en');
	await page
		.getByRole('navigation')
		.getByRole('link', { name: 'Map', exact: true })
		.first()
		.click();
	await expect(page).toHaveURL(/\/en\/aerolume$/);
	await expect(page.locator('main')).toBeFocused();
	await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
});

test('the error screen shows status, text and a link to the home page', async ({
	page,
	failures,
}) => {
	failures.allow(/404/);
	await page.goto('/en/nothing/here');
	await expect(page.getByText('404 Not Found')).toBeVisible();
	await expect(page.getByText('Page not found: /en/nothing/here')).toBeVisible();
	await page.getByRole('link', { name: 'Back to the home page', exact: true }).click();
	await expect(page).toHaveURL(/\/en$/);
});

test.describe('in an outage', () => {
	test.use({ ownStorefront: true });

	test('a page offers to try again, which works after the outage', async ({
		page,
		demo,
		failures,
	}) => {
		failures.allow(/503/);
		await demo.faults({ operation: '*', kind: 'http500' });
		await page.goto('/en/products/poster-usa');
		await expect(page.getByText('503 Service Unavailable')).toBeVisible();
		await demo.faults();
		await page.getByRole('link', { name: 'Try again' }).click();
		await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
	});
});

test('between tablet and desktop guests have a link to register, and the footer’s columns do not overlap', async ({
	page,
}) => {
	for (const [path, register] of [
		['/de', 'Registrieren'],
		['/en', 'Register'],
	] as const) {
		await page.goto(path);
		const header = page.getByRole('banner');
		for (const width of [1024, 1279, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(header.getByRole('link', { name: register })).toBeVisible();
			// One row.
			expect((await header.boundingBox())?.height, `${path} ${width}`).toBeLessThan(90);
			const overlaps = await page.getByRole('contentinfo').evaluate((footer) => {
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
			});
			expect(overlaps, `${path} ${width}`).toEqual([]);
		}
	}
});
