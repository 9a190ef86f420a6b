import type { Page } from '@playwright/test';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { test as base, expect, takenOver } from '../setup/fixtures';
import { writeNextBuild } from '../setup/next-build';
import { english as words } from './words';

const PRODUCT = '/en/products/aerolume';

interface Deployment {
	/** Replaces the running build with the next one, at the same origin and with the same demo shop. */
	deploy: () => Promise<void>;
}

const test = base.extend<Deployment, { nextBuild: string }>({
	nextBuild: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here.
		async ({}, use) => {
			const { folder, remove } = writeNextBuild();
			await use(folder);
			remove();
		},
		{ scope: 'worker' },
	],
	deploy: async ({ page, storefront, market, demo, nextBuild }, use) => {
		let next: Edge | undefined;
		await use(async () => {
			// A pending request would be refused between the two builds.
			await page.waitForLoadState('networkidle');
			await storefront.close();
			const worker = demoShopEnvironment(demo.origin, storefront.origin);
			next = await startEdge({ port: market.port, worker, distFolder: nextBuild });
		});
		await page.close();
		await next?.close();
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

test('a link to a page with a missing script reloads once, and then opens it', async ({
	page,
	deploy,
}) => {
	await page.goto('/en');
	await page.waitForLoadState('networkidle');
	await deploy();
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	const link = page.getByRole('banner').getByRole('link', { name: 'Collections' });
	const reloaded = page.waitForEvent('load');
	await link.click();
	await reloaded;
	await takenOver(page);
	await link.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
	expect(loads).toBe(1);
});

test('a page of the previous build can add a product to the cart', async ({ page, deploy }) => {
	await page.goto(PRODUCT);
	await deploy();
	await addToCart(page);
	await expect(cartLines(page)).toHaveCount(1);
});

test('a page of the previous build works after the browser’s cache restores it', async ({
	page,
	deploy,
}) => {
	await page.goto(PRODUCT);
	await page.waitForLoadState('networkidle');
	await page.goto('/en/docs');
	await deploy();
	await page.goBack();
	await takenOver(page);
	const bytes = await page.evaluate(() =>
		performance.getEntriesByType('navigation').map((entry) => entry.toJSON().transferSize),
	);
	expect(bytes).toEqual([0]);
	await addToCart(page);
	await expect(cartLines(page)).toHaveCount(1);
});

test('a form of the previous build is handled by the next', async ({ page, deploy }) => {
	await page.goto('/en/auth/recover');
	await page.getByRole('main').getByLabel('Email').fill('ada@aerolume.example');
	await deploy();
	await page.getByRole('button', { name: 'Request a link' }).click();
	await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});
