import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createPageCache, createRecentPages, type RecentPages } from './page-cache.server';

vi.stubGlobal('__BUILD_ID__', 'build-1');
vi.stubEnv('DEV', false);

let entries: Map<string, Response>;
let background: Promise<unknown>[];
let time: number;
let recent: RecentPages;

beforeEach(() => {
	entries = new Map();
	background = [];
	time = 1_000_000;
	recent = createRecentPages(() => time);
});

/** The part of the Cache API that the page cache uses. */
const cache = {
	match: async (key: string) => entries.get(key)?.clone(),
	put: async (key: string, response: Response) => {
		entries.set(key, response);
	},
} as unknown as Cache;

function pages() {
	return createPageCache({
		open: async () => cache,
		recent,
		waitUntil: (promise) => background.push(promise),
		now: () => time,
	});
}

const page = (body: string, headers: Record<string, string> = {}) =>
	new Response(body, { headers: { 'Cache-Control': PUBLIC_PAGE, ...headers } });

async function visit(
	address: string,
	render: () => Promise<Response>,
	headers: Record<string, string> = {},
): Promise<{ body: string; response: Response }> {
	const request = new Request(`https://aerolume.example${address}`, { headers });
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

	test('of another language’s form is not its data’s', async () => {
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

	test('that cannot be revalidated is still served', async () => {
		await visit('/', async () => page('first'));
		time += 60_001;
		const outage = async () => new Response('outage', { status: 503 });
		await visit('/', outage);
		expect((await visit('/', outage)).body).toBe('first');
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
		await visit('/', async () => page('plain'));
		await visit('/de', async () => page('de'));
		await visit('/en', async () => page('en'));
		expect((await visit('/', never)).body).toBe('plain');
		expect((await visit('/de', never)).body).toBe('de');
		expect((await visit('/en', never)).body).toBe('en');
	});

	test('is cached separately for each listed parameter', async () => {
		await visit('/aerolume?variant=1', async () => page('one'));
		await visit('/aerolume?variant=2', async () => page('two'));
		expect((await visit('/aerolume?variant=1', never)).body).toBe('one');
	});

	test('is the same with a campaign parameter', async () => {
		await visit('/aerolume', async () => page('map'));
		expect((await visit('/aerolume?utm_source=letter', never)).body).toBe('map');
	});

	test('is cached separately from its data', async () => {
		await visit('/', async () => page('html'));
		await visit('/_root.data', async () => page('data'));
		expect((await visit('/', never)).body).toBe('html');
		expect((await visit('/_root.data', never)).body).toBe('data');
	});
});

describe('an address that was answered before', () => {
	const recall = (address: string, init: RequestInit = {}) =>
		pages().recall(new Request(`https://aerolume.example${address}`, init));

	test('is answered from memory alone, as it was', async () => {
		await visit('/aerolume?utm_source=letter', async () => page('map'));
		const { response } = await visit('/aerolume?utm_source=letter', never);
		const recalled = recall('/aerolume?utm_source=letter');
		expect(await recalled?.text()).toBe('map');
		expect([...(recalled?.headers ?? [])]).toEqual([...response.headers]);
	});

	test('is looked up again for another spelling of the URL', async () => {
		await visit('/aerolume', async () => page('map'));
		expect(recall('/aerolume?utm_source=letter')).toBeUndefined();
	});

	test('is answered for the visitor’s own market', async () => {
		await visit('/', async () => page('EUR'));
		const headers = { Cookie: 'country=CH' };
		expect(recall('/', { headers })).toBeUndefined();
		await visit('/', async () => page('CHF'), headers);
		expect(await recall('/', { headers })?.text()).toBe('CHF');
		expect(await recall('/')?.text()).toBe('EUR');
	});

	test('responds with 304 to a matching ETag', async () => {
		const { response } = await visit('/', async () => page('first'));
		const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
		expect(recall('/', { headers })?.status).toBe(304);
	});

	test('is looked up again after a minute, and for other methods than GET', async () => {
		await visit('/', async () => page('first'));
		expect(recall('/', { method: 'POST' })).toBeUndefined();
		expect(recall('/', { method: 'HEAD' })).toBeUndefined();
		time += 60_001;
		expect(recall('/')).toBeUndefined();
	});
});

describe('is not cached:', () => {
	test.each([
		['a page with an unlisted parameter', '/aerolume?colour=red', page('x')],
		['a page with a variant that is no id', '/aerolume?variant=abc', page('x')],
		['a page with a parameter of the language itself', '/aerolume?constructor=1', page('x')],
		['a page with a parameter twice', '/aerolume?variant=1&variant=2', page('x')],
		['a page that is not listed', '/cart', page('x')],
		[
			'an answer that is not 200',
			'/',
			new Response('x', { status: 404, headers: { 'Cache-Control': PUBLIC_PAGE } }),
		],
		['an answer that is private', '/', page('x', { 'Cache-Control': 'private, no-store' })],
		['an answer with a cookie', '/', page('x', { 'Set-Cookie': 'session=1' })],
	])('%s', async (_, address, answer) => {
		await visit(address, async () => answer);
		expect(entries.size).toBe(0);
	});

	test('anything but a GET', async () => {
		const request = new Request('https://aerolume.example/', { method: 'POST' });
		await pages().respond(request, async () => page('x'));
		await Promise.all(background);
		expect(entries.size).toBe(0);
	});
});
