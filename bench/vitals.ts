import type { Browser, CDPSession, Page } from 'playwright';
import { mainProductPath } from '../app/site';
import { openPage, PHONE } from './browser';
import { shopAround, tapMap } from './interactions';
import { limits } from './limits';
import { median, type Report, table, verdict } from './report';
import { LIST_PAGES, PAGES, type Setting, type Site } from './setting';
import { type SeenEntry, watchVitals } from './watch-vitals';

/** Figures of one visit with a slow phone. */
export interface PageVitals {
	firstPaintMs: number;
	lcpMs: number;
	lcpIsPicture: boolean;
	/** Until React's first effect. */
	hydratedMs: number;
	tbtMs: number;
	cls: number;
}

/** Visits to a page of a site, with milliseconds from a tap to the next paint by interaction. */
export interface Visited {
	name: string;
	label: Site['label'];
	visits: PageVitals[];
	interactions: Record<string, number[]>;
}

/** Lighthouse's slow 4G with request-level throttling: latency is added to each request. */
const NETWORK = {
	offline: false,
	latency: 562.5,
	downloadThroughput: 1_474_560 / 8,
	uploadThroughput: 691_200 / 8,
};
const CPU_RATE = 4;

const INTERACTIONS = new Map([
	[mainProductPath, tapMap],
	[PAGES.at(-1), shopAround],
]);

/** Visits floor and shops alternately, each time with a cold cache. */
export async function measureVitals(
	setting: Setting,
	browser: Browser,
	rounds: number,
	before?: string,
): Promise<Visited[]> {
	const floor = await setting.openFloor();
	const shops = [await setting.openShop(), ...(before ? [await setting.openShop(before)] : [])];
	const pages = [
		{ site: floor, path: '/' },
		...[...PAGES, ...LIST_PAGES].flatMap((path) => shops.map((site) => ({ site, path }))),
	].map(({ site: { label, origin }, path }) => ({
		url: `${origin}${path}`,
		interact: label === 'floor' ? undefined : INTERACTIONS.get(path),
		seen: { name: label === 'floor' ? '' : path, label, visits: [], interactions: {} } as Visited,
	}));
	for (let round = 0; round < rounds; round++) {
		for (const { url, interact, seen } of pages) {
			await asPhone(browser, async (page) => {
				seen.visits.push(await load(page, url));
				for (const [name, ms] of Object.entries((await interact?.(page)) ?? {})) {
					seen.interactions[name] = [...(seen.interactions[name] ?? []), ms];
				}
			});
		}
	}
	return pages.map(({ seen }) => seen);
}

async function asPhone(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
	const context = await browser.newContext({
		...PHONE,
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

async function load(page: Page, url: string): Promise<PageVitals> {
	const hydratedMs = await openPage(page, url);
	return { hydratedMs, ...vitalsOf(await page.evaluate(() => window.seenVitals)) };
}

/** Web vitals as defined by web.dev, from performance entries. */
function vitalsOf(entries: SeenEntry[]): Omit<PageVitals, 'hydratedMs'> {
	const ofType = (wanted: string) => entries.filter(({ type }) => type === wanted);
	const firstPaintMs =
		ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.start ?? 0;
	const largest = ofType('largest-contentful-paint').at(-1);
	return {
		firstPaintMs,
		lcpMs: largest?.start ?? 0,
		lcpIsPicture: Boolean(largest?.url),
		tbtMs: ofType('longtask')
			.filter(({ start }) => start >= firstPaintMs)
			.reduce((sum, { duration }) => sum + duration - 50, 0),
		cls: ofType('layout-shift')
			.filter(({ hadRecentInput }) => !hadRecentInput)
			.reduce((sum, { value = 0 }) => sum + value, 0),
	};
}

/** Medians beside the floor's, which is first in the list. */
export function reportVitals(visited: Visited[]): Report {
	const [floor] = visited;
	if (!floor) throw new Error('The floor was not visited.');
	const medians = visited.map(({ visits }) => middle(visits));
	const reference = middle(floor.visits);
	const rows = visited.map(({ name, label }, index) => {
		const page = medians[index] ?? reference;
		const { firstPaintMs, lcpMs, lcpIsPicture, hydratedMs, tbtMs, cls } = page;
		return [
			`${name} ${label}`.trim(),
			...[firstPaintMs.toFixed(0), (firstPaintMs / reference.firstPaintMs).toFixed(2)],
			...[lcpMs.toFixed(0), lcpIsPicture ? 'picture' : 'text'],
			(lcpMs / reference.firstPaintMs).toFixed(2),
			...[hydratedMs.toFixed(0), (hydratedMs / reference.hydratedMs).toFixed(2)],
			...[tbtMs.toFixed(0), cls.toFixed(3)],
			label === 'floor' ? '' : unmet(page, reference).join(', '),
		];
	});
	const { lcpToFloor, pictureMs, hydratedToFloor, tbtMs, cls } = limits;
	const loading = table(
		[
			...['', 'first paint ms', '× floor', 'LCP ms', 'is a', '× floor’s first paint'],
			...['hydrated ms', '× floor', 'TBT ms', 'CLS', 'not met'],
		],
		[
			...rows,
			[
				...['limit', '', '', '', '', String(lcpToFloor), '', String(hydratedToFloor)],
				...[`< ${tbtMs}`, String(cls), ''],
			],
		],
	);
	const taps = visited.flatMap(({ label, interactions }) =>
		Object.entries(interactions).map(([name, times]) => [
			...[`${name} ${label}`.trim(), median(times).toFixed(0), `< ${limits.inpMs}`],
			verdict(median(times) < limits.inpMs),
		]),
	);
	// "Before" below the current figure.
	taps.sort(([a = ''], [b = '']) => a.localeCompare(b));
	const text = `## On a slow phone

First visits (412 × 823, cold cache) over HTTP/2 and TLS, with the processor slowed down 4 times, at 1.47 Mbit/s and
562 ms for each request, through Chromium's own throttling; medians over rounds in which the floor and all pages take
turns. Hydrated: React's first effect ran. A picture may be the largest paint ${pictureMs} ms later than a text. INP: from a
tap of 80 ms to the next paint, in steps of 8 ms and at least 16.

${loading}

${table(['', 'INP ms', 'limit', ''], taps)}`;
	return { text, exceeded: [] };
}

/** The figures of a page above their limit. */
function unmet(page: PageVitals, floor: PageVitals): string[] {
	const lcpLimit =
		limits.lcpToFloor * floor.firstPaintMs + (page.lcpIsPicture ? limits.pictureMs : 0);
	const checks: [string, boolean][] = [
		['LCP', page.lcpMs <= lcpLimit],
		['hydrated', page.hydratedMs <= limits.hydratedToFloor * floor.hydratedMs],
		['TBT', page.tbtMs < limits.tbtMs],
		['CLS', Number(page.cls.toFixed(3)) <= limits.cls],
	];
	return checks.filter(([, isMet]) => !isMet).map(([name]) => name);
}

function middle(visits: PageVitals[]): PageVitals {
	const of = (figure: 'firstPaintMs' | 'lcpMs' | 'hydratedMs' | 'tbtMs' | 'cls') =>
		median(visits.map((visit) => visit[figure]));
	const lcpMs = of('lcpMs');
	return {
		firstPaintMs: of('firstPaintMs'),
		lcpMs,
		lcpIsPicture: visits.some((visit) => visit.lcpMs === lcpMs && visit.lcpIsPicture),
		hydratedMs: of('hydratedMs'),
		tbtMs: of('tbtMs'),
		cls: of('cls'),
	};
}
