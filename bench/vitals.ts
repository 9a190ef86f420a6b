import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import words from '../locales/de/cart.json';
import labels from '../locales/de/common.json';
import { SCREEN, watchNetwork } from './first-visit';
import { PAGES, type Setting } from './setting';
import { median } from './statistics';
import { keepPainting, type Seen, type SeenEntry, watchVitals } from './watch-vitals';

/** What a visitor on a slow phone meets; medians over the visits. */
export interface PageVitals {
	path: string;
	lcpMs: number;
	lcpIsPicture: boolean;
	/** Until React has taken over the whole page. */
	hydratedMs: number;
	tbtMs: number;
	cls: number;
}

export interface Vitals {
	floor: PageVitals;
	pages: PageVitals[];
	/** Milliseconds to the next paint, by what was done. */
	interactions: { name: string; ms: number }[];
}

/** Lighthouse's slow 4G as a browser is slowed down: latency is added to each request. */
const NETWORK = {
	offline: false,
	latency: 562.5,
	downloadThroughput: 1_474_560 / 8,
	uploadThroughput: 691_200 / 8,
};
const CPU_RATE = 4;

/** Chromium reports an interaction that took less as nothing. */
const SHORTEST_MS = 16;

/** Visits the shop and the floor in turns, each time with a cold cache. */
export async function measureVitals(
	setting: Setting,
	browser: Browser,
	visits: number,
): Promise<Vitals> {
	const shop = await setting.startShop({ front: true });
	const floor = await setting.startFloor({ front: true });
	const sites = [
		{ path: 'floor', address: `${floor.origin}/` },
		...PAGES.map((path) => ({ path, address: `${shop.origin}${path}` })),
	];
	const samples = sites.map((): PageVitals[] => []);
	const interactions: Record<string, number>[] = [];
	try {
		for (let visit = 0; visit < visits; visit++) {
			for (const [index, { path, address }] of sites.entries()) {
				await asPhone(browser, async (page) => {
					samples[index]?.push({ path, ...(await load(page, address)) });
					if (index === sites.length - 1) interactions.push(await shopAround(page));
				});
			}
		}
	} finally {
		await Promise.all([shop.close(), floor.close()]);
	}
	const [floorVitals, ...pages] = samples.map(middle);
	if (!floorVitals) throw new Error('The floor was not visited.');
	const names = Object.keys(interactions[0] ?? {});
	return {
		floor: floorVitals,
		pages,
		interactions: names.map((name) => ({
			name,
			ms: median(interactions.map((times) => times[name] ?? 0)),
		})),
	};
}

async function asPhone(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
	const context = await browser.newContext({
		...SCREEN,
		locale: 'de-DE',
		userAgent: `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
	});
	try {
		await context.addInitScript(watchVitals);
		const page = await context.newPage();
		await slowDown(await context.newCDPSession(page));
		await work(page);
	} finally {
		await context.close();
	}
}

async function slowDown(session: CDPSession): Promise<void> {
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', NETWORK);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

async function load(page: Page, address: string): Promise<Omit<PageVitals, 'path'>> {
	const idle = watchNetwork(page);
	const response = await page.goto(address);
	if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
	await page.waitForFunction(() => window.seenVitals.hydrated > 0);
	await idle();
	const { hydrated, entries } = await readSeen(page);
	return { hydratedMs: hydrated, ...vitalsOf(entries) };
}

/** Figures as web.dev defines them, from what the browser has told. */
export function vitalsOf(entries: SeenEntry[]): Omit<PageVitals, 'path' | 'hydratedMs'> {
	const ofType = (wanted: string) => entries.filter(({ type }) => type === wanted);
	const firstPaint = entries.find(({ name }) => name === 'first-contentful-paint')?.start ?? 0;
	const largest = ofType('largest-contentful-paint').at(-1);
	return {
		lcpMs: largest?.start ?? 0,
		lcpIsPicture: Boolean(largest?.url),
		tbtMs: ofType('longtask')
			.filter(({ start }) => start >= firstPaint)
			.reduce((sum, { duration }) => sum + duration - 50, 0),
		cls: ofType('layout-shift')
			.filter(({ hadRecentInput }) => !hadRecentInput)
			.reduce((sum, { value = 0 }) => sum + value, 0),
	};
}

/** On a product page: puts it into the cart, opens the drawer again, and takes one more. */
async function shopAround(page: Page): Promise<Record<string, number>> {
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const drawer = page.getByRole('dialog', { name: words.title });
	const more = drawer.getByRole('button', { name: new RegExp(labels.increase) });
	await page.evaluate(keepPainting);
	const add = await timeTap(page, button(words.add), more);
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	const open = await timeTap(page, button(words.open), more);
	const quantity = drawer.getByRole('spinbutton');
	const before = await quantity.inputValue();
	const change = await timeTap(page, more, quantity);
	if ((await quantity.inputValue()) === before) throw new Error('The quantity did not change.');
	return { 'add to cart': add, 'open the drawer': open, 'change the quantity': change };
}

/** Milliseconds from a tap to the next paint; waits until `outcome` is there. */
async function timeTap(page: Page, target: Locator, outcome: Locator): Promise<number> {
	await page.evaluate(() => {
		window.seenVitals.entries = [];
	});
	await target.tap();
	await outcome.waitFor();
	// Chromium tells of an interaction after the frame that shows it.
	await page.evaluate(
		() =>
			new Promise<void>((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
			),
	);
	const { entries } = await readSeen(page);
	const events = entries.filter(({ interactionId }) => interactionId);
	return Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration));
}

function readSeen(page: Page): Promise<Seen> {
	return page.evaluate(() => window.seenVitals);
}

function middle(samples: PageVitals[]): PageVitals {
	const [first] = samples;
	if (!first) throw new Error('A page was not visited.');
	const of = (figure: 'lcpMs' | 'hydratedMs' | 'tbtMs' | 'cls') =>
		median(samples.map((sample) => sample[figure]));
	return {
		path: first.path,
		lcpMs: of('lcpMs'),
		lcpIsPicture: first.lcpIsPicture,
		hydratedMs: of('hydratedMs'),
		tbtMs: of('tbtMs'),
		cls: of('cls'),
	};
}
