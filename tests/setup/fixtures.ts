import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { test as base, expect, type Page } from '@playwright/test';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { freePort } from '../../scripts/ports';
import { setup as checkBuild } from './check-build';
import { decideBefore } from './consent';
import { controlDemoShop, type DemoControl } from './demo-control';
import { createPageFailures, type PageFailures } from './page-failures';

/** A running storefront and its settings. */
interface Running {
	edge: Edge;
	settings: string;
}

interface WorkerFixtures {
	/** Number of generated prints besides the demo shop's catalogue; set by `test.use` for a file. */
	catalogueSize: number;
	/**
	 * One demo shop in memory per worker, since tests change its state, and the port of the storefront beside it.
	 * Playwright's `webServer` would be one for all workers.
	 */
	platform: { shop: DemoShop; port: number };
	/** The storefront of the previous test. */
	former: { running?: Running };
}

interface TestFixtures {
	/** Settings of the storefront besides those of the demo shop. */
	settings: Record<string, string>;
	/** Whether a test needs a storefront with empty caches, because it breaks the platform's responses for a page. */
	ownStorefront: boolean;
	/** Consent entries that the visitor has allowed before the test; `null`: no decision yet, so the banner is shown. */
	consent: readonly string[] | null;
	/** The production build in workerd. Tests with the same settings share one, with its cached pages. */
	storefront: Edge;
	/** The demo shop, reset before each test. */
	demo: DemoControl;
	/** Fails the test for unexpected errors in the browser; `failures.allow(/…/)` allows expected ones. */
	failures: PageFailures;
}

/** Waits for hydration: earlier actions work as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.waitForFunction(
		() =>
			!document.querySelector('link[data-messages]') ||
			performance.getEntriesByName('hydrated').length > 0,
	);
}

/** Lets `goto` and `reload` wait for hydration, unless they only wait for the first byte. */
function awaitHydration(page: Page): void {
	const goto = page.goto.bind(page);
	page.goto = async (url, options) => {
		const response = await goto(url, options);
		if (options?.waitUntil !== 'commit') await waitForHydration(page);
		return response;
	};
	const reload = page.reload.bind(page);
	page.reload = async (options) => {
		const response = await reload(options);
		if (options?.waitUntil !== 'commit') await waitForHydration(page);
		return response;
	};
}

function keepMarks(page: Page): void {
	const install = page.clock.install.bind(page.clock);
	page.clock.install = async (options) => {
		await install(options);
		await page.addInitScript(recordMarks);
	};
}

/** Playwright's clock replaces `performance` by one that drops all marks. */
function recordMarks(): void {
	const marks: PerformanceMark[] = [];
	performance.mark = (name, options) => {
		const mark = new PerformanceMark(name, options);
		marks.push(mark);
		return mark;
	};
	performance.getEntriesByName = (name) => marks.filter((mark) => mark.name === name);
}

/** Playwright's `test` with a storefront and its demo shop; unexpected browser errors fail the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	catalogueSize: [0, { option: true, scope: 'worker' }],
	platform: [
		async ({ catalogueSize }, use) => {
			checkBuild();
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
	former: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here.
		async ({}, use) => {
			const former: WorkerFixtures['former'] = {};
			await use(former);
			await former.running?.edge.close();
		},
		{ scope: 'worker' },
	],
	demo: async ({ platform }, use) => {
		const demo = controlDemoShop(platform.shop.origin);
		await demo.reset();
		await use(demo);
	},
	settings: [{}, { option: true }],
	ownStorefront: [false, { option: true }],
	storefront: async ({ platform, demo, settings, ownStorefront, former }, use, testInfo) => {
		const site = `http://localhost:${platform.port}`;
		const worker = { ...demoShopEnvironment(demo.origin, site), ...settings };
		const wanted = JSON.stringify(settings);
		if (former.running && (ownStorefront || former.running.settings !== wanted)) {
			// The next storefront uses the same port.
			await former.running.edge.close();
			former.running = undefined;
		}
		former.running ??= { edge: await startEdge({ port: platform.port, worker }), settings: wanted };
		const { edge } = former.running;
		await use(edge);
		if (ownStorefront) {
			former.running = undefined;
			await edge.close();
		}
		if (testInfo.status !== testInfo.expectedStatus) {
			await testInfo.attach('storefront.log', { body: edge.output().join('\n') });
		}
	},
	baseURL: async ({ storefront }, use) => use(storefront.origin),
	// Declined: most tests are not about the banner.
	consent: [['functional'], { option: true }],
	context: async ({ context, storefront, consent, javaScriptEnabled }, use) => {
		if (consent) await decideBefore(context, storefront.origin, consent);
		context.on('page', (page) => {
			keepMarks(page);
			if (javaScriptEnabled !== false) awaitHydration(page);
		});
		await use(context);
		// A handler of `page.route` may still wait for a response.
		await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
	},
	failures: [
		async ({ context, storefront, demo }, use) => {
			const hosts = [storefront.origin, demo.origin].map((origin) => new URL(origin).host);
			const failures = createPageFailures(hosts);
			failures.watch(context);
			await use(failures);
			expect(await failures.unexpected()).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
