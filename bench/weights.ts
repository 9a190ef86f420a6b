import type { Browser, Page, Request } from 'playwright';
import { openPage, PHONE } from './browser';
import { limits } from './limits';
import { bytes, type Report, table } from './report';
import { LIST_PAGES, PAGES, type Setting, type Site } from './setting';

interface LoadedFile {
	/** Path within the origin, or the URL of a file from elsewhere. */
	name: string;
	/** Resource type: `document`, `script`, `stylesheet`, `font`, `image`, `fetch` … */
	type: string;
	/** Transfer size. */
	bytes: number;
}

/** All requests of a page with a cold cache, before any interaction. */
export interface FirstVisit {
	label: Site['label'];
	path: string;
	files: LoadedFile[];
	/** Font files requested by the document before the first paint. */
	preloadedFonts: number;
	/** Hosts other than the site's and the platform's. */
	thirdParties: string[];
}

/** First visits to each page of all shops in both languages, and to the floor. */
export async function measureWeights(
	setting: Setting,
	browser: Browser,
	before?: string,
): Promise<FirstVisit[]> {
	const shops = [await setting.openShop(), ...(before ? [await setting.openShop(before)] : [])];
	const floor = await setting.openFloor();
	const paths = [...PAGES, ...LIST_PAGES];
	const visits: FirstVisit[] = [];
	for (const path of [...paths, ...paths.map((path) => `/en${path === '/' ? '' : path}`)]) {
		for (const shop of shops) visits.push(await visit(browser, shop, path, setting));
	}
	return [...visits, await visit(browser, floor, '/', setting)];
}

async function visit(
	browser: Browser,
	{ label, origin }: Site,
	path: string,
	{ demoShop }: Setting,
): Promise<FirstVisit> {
	const context = await browser.newContext(PHONE);
	try {
		const page = await context.newPage();
		const requests = new Map<string, Request>();
		page.on('request', (request) => {
			if (!/^(data|blob):/.test(request.url())) requests.set(request.url(), request);
		});
		await openPage(page, `${origin}${path}`);
		const sizes = await readSizes(page);
		const files: LoadedFile[] = [];
		for (const [url, request] of requests) {
			const status = (await request.response())?.status() ?? 0;
			if (status === 0 || status >= 400) throw new Error(`${url} responded with ${status}.`);
			files.push({
				name: url.startsWith(`${origin}/`) ? new URL(url).pathname : url,
				type: request.resourceType(),
				bytes: sizes.get(url) || (await request.sizes()).responseBodySize,
			});
		}
		const own = [origin, demoShop.origin];
		const thirdParties = [...requests.keys()].filter((url) => !own.includes(new URL(url).origin));
		return { label, path, files, preloadedFonts: await countPreloadedFonts(page), thirdParties };
	} finally {
		await context.close();
	}
}

/** Transfer size of the page's own files by URL; 0 for files from elsewhere. */
async function readSizes(page: Page): Promise<Map<string, number>> {
	const sizes = await page.evaluate(() => {
		const types = ['navigation', 'resource'];
		const entries = types.flatMap((type) => performance.getEntriesByType(type));
		return (entries as PerformanceResourceTiming[]).map(
			({ name, encodedBodySize }) => [name, encodedBodySize] as const,
		);
	});
	return new Map(sizes);
}

function countPreloadedFonts(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [paint] = performance.getEntriesByName('first-contentful-paint');
		const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
		return entries.filter(
			({ name, initiatorType, startTime }) =>
				/\.woff2?$/.test(name) && initiatorType !== 'css' && startTime < (paint?.startTime ?? 0),
		).length;
	});
}

interface Column {
	head: string;
	of(visit: FirstVisit): number;
	limit?: number;
}

const NAMED_TYPES = ['script', 'document', 'stylesheet', 'font', 'image'];

const COLUMNS: Column[] = [
	{ head: 'JavaScript', of: weightOf('script'), limit: limits.javascriptBytes },
	{ head: 'HTML', of: weightOf('document'), limit: limits.htmlBytes },
	{ head: 'CSS', of: weightOf('stylesheet'), limit: limits.cssBytes },
	{ head: 'fonts', of: weightOf('font') },
	{ head: 'images', of: weightOf('image') },
	{ head: 'data', of: ({ files }) => sum(files.filter(({ type }) => !NAMED_TYPES.includes(type))) },
	{ head: 'scripts', of: ({ files }) => files.filter(({ type }) => type === 'script').length },
	{ head: 'requests', of: ({ files }) => files.length },
	{ head: 'preloaded fonts', of: (visit) => visit.preloadedFonts, limit: limits.preloadedFonts },
	{ head: 'third parties', of: (visit) => visit.thirdParties.length, limit: limits.thirdParties },
];

function weightOf(wanted: string) {
	return ({ files }: FirstVisit) => sum(files.filter(({ type }) => type === wanted));
}

function sum(files: LoadedFile[]): number {
	return files.reduce((total, file) => total + file.bytes, 0);
}

/** Transfer sizes of a first visit. Only the current shop must keep the limits. */
export function reportWeights(visits: FirstVisit[]): Report {
	const weights = table(
		['', ...COLUMNS.map(({ head }) => head)],
		[
			...visits.map((visit) => [nameOf(visit), ...COLUMNS.map(({ of }) => bytes(of(visit)))]),
			['limit', ...COLUMNS.map(({ limit }) => (limit === undefined ? '' : bytes(limit)))],
		],
	);
	const text = `## First visit

Bytes that a phone (412 × 823) loads over HTTP/2 with a cold cache until the network is idle, before anything is touched;
all as sent: JavaScript and CSS at brotli 11, HTML and data as the edge compresses them.

${weights}

### Scripts

${scripts(visits.filter(({ label, path }) => label !== 'before' && !path.startsWith('/en')))}`;
	const exceeded = visits
		.filter(({ label }) => label === '')
		.flatMap((visit) =>
			COLUMNS.filter(({ of, limit }) => limit !== undefined && of(visit) > limit).map(
				({ head, of, limit = 0 }) =>
					`${visit.path}: ${bytes(of(visit))} (${head}), limit ${bytes(limit)}. ${visit.thirdParties.join(' ')}`,
			),
		);
	return { text, exceeded };
}

/** Every script with its size and the pages that load it. */
function scripts(visits: FirstVisit[]): string {
	const files = visits.flatMap((visit) => visit.files).filter(({ type }) => type === 'script');
	const sizes = new Map(files.map((file) => [file.name, file.bytes]));
	return table(
		['', 'bytes', ...visits.map(nameOf)],
		[...sizes]
			.sort(([, a], [, b]) => b - a)
			.map(([name, size]) => [
				...[name.replace('/assets/', ''), bytes(size)],
				...visits.map((visit) => (visit.files.some((file) => file.name === name) ? '•' : '')),
			]),
	);
}

function nameOf({ label, path }: FirstVisit): string {
	return label === 'floor' ? label : `${path} ${label}`.trim();
}
