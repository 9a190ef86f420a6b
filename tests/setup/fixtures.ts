import { test as base, expect, type Page } from '@playwright/test';
import { type DemoShop, startDemoShop } from '../../demo-shop/server';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { freePort } from '../../scripts/ports';
import { decideBefore } from './consent';
import { controlDemoShop, type DemoControl } from './demo-control';
import { createPageTrouble, type PageTrouble } from './page-trouble';
import { setup as warnOfOldBuild } from './warn-of-old-build';

interface WorkerFixtures {
	/** So many generated prints beside the demo shop's catalogue; `test.use` sets it for a file. */
	catalogueSize: number;
	/** One demo shop in memory per worker, and the port of the storefront beside it. */
	market: { shop: DemoShop; port: number };
}

interface TestFixtures {
	/** Settings of the storefront beside those of the demo shop. */
	settings: Record<string, string>;
	/** Entries that the visitor has allowed before the test; `null`: there is no decision yet, and the bar asks. */
	consent: readonly string[] | null;
	/** The production build in workerd, new for each test: no page or answer is kept from another. */
	storefront: Edge;
	/** The demo shop, as on its first day when a test begins. */
	demo: DemoControl;
	/** Fails the test for what goes wrong in the browser unexpectedly; `trouble.allow(/…/)` expects it. */
	trouble: PageTrouble;
}

/** A page whose script cannot be had stays as the server sent it. */
const LONGEST_HYDRATION_MS = 5000;

/** Waits until React has taken over: what is done before does what it does without JavaScript. */
async function takenOver(page: Page): Promise<void> {
	const isTakenOver = () =>
		!document.querySelector('link[data-messages]') ||
		Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$'));
	await page
		.waitForFunction(isTakenOver, undefined, { timeout: LONGEST_HYDRATION_MS })
		.catch(() => undefined);
}

/** Playwright's `test` with a storefront, its demo shop, and no tolerance for stray errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	catalogueSize: [0, { option: true, scope: 'worker' }],
	market: [
		async ({ catalogueSize }, use) => {
			warnOfOldBuild();
			const port = await freePort();
			const shop = await startDemoShop({
				port: 0,
				siteUrl: `http://localhost:${port}`,
				catalogueSize,
			});
			await use({ shop, port });
			await shop.close();
		},
		{ scope: 'worker' },
	],
	demo: async ({ market }, use) => {
		const demo = controlDemoShop(market.shop.origin);
		await demo.reset();
		await use(demo);
	},
	settings: [{}, { option: true }],
	storefront: async ({ market, demo, settings }, use, testInfo) => {
		const site = `http://localhost:${market.port}`;
		const worker = { ...demoShopEnvironment(demo.origin, site), ...settings };
		const edge = await startEdge({ port: market.port, worker });
		await use(edge);
		await edge.close();
		if (testInfo.status !== testInfo.expectedStatus) {
			await testInfo.attach('storefront.log', { body: edge.output().join('\n') });
		}
	},
	baseURL: async ({ storefront }, use) => use(storefront.origin),
	// Declined: most tests are about something else than the bar.
	consent: [['functional'], { option: true }],
	context: async ({ context, storefront, consent }, use) => {
		if (consent) await decideBefore(context, storefront.origin, consent);
		await use(context);
	},
	page: async ({ page, javaScriptEnabled }, use) => {
		const goto = page.goto.bind(page);
		page.goto = async (url, options) => {
			const response = await goto(url, options);
			if (javaScriptEnabled !== false) await takenOver(page);
			return response;
		};
		await use(page);
	},
	trouble: [
		async ({ context, storefront, demo }, use) => {
			const hosts = [storefront.origin, demo.origin].map((origin) => new URL(origin).host);
			const trouble = createPageTrouble(hosts);
			trouble.watch(context);
			await use(trouble);
			expect(await trouble.unexpected()).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
