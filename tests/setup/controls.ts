import { test as base, expect } from '@playwright/test';
import { buildHarness, type HarnessFiles, serveHarness } from './component-harness';
import { createPageFailures } from './page-failures';

const HOST = 'controls.test';

interface TestFixtures {
	/** Opens the page with all controls, which the shop only has in development. */
	openControls(language?: 'de' | 'en'): Promise<void>;
	/** Fails the test for errors in the console and for requests to other hosts. */
	failures: undefined;
}

/** Files of the page, built once. No worker fixture, so that the tests share a worker with others without a shop. */
let files: Promise<HarnessFiles> | undefined;

/** Playwright's `test` with the controls on a static page, without a shop or server. */
export const test = base.extend<TestFixtures>({
	openControls: async ({ page }, use) => {
		files ??= buildHarness('controls-page.tsx');
		await serveHarness(page, HOST, await files);
		await use(async (language = 'en') => {
			await page.goto(`http://${HOST}/${language}`);
			await expect(page.getByRole('button', { name: 'Lightbox' })).toBeVisible();
			// A font that loads later would move the controls.
			await page.evaluate(() => document.fonts.ready);
		});
	},
	failures: [
		async ({ context }, use) => {
			const failures = createPageFailures([HOST]);
			failures.watch(context);
			await use(undefined);
			expect(await failures.unexpected()).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
