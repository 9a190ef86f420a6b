import { describe, expect, test } from 'vitest';
import { checkRequest, limitBody } from './request-guard.server';

const site = 'https://aerolume.example';

function get(path: string): Response | undefined {
	const request = new Request(`${site}${path}`);
	return checkRequest(request, new URL(request.url));
}

function post(headers: Record<string, string>, path = '/cart'): Response | undefined {
	const request = new Request(`${site}${path}`, { method: 'POST', body: 'a=1', headers });
	return checkRequest(request, new URL(request.url));
}

describe('every second address of a page leads to its clean one', () => {
	test.each([
		['/cart/', '/cart'],
		['/en/', '/en'],
		['//cart', '/cart'],
		['/docs//x', '/docs/x'],
		['/docs/x/', '/docs/x'],
		['/EN/cart', '/en/cart'],
		['/Products/Aerolume?variant=1', '/products/aerolume?variant=1'],
		['//evil.example/', '/evil.example'],
	])('%s to %s', (path, clean) => {
		const response = get(path);
		expect(response?.status).toBe(308);
		expect(response?.headers.get('Location')).toBe(clean);
		expect(get(clean)).toBeUndefined();
	});

	test.each(['/', '/en', '/cart?page=2', '/discount/WELCOME', '/Nothing-Here'])(
		'%s stays',
		(path) => {
			expect(get(path)).toBeUndefined();
		},
	);
});

describe('a post', () => {
	test.each<Record<string, string>>([
		{},
		{ Origin: site },
		{ Origin: site, 'Sec-Fetch-Site': 'same-origin' },
	])('of this site goes on: %j', (headers) => {
		expect(post(headers)).toBeUndefined();
	});

	test.each<Record<string, string>>([
		{ Origin: 'https://evil.example' },
		{ Origin: 'null' },
		{ Origin: 'https://aerolume.example.evil.example' },
		{ 'Sec-Fetch-Site': 'cross-site' },
	])('from elsewhere is refused in readable words: %j', async (headers) => {
		const response = post(headers);
		expect(response?.status).toBe(403);
		expect(await response?.text()).toContain('kam von einer fremden Seite');
	});

	test('is refused in the page’s language, and as JSON for an endpoint', async () => {
		expect(await post({ Origin: 'null' }, '/en/cart')?.text()).toContain('came from another site');
		expect(await post({ Origin: 'null' }, '/en/api/cart')?.json()).toEqual({
			error: expect.stringContaining('came from another site'),
		});
	});

	test('with a stated length above 64 kB is refused', () => {
		expect(post({ 'Content-Length': '65537' })?.status).toBe(413);
		expect(post({ 'Content-Length': '65536' })).toBeUndefined();
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
