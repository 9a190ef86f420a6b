import type { Browser, Page, Request } from '@playwright/test';
import { openPage, PHONE } from './browser';
import { limits } from './limits';
import { bytes, type Report, table } from './report';
import { LIST_PAGES, PAGES, type Setting, type Site } from './setting';

type Kind = 'html' | 'javascript' | 'css' | 'fonts' | 'images' | 'data' | 'other';

interface LoadedFile {
	/** Path within the origin, or the whole address of a file from elsewhere. */
	name: string;
	kind: Kind;
	/** As sent. */
	bytes: number;
}

/** All that a page loads with a cold cache, before anything is touched. */
export interface FirstVisit {
	label: Site['label'];
	path: string;
	files: LoadedFile[];
	/** Font files asked for before the first paint by the document, not by a style sheet that uses them. */
	preloadedFonts: number;
	/** Addresses asked for that are neither the site's own nor the platform's. */
	thirdParties: string[];
}

const KINDS: [Kind, string, limit?: number][] = [
	['javascript', 'JavaScript', limits.javascriptBytes],
	['html', 'HTML', limits.htmlBytes],
	['css', 'CSS', limits.cssBytes],
	['fonts', 'fonts'],
	['images', 'images'],
	['data', 'data'],
	['other', 'other'],
];

/** First visits to the pages of each shop in both languages, and to the floor. */
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
		for (const request of requests.values()) files.push(await describe(request, origin, sizes));
		const own = [origin, demoShop.origin];
		return {
			label,
			path,
			files,
			preloadedFonts: await countPreloadedFonts(page),
			thirdParties: [...requests.keys()].filter((url) => !own.includes(new URL(url).origin)),
		};
	} finally {
		await context.close();
	}
}

/** The bytes that the page and its files came in, by address, as the browser recorded them. */
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

async function describe(
	request: Request,
	origin: string,
	sizes: Map<string, number>,
): Promise<LoadedFile> {
	const url = new URL(request.url());
	const response = await request.response();
	if (!response) throw new Error(`${url} gave no answer.`);
	if (response.status() >= 400) throw new Error(`${url} answered ${response.status()}.`);
	// Of files from elsewhere the page itself cannot know the size.
	const isOwn = url.origin === origin;
	const size = isOwn ? sizes.get(url.href) : undefined;
	return {
		name: isOwn ? url.pathname : url.href,
		kind: kindOf(response.headers()['content-type'] ?? ''),
		bytes: size ?? (await request.sizes()).responseBodySize,
	};
}

/** What a type of content is counted as. */
function kindOf(contentType: string): Kind {
	if (contentType.startsWith('text/html')) return 'html';
	if (/^(text|application)\/javascript/.test(contentType)) return 'javascript';
	if (contentType.startsWith('text/css')) return 'css';
	if (contentType.startsWith('font/')) return 'fonts';
	if (contentType.startsWith('image/')) return 'images';
	return contentType.startsWith('application/json') ? 'data' : 'other';
}

/** What pages weigh on a first visit, beside the floor. Only the shop as it is now has to keep to the limits. */
export function reportWeights(visits: FirstVisit[]): Report {
	const weights = table(
		[
			...['', ...KINDS.map(([, name]) => name)],
			...['scripts', 'requests', 'preloaded fonts', 'third parties'],
		],
		[
			...visits.map((visit) => [
				nameOf(visit),
				...KINDS.map(([kind]) => bytes(weightOf(visit, kind))),
				String(visit.files.filter(({ kind }) => kind === 'javascript').length),
				String(visit.files.length),
				String(visit.preloadedFonts),
				String(visit.thirdParties.length),
			]),
			[
				...['limit', ...KINDS.map(([, , limit]) => (limit ? bytes(limit) : '')), '', ''],
				...[String(limits.preloadedFonts), String(limits.thirdParties)],
			],
		],
	);
	const text = `## First visit

Bytes that a phone (412 × 823) loads over HTTP/2 with a cold cache until the network is idle, before anything is touched;
all as sent: JavaScript and CSS at brotli 11, HTML and data as the edge compresses them.

${weights}

### Scripts

${scripts(visits.filter(({ label, path }) => label !== 'before' && !path.startsWith('/en')))}`;
	const exceeded = visits.filter(({ label }) => label === '').flatMap(exceededBy);
	return { text, exceeded };
}

function exceededBy(visit: FirstVisit): string[] {
	const { path, preloadedFonts, thirdParties } = visit;
	const weights = KINDS.flatMap(([kind, name, limit = Number.POSITIVE_INFINITY]) => {
		const weight = weightOf(visit, kind);
		return weight > limit
			? [`${path}: ${bytes(weight)} bytes of ${name}, limit ${bytes(limit)}.`]
			: [];
	});
	const fonts =
		preloadedFonts > limits.preloadedFonts
			? [`${path}: ${preloadedFonts} preloaded fonts, limit ${limits.preloadedFonts}.`]
			: [];
	return [
		...weights,
		...fonts,
		...thirdParties.map((url) => `${path} asks a third party: ${url}.`),
	];
}

/** Every script with its size, and which pages load it. */
function scripts(visits: FirstVisit[]): string {
	const loaded = visits.map(
		({ files }) =>
			new Map(
				files.filter(({ kind }) => kind === 'javascript').map((file) => [file.name, file.bytes]),
			),
	);
	const sizes = new Map(loaded.flatMap((files) => [...files]));
	return table(
		['', 'bytes', ...visits.map(nameOf)],
		[...sizes]
			.sort(([, a], [, b]) => b - a)
			.map(([name, size]) => [
				name.replace('/assets/', ''),
				bytes(size),
				...loaded.map((files) => (files.has(name) ? '•' : '')),
			]),
	);
}

function nameOf({ label, path }: FirstVisit): string {
	return label === 'floor' ? label : `${path} ${label}`.trim();
}

function weightOf({ files }: FirstVisit, wanted: Kind): number {
	return files.filter(({ kind }) => kind === wanted).reduce((sum, file) => sum + file.bytes, 0);
}
