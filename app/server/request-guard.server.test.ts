import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { checkRequest, limitBody } from './request-guard.server';

const site = 'https://aerolume.example';
const LOCAL = 'http://localhost:3000';
const settings = { SITE_URL: site, acceptsLocalOrigin: false };
const withDemoShop = { ...settings, acceptsLocalOrigin: true };

function get(path: string): Response | undefined {
	const request = new Request(`${site}${path}`);
	return checkRequest(request, new URL(request.url), settings);
}

function post(
	headers: Record<string, string>,
	path = '/cart',
	{ at = site, of = settings } = {},
): Response | undefined {
	const request = new Request(`${at}${path}`, { method: 'POST', body: 'a=1', headers });
	return checkRequest(request, new URL(request.url), of);
}

let info: MockInstance;

beforeEach(() => {
	vi.stubEnv('DEV', false);
	info = vi.spyOn(console, 'info').mockReturnValue();
});

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

describe('every other path of a page redirects to its canonical one', () => {
	test.each([
		['/cart/', '/cart'],
		['/en/', '/en'],
		['//cart', '/cart'],
		['/docs//x', '/docs/x'],
		['/docs/x/', '/docs/x'],
		['/EN/cart', '/en/cart'],
		['/Products/Aerolume?variant=1', '/products/aerolume?variant=1'],
		['//evil.example/', '/evil.example'],
		['/FAQ', '/faq'],
		['/de/Connect', '/de/connect'],
		['/Weather/Germany?page=2', '/weather/germany?page=2'],
		['/sitemap.XML', '/sitemap.xml'],
		['/FAQ.data', '/faq.data'],
		['/Nothing-Here', '/nothing-here'],
		['/%46AQ', '/faq'],
		['/products/%C3%84pfel', '/products/%C3%A4pfel'],
		['/Docs/a%2fb%3F', '/docs/a%2fb%3F'],
		['/EN/Discount/Welcome', '/en/discount/Welcome'],
	])('%s to %s', (path, clean) => {
		const response = get(path);
		expect(response?.status).toBe(308);
		expect(response?.headers.get('Location')).toBe(clean);
		expect(get(clean)).toBeUndefined();
	});

	test.each([
		'/',
		'/en',
		'/cart?page=2',
		'/account/orders?after=eyJA',
		'/discount/WELCOME',
		'/de/discount/Welcome%20Back',
		'/assets/root-B7x_Q.js',
		'/products/%C3%A4pfel',
		'/products/%c3%a4pfel',
	])('%s stays', (path) => {
		expect(get(path)).toBeUndefined();
	});
});

