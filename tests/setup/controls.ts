import { test as base, expect } from '@playwright/test';
import { createPageFailures } from './page-failures';
import { buildParts, type PartFiles, serveParts } from './parts';

const HOST = 'controls.test';

interface WorkerFixtures {
	/** Files of the built page. */
	files: PartFiles;
}

interface TestFixtures {
	/** Opens the page with all controls, which the shop only has in development. */
	openControls(language?: 'de' | 'en'): Promise<void>;
	/** Fails the test for errors in the console and for requests to other hosts. */
	failures: undefined;
}

/** Playwright's `test` with the controls on a static page, without a shop or server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	files: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names here.
		async ({}, use) => {
			await use(await buildParts('controls-page.tsx'));
		},
		{ scope: 'worker' },
	],
	openControls: async ({ page, files }, use) => {
		await serveParts(page, HOST, files);
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
