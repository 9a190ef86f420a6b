import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** Nothing but the page asks the network for anything. */
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Starts Playwright's own Chromium, or else one of the system. Throws a sentence with the remedy where there is none. */
export function launchChromium(): Promise<Browser> {
	const own = chromium.executablePath();
	const executablePath = existsSync(own) ? own : systemChromium();
	if (!executablePath) {
		throw new Error('There is no Chromium: run npx playwright install chromium.');
	}
	return chromium.launch({ executablePath, args: FLAGS });
}

function systemChromium(): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return ['chromium', 'chromium-browser', 'google-chrome']
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}
