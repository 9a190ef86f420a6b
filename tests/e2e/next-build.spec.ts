import type { Page } from '@playwright/test';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { test as base, expect, waitForHydration } from '../setup/fixtures';
import { writeNextBuild } from '../setup/next-build';
import { english as words } from './words';

const PRODUCT = '/en/products/aerolume';

interface Deployment {
	/** Replaces the running build with the next one, at the same origin and with the same demo shop. */
	deploy: () => Promise<void>;
}

/** Whether all requests that a page makes by itself have a response. They may begin after a pause. */
function ownRequestsCompleted(): boolean {
	const completed = performance.getEntriesByType('resource').map(({ name }) => name);
	return ['/api/session', '/api/market-offer'].every((path) =>
		completed.some((name) => name.endsWith(path)),
	);
}

const test = base.extend<Deployment>({
	deploy: async ({ context, storefront, platform, demo }, use) => {
		const { folder, remove } = writeNextBuild();
		let next: Edge | undefined;
		await use(async () => {
			// A request of theirs would be refused between the two builds.
			for (const tab of context.pages()) await tab.waitForFunction(ownRequestsCompleted);
			await storefront.close();
			const worker = demoShopEnvironment(demo.origin, storefront.origin);
			next = await startEdge({ port: platform.port, worker, distFolder: folder });
		});
		for (const tab of context.pages()) await tab.close();
		await next?.close();
		remove();
	},
	failures: async ({ failures }, use) => {
		// Missing files of the previous build, and the resulting errors of browser and Remix.
		failures.allow(/404/, /Refused to apply style/, /dynamically imported|loading route module/);
		await use(failures);
	},
});

test.use({ ownStorefront: true });

const cartLines = (page: Page) => page.getByRole('main').getByRole('article');
const cartButton = (page: Page) => page.getByRole('button', { name: words.cart, exact: true });

/** Adds the page's product and opens the cart page. The drawer's file no longer exists, so the page reloads. */
async function addToCart(page: Page): Promise<void> {
	const loaded = page.waitForEvent('load');
	await page.getByRole('button', { name: words.add }).click();
	await loaded;
	await expect(cartButton(page)).toHaveText('1');
	await page.goto('/en/cart');
}

test('pages of the previous build still work with the next one', async ({
	page,
	context,
	deploy,
}) => {
	const [link, form, restored] = [page, await context.newPage(), await context.newPage()];
	const product = await context.newPage();
	await link.goto('/en');
	await form.goto('/en/auth/recover');
	await form.getByRole('main').getByLabel('Email').fill('ada@aerolume.example');
	await restored.goto(PRODUCT);
	await restored.waitForFunction(ownRequestsCompleted);
	await restored.goto('/en/docs');
	await product.goto(PRODUCT);
	await deploy();

	await test.step('a link to a page with a missing script reloads once, and then opens it', async () => {
		await link.bringToFront();
		let loads = 0;
		link.on('load', () => {
			loads += 1;
		});
		const collections = link.getByRole('banner').getByRole('link', { name: 'Collections' });
		const reloaded = link.waitForEvent('load');
		await collections.click();
		await reloaded;
		await waitForHydration(link);
		await collections.click();
		await expect(link.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
		expect(loads).toBe(1);
	});
	await test.step('a form is handled', async () => {
		await form.bringToFront();
		await form.getByRole('button', { name: 'Request a link' }).click();
		await expect(form.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
	});
	await test.step('a page that the browser’s cache restores can add a product to the cart', async () => {
		await restored.bringToFront();
		await restored.goBack();
		await waitForHydration(restored);
		const bytes = await restored.evaluate(() =>
			performance.getEntriesByType('navigation').map((entry) => entry.toJSON().transferSize),
		);
		expect(bytes).toEqual([0]);
		await addToCart(restored);
		await expect(cartLines(restored)).toHaveCount(1);
		await restored.getByRole('button', { name: words.remove }).click();
		await expect(restored.getByText(words.empty)).toBeVisible();
	});
	await test.step('a page that stayed open can too, and reloads only after the cart is saved', async () => {
		await product.bringToFront();
		const newBuild = product.waitForResponse(/\/builds\/meta\//);
		await product.route('**/api/cart', async (route) => {
			await newBuild;
			await route.continue();
		});
		await addToCart(product);
		await expect(cartLines(product)).toHaveCount(1);
	});
});
