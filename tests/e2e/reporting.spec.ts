import type { Page } from '@playwright/test';
import { type Collector, startCollector } from '../setup/collector';
import { test as base, expect } from '../setup/fixtures';
import { holdRequests } from '../setup/hold-requests';

const test = base.extend<{ collector: Collector }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
	collector: async ({}, use) => {
		const collector = await startCollector();
		await use(collector);
		await collector.close();
	},
	settings: ({ collector }, use) => use({ PUBLIC_ERROR_REPORTING_DSN: collector.dsn }),
});

/** Files of the code that reports errors. */
const REPORTING_CODE = /\/assets\/report-errors-/;

/** Pages whose errors browsers have reported. */
const byBrowser = ({ reports: all }: Collector) =>
	all.flatMap(({ event }) => (event.tags.runtime === 'browser' ? [event.transaction] : []));

function throwAfterwards(page: Page): Promise<void> {
	return page.evaluate(() => {
		setTimeout(() => {
			throw new Error('thrown afterwards');
		});
	});
}

test('errors during hydration, of an error screen and afterwards are reported once, those of the server by the server', async ({
	page,
	demo,
	collector,
	failures,
}) => {
	failures.allow(/Minified React error/, /SyntaxError/, /turbo-stream/, /status of 50/);
	failures.allow(/thrown afterwards/);
	await test.step('an error on the server is only reported by the server', async () => {
		await demo.faults({ operation: 'MapProduct', kind: 'malformed' });
		await page.goto('/en/products/aerolume');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		const code = page.waitForRequest(REPORTING_CODE);
		await throwAfterwards(page);
		await code;
		await expect.poll(() => byBrowser(collector)).toHaveLength(1);
		await demo.faults();
	});
	await test.step('the error of an error screen is reported from where it was thrown', async () => {
		await page.goto('/en/faq');
		await page.route('**/en/collections.data*', (route) => route.fulfill({ body: 'nonsense' }));
		await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
		await expect(page.getByText('500 Internal Server Error')).toBeVisible();
		await expect(page).toHaveTitle('Something went wrong - Aerolume');
		await expect.poll(() => byBrowser(collector).slice(1)).toEqual(['/en/collections']);
		await page.getByRole('link', { name: 'Back to the home page', exact: true }).click();
		await expect(page.getByText('500 Internal Server Error')).toHaveCount(0);
	});
	await test.step('an error during hydration is reported', async () => {
		await page.route('**/en/legal/terms', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(/<h1([^>]*)>[^<]+/, '<h1$1>Something else');
			await route.fulfill({ response, body });
		});
		await page.goto('/en/legal/terms');
		await expect.poll(() => byBrowser(collector)).toContain('/en/legal/terms');
		const reports = collector.reports.filter(
			({ event }) => event.transaction === '/en/legal/terms',
		);
		expect(reports[0]?.body).toContain('Minified React error');
	});
});

test('a page’s first request has its trace, even if the tracing code comes late', async ({
	page,
}) => {
	const code = await holdRequests(page, '**/assets/trace-requests-*');
	const session = page.waitForRequest('**/en/api/session');
	await page.goto('/en/faq', { waitUntil: 'commit' });
	await expect.poll(code.count).toBe(1);
	code.release();
	expect((await session).headers().traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

test.describe('without a collector', () => {
	test.use({ settings: {} });

	test('no reporting code is loaded, even after an error', async ({ page, failures }) => {
		failures.allow(/thrown afterwards/);
		const reporting: string[] = [];
		page.on('request', (request) => {
			if (REPORTING_CODE.test(request.url())) reporting.push(request.url());
		});
		await page.goto('/en/faq');
		const thrown = page.waitForEvent('pageerror');
		await throwAfterwards(page);
		await thrown;
		// A file of an error listener would have been requested before this one.
		await page.evaluate(() => fetch('/robots.txt'));
		expect(reporting).toEqual([]);
	});
});
