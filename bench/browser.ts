import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium';

/** Browser context: German, accepting the bench's self-signed certificate. */
export const VISITOR = { locale: 'de-DE', ignoreHTTPSErrors: true };

/** Lighthouse's phone. */
export const PHONE = {
	...VISITOR,
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

/** The network is idle after this time without requests. */
const QUIET_MS = 2_000;
const LIMIT_MS = 30_000;

/** The Chromium of the tests. Throws one sentence with the remedy where there is none. */
export function requireChromium(): string {
	const path = findChromium();
	if (!path) throw new Error('There is no Chromium: run npx playwright install chromium.');
	return path;
}

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
}

/**
 * Opens a URL, waits for hydration and an idle network; returns the time of hydration in milliseconds since the start
 * of navigation. Throws where the page fails.
 */
export async function openPage(page: Page, url: string): Promise<number> {
	let last = performance.now();
	const note = () => {
		last = performance.now();
	};
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	page.on('request', note).on('requestfinished', note).on('requestfailed', note);
	const response = await page.goto(url);
	if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status()}.`);
	await page.waitForFunction(hydratedAt);
	const deadline = performance.now() + LIMIT_MS;
	while (performance.now() - last < QUIET_MS) {
		if (performance.now() > deadline) throw new Error(`${url} never stops loading.`);
		await pause(100);
	}
	if (errors.length > 0) throw new Error(`${url}: ${errors.join(' ')}`);
	return (await page.evaluate(hydratedAt)) ?? Number.NaN;
}

/**
 * Runs in the page. Time of React's first effect: the performance mark `hydrated`, or in a build without it the load
 * of the module that the layout imports after hydration.
 */
function hydratedAt(): number | undefined {
	const [mark] = performance.getEntriesByName('hydrated', 'mark');
	const files = performance.getEntriesByType('resource');
	return (mark ?? files.find(({ name }) => /\/after-hydration-[^/]+\.js$/.test(name)))?.startTime;
}
