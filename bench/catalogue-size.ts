import type { Browser, Page } from 'playwright';
import words from '../locales/de/listing.json';
import { openPage, VISITOR } from './browser';
import { limits } from './limits';
import { bytes, median, type Report, table, verdict } from './report';
import { cpuInTurns, type Effort } from './server-cost';
import { openSetting } from './setting';

/** One figure for a large and for a small page. */
export interface SizeFigure {
	name: string;
	unit: 'ms' | 'bytes';
	large: number;
	small: number;
}

/** A page with the large and with the small catalogue, and the action measured on both. */
interface Pair {
	name: string;
	large: string;
	small: string;
	actions: Record<string, (page: Page) => Promise<void>>;
}

const LARGE_CATALOGUE = 5_000;
/** Two pages of products, for "load more". */
const SMALL_CATALOGUE = 48;

const ALL_PRINTS = '/collections/airport-prints';

const PAIRS: Pair[] = [
	{
		name: `collection of ${LARGE_CATALOGUE} and of ${SMALL_CATALOGUE} products`,
		large: ALL_PRINTS,
		small: ALL_PRINTS,
		actions: { 'a filter': filter, 'more products': loadMore },
	},
];

/** Cost of a page with a large catalogue: CPU of the worker, bytes, browser. Linux only. */
export async function measureCatalogueSize(
	browser: Browser,
	effort: Effort,
): Promise<SizeFigure[]> {
	const settings = await Promise.all([LARGE_CATALOGUE, SMALL_CATALOGUE].map(openSetting));
	try {
		const workers = await Promise.all(settings.map((setting) => setting.startWorker('shop')));
		const sites = await Promise.all(settings.map((setting) => setting.openShop()));
		const figures: SizeFigure[] = [];
		for (const { name, large, small, actions } of PAIRS) {
			const paths = [large, small];
			const pages = workers.map((edge, i) => ({ edge, path: paths[i] ?? '/' }));
			const cpu = await cpuInTurns(pages, effort);
			figures.push(figureOf(`${name}: CPU of rendering`, 'ms', cpu));
			const urls = sites.map(({ origin }, i) => `${origin}${paths[i]}`);
			const html = await inTurns(urls, 1, (url) => visit(browser, url, htmlBytes));
			figures.push(figureOf(`${name}: HTML`, 'bytes', html));
			for (const [action, act] of Object.entries(actions)) {
				const work = await inTurns(urls, effort.rounds, (url) =>
					visit(browser, url, (page) => mainThreadMs(page, () => act(page))),
				);
				figures.push(figureOf(`${name}: browser’s work for ${action}`, 'ms', work));
			}
		}
		return figures;
	} finally {
		await Promise.all(settings.map((setting) => setting.close()));
	}
}

function figureOf(
	name: string,
	unit: SizeFigure['unit'],
	[large = Number.NaN, small = Number.NaN]: number[],
): SizeFigure {
	return { name, unit, large, small };
}

/** Medians by URL. */
async function inTurns(
	urls: string[],
	rounds: number,
	measure: (url: string) => Promise<number>,
): Promise<number[]> {
	const samples = urls.map((): number[] => []);
	for (let round = 0; round < rounds; round++) {
		for (const [i, url] of urls.entries()) samples[i]?.push(await measure(url));
	}
	return samples.map(median);
}

/** Opens a page in a wide window, which shows the filters, and measures on it. */
async function visit(
	browser: Browser,
	url: string,
	measure: (page: Page) => Promise<number>,
): Promise<number> {
	const context = await browser.newContext({ ...VISITOR, viewport: { width: 1440, height: 823 } });
	try {
		const page = await context.newPage();
		await openPage(page, url);
		return await measure(page);
	} finally {
		await context.close();
	}
}

function htmlBytes(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		return page?.encodedBodySize ?? 0;
	});
}

/** CPU time of the main thread for an action, in milliseconds. */
async function mainThreadMs(page: Page, act: () => Promise<void>): Promise<number> {
	const session = await page.context().newCDPSession(page);
	// Thread time excludes other processes.
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const worked = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1_000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
	};
	const before = await worked();
	await act();
	return (await worked()) - before;
}

/** Applies a filter that all products pass, so that both lists stay the same. */
async function filter(page: Page): Promise<void> {
	const highest = page.locator('aside [name="filter.price.max"]');
	await highest.fill('9999');
	await highest.press('Enter');
	await page.getByRole('list', { name: words.filter.active }).waitFor();
}

async function loadMore(page: Page): Promise<void> {
	const shown = page.locator('main li > a');
	const before = await shown.count();
	await page.getByRole('link', { name: words.more }).click();
	await shown.nth(before).waitFor();
}

/** Bytes are exact, the rest are times. */
export function reportCatalogueSize(figures: SizeFigure[]): Report {
	const show = (value: number, unit: SizeFigure['unit']) =>
		unit === 'ms' ? `${value.toFixed(2)} ms` : bytes(value);
	const isMet = ({ large, small }: SizeFigure) => large / small <= limits.largeToSmall;
	const lists = table(
		['', 'large', 'small', 'ratio', 'limit', ''],
		figures.map((figure) => [
			figure.name,
			show(figure.large, figure.unit),
			show(figure.small, figure.unit),
			(figure.large / figure.small).toFixed(2),
			String(limits.largeToSmall),
			verdict(isMet(figure)),
		]),
	);
	const exceeded = figures
		.filter((figure) => figure.unit === 'bytes' && !isMet(figure))
		.map(
			({ name, large, small }) =>
				`${name}: ${bytes(large)} bytes beside ${bytes(small)}, limit ${limits.largeToSmall} times that.`,
		);
	const text = `## Lists

Large pages beside small ones: rendered from the worker's memory, as sent, and the work of the browser's main thread
for an action. Medians over alternating rounds.

${lists}`;
	return { text, exceeded };
}
