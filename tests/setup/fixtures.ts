import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { test as base, expect, type Page } from '@playwright/test';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { freePort } from '../../scripts/ports';
import { decideBefore } from './consent';
import { controlDemoShop, type DemoControl } from './demo-control';
import { createPageProblems, type PageProblems } from './page-problems';
import { setup as warnOfOldBuild } from './warn-of-old-build';

interface WorkerFixtures {
	/** So many generated prints beside the demo shop's catalogue; `test.use` sets it for a file. */
	catalogueSize: number;
	/** One demo shop in memory per worker, and the port of the storefront beside it. */
	market: { shop: DemoShop; port: number };
	/** The storefront that `shared` tests hand on. */
	handedOn: { edge?: Edge };
}

interface TestFixtures {
	/** Settings of the storefront beside those of the demo shop. */
	settings: Record<string, string>;
	/**
	 * Whether the tests of a file hand their storefront on, with the pages and answers that it keeps: for those
	 * that only look at the shop as it is every day. Faults and settings are refused there.
	 */
	shared: boolean;
	/** Entries that the visitor has allowed before the test; `null`: there is no decision yet, and the bar asks. */
	consent: readonly string[] | null;
	/** The production build in workerd; unless `shared`, new for each test: no page or answer is kept from another. */
	storefront: Edge;
	/** The demo shop, as on its first day when a test begins. */
	demo: DemoControl;
	/** Fails the test for what goes wrong in the browser unexpectedly; `trouble.allow(/…/)` expects it. */
	trouble: PageProblems;
}

/** A page whose script cannot be had stays as the server sent it. */
const LONGEST_HYDRATION_MS = 5000;

/** Waits until React has taken over: what is done before does what it does without JavaScript. */
export async function takenOver(page: Page): Promise<void> {
	const isTakenOver = () =>
		!document.querySelector('link[data-messages]') ||
		performance.getEntriesByName('hydrated').length > 0;
	await page
		.waitForFunction(isTakenOver, undefined, { timeout: LONGEST_HYDRATION_MS })
		.catch(() => undefined);
}

async function refuseInShared(): Promise<never> {
	throw new Error('A test with faults, stock or settings of its own is not `shared`.');
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
	handedOn: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here.
		async ({}, use) => {
			const handedOn: { edge?: Edge } = {};
			await use(handedOn);
			await handedOn.edge?.close();
		},
		{ scope: 'worker' },
	],
	demo: async ({ market, shared }, use) => {
		const demo = controlDemoShop(market.shop.origin);
		await demo.reset();
		await use(shared ? { ...demo, faults: refuseInShared, setStock: refuseInShared } : demo);
	},
	settings: [{}, { option: true }],
	shared: [false, { option: true }],
	storefront: async ({ market, demo, settings, shared, handedOn }, use, testInfo) => {
		if (shared && Object.keys(settings).length > 0) await refuseInShared();
		const site = `http://localhost:${market.port}`;
		const worker = { ...demoShopEnvironment(demo.origin, site), ...settings };
		// Both kinds take the same port, one after the other.
		const former = handedOn.edge;
		handedOn.edge = undefined;
		if (!shared) await former?.close();
		const edge = (shared && former) || (await startEdge({ port: market.port, worker }));
		await use(edge);
		if (shared) handedOn.edge = edge;
		else await edge.close();
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
			const trouble = createPageProblems(hosts);
			trouble.watch(context);
			await use(trouble);
			expect(await trouble.unexpected()).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