describe('a post', () => {
	afterEach(() => {
		vi.useRealTimers();
	});

	test.each<Record<string, string>>([
		{ Origin: site },
		{ Origin: site, 'Sec-Fetch-Site': 'same-origin' },
		{ 'Sec-Fetch-Site': 'same-origin' },
	])('of this site goes on: %j', (headers) => {
		expect(post(headers)).toBeUndefined();
		expect(info).not.toHaveBeenCalled();
	});

	test.each<Record<string, string>>([{}, { Referer: `${site}/cart` }])(
		'of a client that sends neither Origin nor Sec-Fetch-Site goes on and is recorded: %j',
		(headers) => {
			expect(post(headers)).toBeUndefined();
			expect(info).toHaveBeenCalledExactlyOnceWith(
				'{"level":"info","message":"Request without Origin accepted","method":"POST"}',
			);
		},
	);

	test.each<Record<string, string>>([
		{ Origin: 'https://evil.example' },
		{ Origin: 'null' },
		{ Origin: 'https://aerolume.example.evil.example' },
		{ Origin: 'http://aerolume.example' },
		{ Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
		{ Origin: LOCAL },
		{ 'Sec-Fetch-Site': 'cross-site' },
		{ 'Sec-Fetch-Site': 'same-site' },
		{ 'Sec-Fetch-Site': 'none' },
		{ Origin: site, 'Sec-Fetch-Site': 'cross-site' },
		{ Referer: 'https://evil.example/' },
		{ Referer: 'about:blank' },
	])('from elsewhere is refused in readable words: %j', async (headers) => {
		const response = post(headers);
		expect(response?.status).toBe(403);
		expect(await response?.text()).toContain('kam von einer fremden Seite');
	});

	test.each([
		['to another host', 'https://evil.example', 'https://evil.example', settings],
		[
			'to another host, with the demo shop',
			'http://evil.example',
			'http://evil.example',
			withDemoShop,
		],
		['to a local URL, with a real shop', LOCAL, LOCAL, settings],
		['from another local origin', LOCAL, 'http://localhost:4000', withDemoShop],
	])('%s is refused', (_, at, Origin, of) => {
		expect(post({ Origin }, '/cart', { at, of })?.status).toBe(403);
	});

	test('to a local URL is accepted with the demo shop, and in development', () => {
		expect(post({ Origin: LOCAL }, '/cart', { at: LOCAL, of: withDemoShop })).toBeUndefined();
		vi.stubEnv('DEV', true);
		expect(post({ Origin: LOCAL }, '/cart', { at: LOCAL })).toBeUndefined();
	});

	test('is refused in the page’s language, and as JSON for an endpoint', async () => {
		expect(await post({ Origin: 'null' }, '/en/cart')?.text()).toContain('came from another site');
		expect(await post({ Origin: 'null' }, '/en/api/cart')?.json()).toEqual({
			error: expect.stringContaining('came from another site'),
		});
	});

	test('with a stated length above 64 kB is refused', () => {
		expect(post({ Origin: site, 'Content-Length': '65537' })?.status).toBe(413);
		expect(post({ Origin: site, 'Content-Length': '65536' })).toBeUndefined();
	});

	test('whose body does not arrive gets 408 with a readable message', async () => {
		vi.useFakeTimers();
		const body = new ReadableStream({
			start: (controller) => controller.enqueue(new TextEncoder().encode('a=')),
		});
		const headers = { 'Content-Length': '3' };
		const request = new Request(site, {
			method: 'POST',
			body,
			headers,
			duplex: 'half',
		} as RequestInit);
		const limited = limitBody(request);
		await vi.advanceTimersByTimeAsync(10_000);
		const response = (await limited) as Response;
		expect(response.status).toBe(408);
		const html = await response.text();
		expect(html).toContain('<p>408 Zeitüberschreitung</p>');
		expect(html).toContain('kam nicht vollständig an');
	});

	test('whose body breaks off gets 400', async () => {
		const body = new ReadableStream({ pull: () => Promise.reject(new Error('Connection lost')) });
		const request = new Request(site, { method: 'POST', body, duplex: 'half' } as RequestInit);
		expect(((await limitBody(request)) as Response).status).toBe(400);
	});

	test('without a stated length is read up to 64 kB', async () => {
		const body = (size: number) =>
			new Request(`${site}/cart`, {
				method: 'POST',
				body: new Blob(['x'.repeat(size)]).stream(),
				duplex: 'half',
			} as RequestInit);
		expect(await limitBody(body(65_537))).toMatchObject({ status: 413 });
		const limited = await limitBody(body(65_536));
		expect(limited).toBeInstanceOf(Request);
		expect((await (limited as Request).text()).length).toBe(65_536);
	});
});

describe('a malformed URL gets 400 before the router sees it', () => {
	test.each(['/%', '/products/%E0%A4%A', '/docs/%ff/x', '/api/weather/%ff'])('%s', (path) => {
		expect(get(path)?.status).toBe(400);
		expect(post({ Origin: site }, path)?.status).toBe(400);
	});

	test.each(['/cart?_data=', '/?_data=routes%2Fcart', '/en/nope?x=1&_data=nope'])(
		'%s, of Remix’s former data requests',
		(path) => {
			expect(get(path)?.status).toBe(400);
			expect(post({ Origin: site }, path)?.status).toBe(400);
		},
	);
});

test.each(['GET', 'HEAD'])('%s loses its body, even an empty one', async (method) => {
	const request = new Request(site, { method, headers: { 'Content-Length': '0', Cookie: 'a=b' } });
	Object.defineProperty(request, 'body', { value: new Blob([]).stream() });
	const limited = (await limitBody(request)) as Request;
	expect(limited).not.toBe(request);
	expect(limited).toMatchObject({ method, body: null });
	expect(Object.fromEntries(limited.headers)).toEqual({ cookie: 'a=b' });
});
