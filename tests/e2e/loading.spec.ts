import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';

test.use({ shared: true });

/** Names of what the page asks for, in that order, without their parameters. */
function watchRequests(page: Page): string[] {
	const names: string[] = [];
	page.on('request', (request) => {
		names.push(new URL(request.url()).pathname);
	});
	return names;
}

const isAlive = (page: Page) =>
	page.evaluate(() =>
		Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$')),
	);

for (const path of ['/en', '/en/aerolume', '/en/products/aerolume', '/en/docs']) {
	test(`${path} asks for its scripts once it is painted`, async ({ page }) => {
		await page.goto(path);
		await expect.poll(() => isAlive(page)).toBe(true);
		const { first, painted } = await page.evaluate(() => ({
			first: Math.min(
				...performance
					.getEntriesByType('resource')
					.filter(({ name }) => name.endsWith('.js'))
					.map(({ startTime }) => startTime),
			),
			painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
		}));
		// The browser tells the time of a paint in steps, and paints late where the machine is busy.
		expect(first).toBeGreaterThan(Math.min(painted, 300) - 16);
	});
}

test('on a slow line scripts do not wait for the style sheet, and go before messages and fonts', async ({
	page,
}) => {
	const names = watchRequests(page);
	let release = () => {};
	const asked = new Promise<void>((resolve) => {
		release = resolve;
	});
	page.on('request', (request) => {
		if (/\/b612-[^/]+$/.test(request.url())) release();
	});
	await page.route('**/assets/app-*.css', async (route) => {
		await asked;
		await route.continue();
	});
	await page.goto('/en/products/aerolume');
	await expect.poll(() => isAlive(page)).toBe(true);
	const last = names.findLastIndex((name) => /\/(entry|root|layout|product)[^/]*\.js$/.test(name));
	expect(last).toBeGreaterThan(0);
	expect(names.findIndex((name) => name.startsWith('/locales/'))).toBeGreaterThan(last);
	expect(names.findIndex((name) => name.includes('/b612-'))).toBeGreaterThan(last);
});
