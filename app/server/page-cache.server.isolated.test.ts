import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createCatalogueChanges } from '~/shopify/catalogue-changes.server';
import {
	type CacheName,
	createPageCache,
	createRecentPages,
	type RecentPages,
} from './page-cache.server';

/** Countries that the shop sells to; `undefined` before the platform has listed them. */
let sold: Set<string> | undefined;
vi.mock('~/features/market/shipping-countries.server', () => ({
	isSoldTo: (country: string) => sold?.has(country),
}));

vi.stubGlobal('__BUILD_ID__', 'build-1');
vi.stubEnv('DEV', false);

let entries: Map<string, Response>;
let names: Map<string, CacheName>;
let background: Promise<unknown>[];
let time: number;
let recent: RecentPages;
let changes: ReturnType<typeof createCatalogueChanges>;
/** Ends the time that a visitor waits for a page in place of an outdated one. */
let sleep: () => Promise<void>;

beforeEach(() => {
	sold = new Set(['DE', 'US', 'CH']);
	entries = new Map();
	names = new Map();
	background = [];
	time = 1_000_000;
	recent = createRecentPages(() => time);
	changes = createCatalogueChanges(() => time);
	sleep = () => new Promise(() => undefined);
});

/** The part of the Cache API that the page cache uses. */
const open = async (name: CacheName) =>
	({
		match: async (key: string) => entries.get(`${name} ${key}`)?.clone(),
		put: async (key: string, response: Response) => {
			entries.set(`${name} ${key}`, response);
			names.set(new URL(key).pathname + new URL(key).search.replace(/.build-1/, ''), name);
		},
		delete: async (key: string) => entries.delete(`${name} ${key}`),
	}) as unknown as Cache;

function pages() {
	return createPageCache({
		siteUrl: 'https://aerolume.example',
		open,
		recent,
		changes,
		waitUntil: (promise) => background.push(promise),
		now: () => time,
		sleep: () => sleep(),
	});
}

const page = (body: string, headers: Record<string, string> = {}) =>
	new Response(body, { headers: { 'Cache-Control': PUBLIC_PAGE, ...headers } });

type Render = Parameters<ReturnType<typeof createPageCache>['respond']>[1];

async function visit(
	path: string,
	render: Render,
	headers: Record<string, string> = {},
): Promise<{ body: string; response: Response }> {
	const request = new Request(`https://aerolume.example${path}`, { headers });
	const response = await pages().respond(request, render);
	const body = await response.clone().text();
	await Promise.all(background.splice(0));
	return { body, response };
}

const never = async () => {
	throw new Error('The page was rendered without need');
};

