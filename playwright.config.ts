import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from './scripts/chromium';

/** Needs the whole browser. */
const BACK_FORWARD_CACHE = '**/back-forward-cache.spec.ts';

/** The longest test. */
const DEV = '**/dev.spec.ts';

// Models are drawn by the processor where there is no graphics chip.
const args = [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'];
const headlessShell = { launchOptions: { executablePath: findHeadlessShell(), args } };

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results/e2e',
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	// Each worker is a browser, a demo shop and a workerd.
	workers: Math.max(2, Math.floor(availableParallelism() / 2)),
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
	use: {
		browserName: 'chromium',
		// A visitor from Germany: `/` stays as it is.
		locale: 'de-DE',
		// Animated lights take a tenth of the processor's time; tests of motion ask for it.
		contextOptions: { reducedMotion: 'reduce' },
		// Headless Chromium calls itself a crawler, and crawlers are not led to their language.
		userAgent: devices['Desktop Chrome'].userAgent,
		// The demo shop takes several times as long to make an AVIF picture as a WebP one.
		extraHTTPHeaders: { Accept: 'text/html,image/webp,*/*' },
		screenshot: 'only-on-failure',
	},
	projects: [
		// First, so that no worker waits for it at the end.
		{ name: 'dev', testMatch: DEV, use: headlessShell },
		{ name: 'headless-shell', testIgnore: [BACK_FORWARD_CACHE, DEV], use: headlessShell },
		{
			name: 'chromium',
			testMatch: BACK_FORWARD_CACHE,
			use: { launchOptions: { executablePath: findChromium(), args } },
		},
	],
});
