import type { Browser, Page } from '@playwright/test';
import words from '../locales/de/listing.json';
import { SCREEN, watchNetwork } from './first-visit';
import { createClient } from './http-client';
import { candidate, type Effort, sample, UNCACHED } from './server-cost';
import { openSetting, type Setting } from './setting';
import { median } from './statistics';

/** One figure of a list in a large catalogue, and the same of a small one. */
export interface SizeFigure {
	name: string;
	unit: 'ms' | 'bytes';
	large: number;
	small: number;
}

const LARGEST = 5_000;
/** Two pages of products, so that there is something to load. */
const TWO_PAGES = 48;

/** The collection of all generated prints, and that of 24 among them. */
const ALL_PRINTS = '/collections/airport-prints';
const FEW_PRINTS = '/collections/airport-prints-24';

/** How a list's cost follows the catalogue: by server, markup and browser. Linux only. */
export async function measureCatalogueSize(
	browser: Browser,
	effort: Effort,
): Promise<SizeFigure[]> {
	const [large, small] = await Promise.all([openSetting(LARGEST), openSetting(TWO_PAGES)]);
	try {
		return [
			...(await measureServer(large, effort)),
			...(await measureBrowser(browser, large, small, effort)),
		];
	} finally {
		await Promise.all([large.close(), small.close()]);
	}
}

/** Both collections of one shop, each in a process of its own, round after round. */
async function measureServer(setting: Setting, effort: Effort): Promise<SizeFigure[]> {
	const [allEdge, fewEdge] = await Promise.all([
		setting.startShop({ front: false }),
		setting.startShop({ front: false }),
	]);
	const all = candidate(allEdge, `${ALL_PRINTS}?${UNCACHED}`, 1);
	const few = candidate(fewEdge, `${FEW_PRINTS}?${UNCACHED}`, 1);
	const front = await setting.startShop({ front: true });
	const client = createClient();
	try {
		for (const { edge, path } of [all, few]) {
			for (let i = 0; i < effort.warmUp; i++) await client.get(`${edge.origin}${path}`);
		}
		for (let round = 0; round < effort.rounds; round++) {
			for (const each of [all, few]) {
				each.samples.push(await sample(client, each, effort.requests));
			}
		}
		const weigh = async (path: string) =>
			(await client.get(`${front.origin}${path}`, { 'Accept-Encoding': 'br' })).bytes;
		return [
			{
				name: 'CPU of rendering the page',
				unit: 'ms',
				large: median(all.samples),
				small: median(few.samples),
			},
			{
				name: 'HTML',
				unit: 'bytes',
				large: await weigh(ALL_PRINTS),
				small: await weigh(FEW_PRINTS),
			},
		];
	} finally {
		client.close();
		await Promise.all([allEdge, fewEdge, front].map((edge) => edge.close()));
	}
}

/** A filter that every product passes: what is shown before and after is as much in both lists. */
async function filter(page: Page): Promise<void> {
	const highest = page.locator('aside [name="filter.price.max"]');
	await highest.fill('9999');
	await highest.press('Enter');
	await page.getByRole('list', { name: words.filter.active }).waitFor();
}

async function loadMore(page: Page): Promise<void> {
	await page.getByRole('link', { name: words.more }).click();
	await page
		.locator('main li > a')
		.nth(TWO_PAGES - 1)
		.waitFor();
}

async function measureBrowser(
	browser: Browser,
	large: Setting,
	small: Setting,
	{ rounds }: Effort,
): Promise<SizeFigure[]> {
	const [largeShop, smallShop] = await Promise.all(
		[large, small].map((setting) => setting.startShop({ front: true })),
	);
	if (!largeShop || !smallShop) throw new Error('A shop did not start.');
	const all = `${largeShop.origin}${ALL_PRINTS}`;
	const pairs = [
		{ name: 'a filter', act: filter, other: `${largeShop.origin}${FEW_PRINTS}` },
		{ name: 'more products', act: loadMore, other: `${smallShop.origin}${ALL_PRINTS}` },
	];
	try {
		const figures: SizeFigure[] = [];
		for (const { name, act, other } of pairs) {
			const samples = { large: [] as number[], small: [] as number[] };
			for (let round = 0; round < rounds; round++) {
				samples.large.push(await workFor(browser, all, act));
				samples.small.push(await workFor(browser, other, act));
			}
			figures.push({
				name: `browser’s work for ${name}`,
				unit: 'ms',
				large: median(samples.large),
				small: median(samples.small),
			});
		}
		return figures;
	} finally {
		await Promise.all([largeShop.close(), smallShop.close()]);
	}
}

/** Processor milliseconds of the page's main thread for an action, whatever the answers take. */
async function workFor(
	browser: Browser,
	address: string,
	act: (page: Page) => Promise<void>,
): Promise<number> {
	const context = await browser.newContext({
		viewport: { width: 1440, height: SCREEN.viewport.height },
	});
	try {
		const page = await context.newPage();
		const idle = watchNetwork(page);
		await page.goto(address);
		await idle();
		const session = await context.newCDPSession(page);
		// The thread's own time: others at work on the machine do not count.
		await session.send('Performance.enable', { timeDomain: 'threadTicks' });
		const worked = async () => {
			const { metrics } = await session.send('Performance.getMetrics');
			return 1_000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
		};
		const before = await worked();
		await act(page);
		return (await worked()) - before;
	} finally {
		await context.close();
	}
}
