import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium';

/** What a visitor's browser is like: German, and content with the certificate of the bench's own front. */
export const VISITOR = { locale: 'de-DE', ignoreHTTPSErrors: true };

/** A phone, as Lighthouse imagines it. */
export const PHONE = {
	...VISITOR,
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

/** The network is idle once nothing has happened for this long. */
const QUIET_MS = 2_000;
const LIMIT_MS = 30_000;

/** The Chromium that the tests use. Throws a sentence with the remedy where there is none. */
export function requireChromium(): string {
	const path = findChromium();
	if (!path) throw new Error('There is no Chromium: run npx playwright install chromium.');
	return path;
}

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
}

/**
 * Opens an address, waits until the page is hydrated and the network idle, and answers when it was hydrated:
 * milliseconds since the visit began. Throws where the page fails.
 */
export async function openPage(page: Page, address: string): Promise<number> {
	let last = performance.now();
	const note = () => {
		last = performance.now();
	};
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	page.on('request', note).on('requestfinished', note).on('requestfailed', note);
	const response = await page.goto(address);
	if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
	await page.waitForFunction(hydratedAt);
	const deadline = performance.now() + LIMIT_MS;
	while (performance.now() - last < QUIET_MS) {
		if (performance.now() > deadline) throw new Error(`${address} never stops loading.`);
		await pause(100);
	}
	if (errors.length > 0) throw new Error(`${address}: ${errors.join(' ')}`);
	return (await page.evaluate(hydratedAt)) ?? Number.NaN;
}

/**
 * Runs in the page: when the first effect ran, so when React had hydrated the page. It sets the mark `hydrated`,
 * or in a build without the mark asks for the module that the layout imports then.
 */
function hydratedAt(): number | undefined {
	const [mark] = performance.getEntriesByName('hydrated', 'mark');
	const files = performance.getEntriesByType('resource');
	return (mark ?? files.find(({ name }) => /\/after-hydration-[^/]+\.js$/.test(name)))?.startTime;
}
