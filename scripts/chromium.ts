import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageProgram, run } from './children';

/** Paths in Linux distributions. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium without a user interface, as Debian packages it: Playwright's tests take a quarter less time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Variable by which child processes find the same browser. */
const FOUND = 'CHROMIUM_PATH';

const DOWNLOADS = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
const PROBE_MS = 5000;
const INSTALL_MS = 300_000;

/** Flags for a server without a display, and without background network traffic. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Playwright's own Chromium, else the system's; `undefined` where there is none. */
export function findChromium(): string | undefined {
	return process.env[FOUND] ?? installed()[0];
}

/** The headless shell where it is installed, else the same as `findChromium`. It has no back/forward cache. */
export function findHeadlessShell(): string | undefined {
	return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/**
 * Finds a working Chromium or installs one: Playwright's own where it can be downloaded, else the distribution's
 * where apt is available. Throws one sentence with the remedy otherwise.
 */
export async function ensureChromium(): Promise<void> {
	for (const install of [undefined, installPlaywrights, installDebians]) {
		await install?.();
		for (const path of installed()) {
			if (!(await starts(path))) continue;
			process.env[FOUND] = path;
			return;
		}
	}
	throw new Error(
		'There is no Chromium to test with: run "npx playwright install --with-deps chromium", or install a Chromium.',
	);
}

function installed(): string[] {
	return [chromium.executablePath(), ...SYSTEM].filter((path) => existsSync(path));
}

async function starts(executablePath: string): Promise<boolean> {
	try {
		const browser = await chromium.launch({
			executablePath,
			args: CHROMIUM_FLAGS,
			timeout: 30_000,
		});
		await browser.close();
		return true;
	} catch {
		return false;
	}
}

async function installPlaywrights(): Promise<void> {
	// Behind a proxy only the installer can check the download.
	const proxied = process.env.HTTPS_PROXY ?? process.env.https_proxy;
	if (!proxied && !(await reaches(DOWNLOADS))) return;
	console.log('Installing the Chromium that Playwright brings …');
	const deps = hasApt() ? ['--with-deps'] : [];
	await attempt(process.execPath, [
		...packageProgram('playwright', 'playwright'),
		...['install', '--no-shell', ...deps, 'chromium'],
	]);
}

async function installDebians(): Promise<void> {
	if (!hasApt()) return;
	console.log('Installing the Chromium of the distribution …');
	await attempt('apt-get', ['update', '-q']);
	// As Playwright's installer, with fonts like Arial: without them, text moves when the shop's fonts arrive.
	const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
	await attempt('apt-get', ['install', '-qy', '--no-install-recommends', ...packages]);
}

/** A failed installation is ignored here; its output shows the reason. */
async function attempt(command: string, args: string[]): Promise<void> {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await run(command, args, { limitMs: INSTALL_MS, env }).catch((error) =>
		console.log(error instanceof Error ? error.message : error),
	);
}

function hasApt(): boolean {
	return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function reaches(url: string): Promise<boolean> {
	try {
		await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
		return true;
	} catch {
		return false;
	}
}
