import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../scripts/ports';
import { type Checkout, createCheckout } from '../setup/checkout';
import { queryStorefront } from '../setup/platform-cart';

/** Folders that the development server reads; the rest of the checkout may be links. */
const EDITED = ['app', 'demo-shop', 'locales', 'public', 'scripts', 'server.ts', 'vite.config.ts'];

// By the `Accept` header, the development server returns a style sheet as CSS or as a module.
test.use({ extraHTTPHeaders: {} });

let checkout: Checkout;

test.beforeAll(() => {
	checkout = createCheckout({ copied: EDITED });
});

test.afterAll(async () => {
	await checkout.stopAll();
	checkout.remove();
});

/** Replaces a text in a file. */
function edit(file: string, before: string, after: string): void {
	const path = join(checkout.folder, file);
	const text = readFileSync(path, 'utf8');
	expect(text).toContain(before);
	writeFileSync(path, text.replace(before, after));
}

/** Returns a function that waits until the page is connected to Vite: it misses edits while it reloads. */
function watchConnection(page: Page): () => Promise<void> {
	let isConnected = false;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) isConnected = false;
	});
	page.on('console', (message) => {
		if (message.text() === '[vite] connected.') isConnected = true;
	});
	return () => expect.poll(() => isConnected).toBe(true);
}

test('npm run dev serves the shop, updates the page after each edit, and keeps the demo shop’s state', async ({
	page,
}) => {
	test.slow();
	const [port, demoShopPort] = [await freePort(), await freePort()];
	const origin = `http://localhost:${port}`;
	const shop = checkout.start('scripts/dev.ts', {
		PORT: String(port),
		DEMO_SHOP_PORT: String(demoShopPort),
	});
	await shop.printed(`ready ${origin}\n`);

	// The page of all controls, which the build lacks.
	expect((await page.request.get(`${origin}/en/design-system`)).status()).toBe(200);

	const connected = watchConnection(page);
	await page.goto(`${origin}/en/products/frame-oak`);
	const cart = page.getByRole('button', { name: 'Cart', exact: true });
	await expect(cart).toBeVisible({ timeout: 30_000 });
	const demoShop = `http://localhost:${demoShopPort}`;
	const { cartCreate } = await queryStorefront<{ cartCreate: { cart: { id: string } } }>(
		demoShop,
		'mutation { cartCreate { cart { id } } }',
	);

	await connected();
	edit('app/styles/base.css', 'body {', 'body {\nletter-spacing: 3px;');
	await expect(page.locator('body')).toHaveCSS('letter-spacing', '3px');
	await connected();
	edit('app/ui/skip-link.tsx', '{label}', '{label} now');
	await expect(page.getByRole('link', { name: 'Skip to content now' })).toBeAttached();
	await connected();
	edit('locales/en/cart.json', '"Add to cart"', '"Put into the cart"');
	await expect(page.getByRole('button', { name: 'Put into the cart' })).toBeVisible();

	appendFileSync(join(checkout.folder, 'demo-shop/main.ts'), "console.log('a new demo shop');\n");
	await shop.printed('a new demo shop\n');
	const { id } = cartCreate.cart;
	const stored = () =>
		queryStorefront(demoShop, 'query ($id: ID!) { cart(id: $id) { id } }', { id });
	await expect.poll(() => stored().catch(String)).toEqual({ cart: { id } });
	shop.child.kill('SIGTERM');
	expect(await shop.ended).toBe(0);
});