describe('a public page', () => {
	test('is rendered once and then cached', async () => {
		await visit('/', async () => page('first'));
		const { body, response } = await visit('/', never);
		expect(body).toBe('first');
		expect(response.headers.get('X-Page-Cache')).toBe('hit');
		expect(response.headers.get('Cache-Control')).toBe(PUBLIC_PAGE);
	});

	test('that another isolate cached is served from the cache', async () => {
		await visit('/', async () => page('first'));
		recent = createRecentPages(() => time);
		const { body, response } = await visit('/', never);
		expect(body).toBe('first');
		expect(response.headers.get('X-Page-Cache')).toBe('hit');
		expect(response.headers.get('Cache-Control')).toBe(PUBLIC_PAGE);
	});

	test('is not confused with its data under the prefix of another language', async () => {
		await visit('/en.data', async () => page('english data'));
		expect((await visit('/_root.data', async () => page('german data'))).body).toBe('german data');
		expect((await visit('/en.data', never)).body).toBe('english data');
	});

	test('is served stale after a minute and revalidated in the background', async () => {
		await visit('/', async () => page('first'));
		time += 60_001;
		const { body, response } = await visit('/', async () => page('second'));
		expect(body).toBe('first');
		expect(response.headers.get('X-Page-Cache')).toBe('stale');
		expect((await visit('/', never)).body).toBe('second');
	});

	test('that could not be revalidated is served, and rendered again after a second, not sooner', async () => {
		await visit('/', async () => page('first'));
		time += 60_001;
		const outage = vi.fn(async () => new Response('outage', { status: 503 }));
		for (let visits = 0; visits < 5; visits++) {
			expect((await visit('/', outage)).body).toBe('first');
		}
		expect(outage).toHaveBeenCalledTimes(1);
		time += 1_000;
		expect((await visit('/', async () => page('second'))).body).toBe('first');
		expect((await visit('/', never)).body).toBe('second');
	});

	test('whose revalidation was cancelled with its request is revalidated by a later one', async () => {
		await visit('/', async () => page('first'));
		time += 61_000;
		const cancelled = () => new Promise<Response>(() => undefined);
		await pages().respond(new Request('https://aerolume.example/'), cancelled);
		background = [];
		time += 60_000;
		await visit('/', async () => page('second'));
		expect((await visit('/', never)).body).toBe('second');
	});

	test('has an ETag and responds with 304 to a matching one', async () => {
		const { response } = await visit('/', async () => page('first'));
		const etag = response.headers.get('ETag') ?? '';
		expect(etag).toMatch(/^W\/"[0-9a-f]{20}"$/);
		for (const ifNoneMatch of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
			const again = await visit('/', never, { 'If-None-Match': ifNoneMatch });
			expect(again.response.status, ifNoneMatch).toBe(304);
			expect(again.body).toBe('');
		}
		expect((await visit('/', never, { 'If-None-Match': '"other"' })).response.status).toBe(200);
	});

	test('is cached separately for each market', async () => {
		await visit('/', async () => page('EUR'));
		const { body } = await visit('/', async () => page('CHF'), { Cookie: 'country=CH' });
		expect(body).toBe('CHF');
		expect((await visit('/', never)).body).toBe('EUR');
	});

	test('is cached separately for each form of the locale prefix', async () => {
		const paths = ['/', '/de', '/en'];
		for (const path of paths) await visit(path, async () => page(path));
		for (const path of paths) expect((await visit(path, never)).body).toBe(path);
	});

	test('is cached separately for each listed parameter', async () => {
		await visit('/aerolume?variant=1', async () => page('one'));
		await visit('/aerolume?variant=2', async () => page('two'));
		expect((await visit('/aerolume?variant=1', never)).body).toBe('one');
	});

	test.each(['utm_source', 'gad_source', 'srsltid', 'ttclid', '_gl', 'mc_cid', 'dclid', 'x'])(
		'is the same with the parameter %s, which it does not read',
		async (name) => {
			await visit('/aerolume?variant=1', async () => page('map'));
			expect((await visit(`/aerolume?${name}=1&variant=1&${name}=2`, never)).body).toBe('map');
		},
	);

	test('is rendered without the parameters that it does not read', async () => {
		const urls: string[] = [];
		const render = async ({ url }: Request) => {
			urls.push(url.replace('https://aerolume.example', ''));
			return page('x');
		};
		await visit('/aerolume?gclid=1&variant=2&x=3', render);
		await visit('/collections/maps?x=1&filter.p.tag=b&filter.p.tag=a&after=abcd', render);
		await visit('/docs?q=wifi&x=1', render);
		await visit('/aerolume.data?_routes=root&x=1', render);
		await visit('/legal/revocation/declare?order=1', render);
		await visit('/search?q=x&other=1', render);
		expect(urls).toEqual([
			'/aerolume?variant=2',
			'/collections/maps?filter.p.tag=b&filter.p.tag=a&after=abcd',
			'/docs?q=wifi',
			'/aerolume.data?_routes=root',
			'/legal/revocation/declare?order=1',
			'/search?q=x&other=1',
		]);
	});

	test('is the same with an invented host', async () => {
		await visit('/aerolume', async () => page('map'));
		const request = new Request('https://invented.example/aerolume');
		expect(await (await pages().respond(request, never)).text()).toBe('map');
	});

	test('is the default market’s for a country that the shop does not sell to', async () => {
		await visit('/', async () => page('EUR'));
		for (const country of ['KP', 'AQ', 'FR', 'XX']) {
			expect((await visit('/', never, { Cookie: `country=${country}` })).body).toBe('EUR');
		}
		expect(entries.size).toBe(1);
	});

	test('in another market is not cached until the platform has listed its markets', async () => {
		sold = undefined;
		const headers = { Cookie: 'country=CH' };
		await visit('/', async () => page('CHF'), headers);
		await visit('/', async () => page('CHF'), { Cookie: 'country=KP' });
		expect(entries.size).toBe(0);
		await visit('/', async () => page('EUR'));
		expect(entries.size).toBe(1);
		await visit(
			'/',
			async () => {
				sold = new Set(['CH']);
				return page('CHF');
			},
			headers,
		);
		expect((await visit('/', never, headers)).body).toBe('CHF');
	});

	test('is not cached if its market ends while it is rendered', async () => {
		await visit(
			'/',
			async () => {
				sold = new Set(['DE']);
				return page('CHF');
			},
			{ Cookie: 'country=CH' },
		);
		expect(entries.size).toBe(0);
	});

	test('without parameters and in the default market has its own cache', async () => {
		await visit('/aerolume', async () => page('x'));
		await visit('/aerolume?gclid=1', never);
		await visit('/aerolume?variant=1', async () => page('x'));
		await visit('/en', async () => page('x'));
		await visit('/en', async () => page('x'), { Cookie: 'country=CH' });
		expect(Object.fromEntries(names)).toEqual({
			'/aerolume?_key=DE': 'pages',
			'/aerolume?variant=1&_key=DE': 'page-variants',
			'/en/?_key=US': 'pages',
			'/en/?_key=CH': 'page-variants',
		});
	});

	test('is cached separately from its data', async () => {
		await visit('/', async () => page('html'));
		await visit('/_root.data', async () => page('data'));
		expect((await visit('/', never)).body).toBe('html');
		expect((await visit('/_root.data', never)).body).toBe('data');
	});
});

