import { type Collector, startCollector } from '../setup/collector';
import { test as base, expect } from '../setup/fixtures';

const test = base.extend<{ collector: Collector }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
	collector: async ({}, use) => {
		const collector = await startCollector();
		await use(collector);
		await collector.close();
	},
	settings: ({ collector }, use) => use({ PUBLIC_ERROR_REPORTING_DSN: collector.dsn }),
});

const reported = ({ reports: all }: Collector) =>
	all.map(({ event }) => [event.tags.runtime, event.transaction]);

test('an error during hydration is reported', async ({ page, collector, failures }) => {
	failures.allow(/Minified React error/);
	await page.route('**/en/faq', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(/<h1([^>]*)>[^<]+/, '<h1$1>Something else');
		await route.fulfill({ response, body });
	});
	await page.goto('/en/faq');
	await expect.poll(() => reported(collector)).toContainEqual(['browser', '/en/faq']);
	expect(collector.reports[0]?.body).toContain('Minified React error');
});

test('the error of an error screen is reported from where it was thrown', async ({
	page,
	collector,
	failures,
}) => {
	failures.allow(/SyntaxError/, /turbo-stream/);
	await page.goto('/en');
	await page.route('**/en/collections.data*', (route) => route.fulfill({ body: 'nonsense' }));
	await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
	await expect(page.getByText('500 Internal Server Error')).toBeVisible();
	await expect.poll(() => reported(collector)).toEqual([['browser', '/en/collections']]);
});

test('an error on the server is only reported by the server', async ({
	page,
	demo,
	collector,
	failures,
}) => {
	failures.allow(/status of 50/);
	await demo.faults({ operation: 'Product', kind: 'malformed' });
	await page.goto('/en/products/aerolume');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.evaluate(() => {
		setTimeout(() => {
			throw new Error('thrown afterwards');
		});
	});
	failures.allow(/thrown afterwards/);
	await expect.poll(() => reported(collector).map(([where]) => where)).toContain('browser');
	expect(collector.reports.filter(({ event }) => event.tags.runtime === 'browser')).toHaveLength(1);
});

test.describe('without a collector', () => {
	test.use({ settings: {} });

	test('no reporting code is loaded, even after an error', async ({ page, failures }) => {
		failures.allow(/thrown afterwards/);
		await page.goto('/en/faq');
		// The page's own requests have ended before.
		await page.waitForLoadState('networkidle');
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		const thrown = page.waitForEvent('pageerror');
		await page.evaluate(() => {
			setTimeout(() => {
				throw new Error('thrown afterwards');
			});
		});
		await thrown;
		// A file of an error listener would have been requested before this one.
		await page.evaluate(() => fetch('/robots.txt'));
		expect(asked.map((url) => new URL(url).pathname)).toEqual(['/robots.txt']);
	});
});
