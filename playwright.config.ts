import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium';

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results/e2e',
	fullyParallel: true,
	forbidOnly: true,
	// On a busy machine a browser can miss a moment: what failed runs once more, and the closing summary names it.
	retries: 1,
	// Each worker is a browser, a demo shop and a workerd.
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
	use: {
		browserName: 'chromium',
		// A visitor from Germany: `/` stays as it is.
		locale: 'de-DE',
		// Headless Chromium calls itself a crawler, and crawlers are not led to their language.
		userAgent: devices['Desktop Chrome'].userAgent,
		screenshot: 'only-on-failure',
		launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
	},
});