describe('a page that may be outdated', () => {
	const outage = async () => new Response('outage', { status: 503 });
	/** A page made from responses that were read some time ago. */
	const rendering =
		(body: string, subjects: string[], age = 0): Render =>
		async (_read, setSources) => {
			setSources({ readAt: time - age, subjects });
			return page(body);
		};

	test.each([
		['in memory', 1],
		['in the cache', 60_001],
	])(
		'%s is rendered again after a change of what it shows, not of anything else',
		async (_, later) => {
			await visit('/aerolume', rendering('299', ['Product/1']));
			await visit('/faq', async () => page('faq'));
			time += later;
			changes.record(['Product/1']);
			time += 1;
			const { body, response } = await visit('/aerolume', rendering('249', ['Product/1']));
			expect([body, response.headers.get('X-Page-Cache')]).toEqual(['249', null]);
			expect((await visit('/aerolume', never)).body).toBe('249');
			const faq = await visit('/faq', async () => page('faq'));
			const cached = later > 60_000 ? 'stale' : 'hit';
			expect(faq.response.headers.get('X-Page-Cache')).toBe(cached);
		},
	);

	test('is not served from memory after a change', async () => {
		await visit('/aerolume', rendering('299', ['Product/1']));
		const match = () => pages().match(new Request('https://aerolume.example/aerolume'));
		expect(match()?.status).toBe(200);
		time += 1;
		changes.record(['Product/1']);
		expect(match()).toBeUndefined();
	});

	test('after a change of the shop is every one', async () => {
		await visit('/faq', async () => page('old'));
		time += 1;
		changes.record(['Shop']);
		expect((await visit('/faq', async () => page('new'))).body).toBe('new');
	});

	test('is read again while a change may not have reached the platform’s own copies', async () => {
		changes.record(['Product/1']);
		time += 1;
		await visit('/aerolume', rendering('still 299', ['Product/1']));
		time += 5_001;
		expect((await visit('/aerolume', rendering('still', ['Product/1']))).body).toBe('still');
		time += 30_000;
		expect((await visit('/aerolume', rendering('249', ['Product/1']))).body).toBe('249');
		time += 10_000;
		expect((await visit('/aerolume', never)).body).toBe('249');
	});

	test('is served stale up to five minutes, and is rendered again after that', async () => {
		await visit('/', async () => page('first'));
		time += 300_000;
		expect((await visit('/', outage)).body).toBe('first');
		time += 1_001;
		const { body, response } = await visit('/', async () => page('second'));
		expect([body, response.headers.get('X-Page-Cache')]).toEqual(['second', null]);
	});

	test('has the age of its oldest response', async () => {
		await visit('/', rendering('first', [], 290_000));
		expect((await visit('/', never)).body).toBe('first');
		time += 10_001;
		expect((await visit('/', async () => page('second'))).body).toBe('second');
	});

	test.each([
		['fails', outage],
		['throws', never],
	])(
		'is served for a day where its rendering %s, and asked for again after a second',
		async (_, failing) => {
			await visit('/', rendering('first', ['Product/1']));
			time += 3_600_000;
			changes.record(['Product/1']);
			const render = vi.fn(failing);
			const { body, response } = await visit('/', render);
			expect([body, response.headers.get('X-Page-Cache')]).toEqual(['first', 'stale']);
			expect((await visit('/', render)).body).toBe('first');
			expect(render).toHaveBeenCalledTimes(1);
			time += 1_000;
			expect((await visit('/', async () => page('second'))).body).toBe('second');
		},
	);

	test('is served where the platform takes more than three seconds, whose response is kept', async () => {
		await visit('/', async () => page('first'));
		time += 300_001;
		sleep = async () => undefined;
		const late = async () => {
			await new Promise((resolve) => setImmediate(resolve));
			return page('second');
		};
		expect((await visit('/', late)).body).toBe('first');
		expect((await visit('/', never)).body).toBe('second');
	});

	test('that no longer exists is not served again', async () => {
		await visit('/products/a', rendering('product', ['Product/1']));
		time += 1;
		changes.record(['Product/1']);
		const gone = async () => new Response('gone', { status: 404 });
		expect((await visit('/products/a', gone)).response.status).toBe(404);
		expect((await visit('/products/a', outage)).response.status).toBe(503);
	});
});

