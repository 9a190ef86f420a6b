import { expect, test } from '../setup/fixtures';

test('the code of drawers and dialogs is loaded on first use', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
	});
	const drawers = () => scripts.filter((path) => /\/(cart-drawer|drawer|mobile-menu)-/.test(path));
	await page.goto('/en/products/aerolume');
	const cart = page.getByRole('button', { name: 'Cart', exact: true });
	await expect(cart).toBeVisible();
	expect(scripts.length).toBeGreaterThan(3);
	expect(drawers()).toEqual([]);
	await cart.click();
	await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
	expect(drawers().length).toBeGreaterThan(1);
});

test('a drawer is at most 96 % of the window high, and closes on Escape and on a click outside', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1000, height: 500 });
	await page.goto('/en');
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	const cart = page.getByRole('button', { name: 'Cart', exact: true });
	await cart.click();
	const panel = drawer
		.getByRole('heading', { name: 'Your cart', exact: true })
		.locator('xpath=../..');
	await expect(panel).toBeInViewport({ ratio: 0.99 });
	const box = await panel.boundingBox();
	expect(box?.height).toBeLessThanOrEqual(480);
	expect(box?.height).toBeGreaterThan(400);
	await page.keyboard.press('Escape');
	await expect(drawer).toHaveCount(0);
	await cart.click();
	await expect(panel).toBeInViewport({ ratio: 0.99 });
	await page.mouse.click(50, 250);
	await expect(drawer).toHaveCount(0);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 700 } });

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('the navigation is visible, and there is no menu button', async ({ page }) => {
			await page.goto('/en');
			const navigation = page.getByRole('navigation', { name: 'Main menu' });
			await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
			await navigation.getByRole('link', { name: 'Map', exact: true }).click();
			await expect(page).toHaveURL(/\/en\/aerolume$/);
		});
	});
});

test.describe('without a consent decision', () => {
	test.use({ consent: null });

	test('browsing and buying only set necessary cookies', async ({ page, context }) => {
		const names = async () => (await context.cookies()).map(({ name }) => name).sort();
		await page.goto('/');
		await page.goto('/en/products/aerolume');
		await page.goto('/en/cart');
		expect(await names()).toEqual([]);
		await page.goto('/en/products/aerolume');
		await page.getByRole('button', { name: 'Add to cart' }).click();
		await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
		expect(await names()).toEqual(['session']);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: /Deutsch/ }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		expect(await names()).toEqual(['locale', 'session']);
	});
});

test('an error in the browser shows the error screen with a link to the home page', async ({
	page,
	failures,
}) => {
	failures.allow(/^console: SyntaxError/, /^page error: Unable to decode turbo-stream/);
	await page.goto('/de');
	await page.route('**/de/aerolume.data*', (route) =>
		route.fulfill({ status: 200, contentType: 'text/x-script', body: '[garbage' }),
	);
	await page
		.getByRole('navigation', { name: 'Hauptmenü' })
		.getByRole('link', { name: 'Karte', exact: true })
		.click();
	await expect(
		page.getByRole('heading', { name: 'Fehler aufgetreten', exact: true }),
	).toBeVisible();
	await expect(
		page.getByText('Es ist ein Fehler aufgetreten. Bitte versuche es später erneut', {
			exact: true,
		}),
	).toBeVisible();
	await expect(page).toHaveTitle('Fehler aufgetreten - Aerolume');
	await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
	await expect(page).toHaveURL(/\/de$/);
	await expect(page.getByRole('heading', { name: 'Fehler aufgetreten', exact: true })).toHaveCount(
		0,
	);
});
