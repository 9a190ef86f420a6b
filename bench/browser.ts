import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium';

/** The Chromium that the tests use. Throws a sentence with the remedy where there is none. */
export function requireChromium(): string {
	const path = findChromium();
	if (!path) throw new Error('There is no Chromium: run npx playwright install chromium.');
	return path;
}

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
}