describe('a URL that was requested before', () => {
	const match = (path: string, init: RequestInit = {}) =>
		pages().match(new Request(`https://aerolume.example${path}`, init));

	test('gets the same response from memory alone', async () => {
		await visit('/aerolume?utm_source=letter', async () => page('map'));
		const { response } = await visit('/aerolume?utm_source=letter', never);
		const recentPage = match('/aerolume?utm_source=letter');
		expect(await recentPage?.text()).toBe('map');
		expect([...(recentPage?.headers ?? [])]).toEqual([...response.headers]);
	});

	test('is looked up again for another spelling of the URL', async () => {
		await visit('/aerolume', async () => page('map'));
		expect(match('/aerolume?utm_source=letter')).toBeUndefined();
	});

	test('gets the page of the visitor’s own market', async () => {
		await visit('/', async () => page('EUR'));
		const headers = { Cookie: 'country=CH' };
		expect(match('/', { headers })).toBeUndefined();
		await visit('/', async () => page('CHF'), headers);
		expect(await match('/', { headers })?.text()).toBe('CHF');
		expect(await match('/')?.text()).toBe('EUR');
	});

	test('responds with 304 to a matching ETag', async () => {
		const { response } = await visit('/', async () => page('first'));
		const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
		expect(match('/', { headers })?.status).toBe(304);
	});

	test('is looked up again after a minute, and for other methods than GET', async () => {
		await visit('/', async () => page('first'));
		expect(match('/', { method: 'POST' })).toBeUndefined();
		expect(match('/', { method: 'HEAD' })).toBeUndefined();
		time += 60_001;
		expect(match('/')).toBeUndefined();
	});
});

describe('is not cached:', () => {
	test.each([
		['a page with a variant that is no id', '/aerolume?variant=abc', page('x')],
		['a filtered collection', '/collections/maps?filter.p.tag=a', page('x')],
		['a response with some of the page’s data', '/aerolume.data?_routes=root', page('x')],
		['a page with a parameter twice', '/aerolume?variant=1&variant=2', page('x')],
		['a page that is not listed', '/cart', page('x')],
		[
			'a response that is not 200',
			'/',
			new Response('x', { status: 404, headers: { 'Cache-Control': PUBLIC_PAGE } }),
		],
		['a response that is private', '/', page('x', { 'Cache-Control': 'private, no-store' })],
		['a response with a cookie', '/', page('x', { 'Set-Cookie': 'session=1' })],
	])('%s', async (_, path, response) => {
		await visit(path, async () => response);
		expect(entries.size).toBe(0);
	});

	test('anything but a GET', async () => {
		const request = new Request('https://aerolume.example/', { method: 'POST' });
		await pages().respond(request, async () => page('x'));
		await Promise.all(background);
		expect(entries.size).toBe(0);
	});
});
