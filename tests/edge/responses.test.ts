import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { visitorOf } from './account-visitor';
import { cookiesOf, useEdge } from './edge';

const edge = useEdge();

const PUBLIC = ['/de', '/en', '/aerolume', '/products/aerolume', '/en/products/gift-card'];
const PRIVATE = ['/cart', '/en/cart', '/api/session'];
const EVERY = [
	...PUBLIC,
	...PRIVATE,
	'/nope',
	'/products/nope',
	'/locales/de.json',
	'/cart/',
	'/favicon.ico',
	'/api/shopify-storefront',
];

describe('every response', () => {
	test.each(EVERY)('%s carries the security headers', async (path) => {
		const { headers } = await edge.fetch(path);
		expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
		expect(headers.get('Permissions-Policy')).toContain('camera=()');
		expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
	});

	test.each(EVERY)('%s has the right Cache-Control', async (path) => {
		const { headers } = await edge.fetch(path);
		expect(headers.get('Cache-Control')).toBeTruthy();
	});
});

describe('a public page', () => {
	test.each(PUBLIC)('%s is revalidated by its ETag', async (path) => {
		const first = await edge.fetch(path);
		expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
		const etag = first.headers.get('ETag') ?? '';
		const again = await edge.fetch(path, { headers: { 'If-None-Match': etag } });
		expect(again.status).toBe(304);
	});

	test('keeps its ETag when it is rendered again', async () => {
		// The results of a search are not cached.
		const [first, again] = [await edge.fetch('/docs?q=led'), await edge.fetch('/docs?q=led')];
		expect(await again.text()).not.toBe(await first.text());
		expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
		expect(again.headers.get('ETag')).toBeTruthy();
	});

	test.each(PUBLIC)('%s has the same bytes for everyone, and sets no cookie', async (path) => {
		const added = await edge.post('/cart', { intent: 'add', variantId: variantIds.plenty });
		const stranger = await edge.fetch(path);
		// An unlisted parameter bypasses the page cache: a response for this visitor.
		const own = await edge.fetch(`${path}?fresh=1`, { headers: { Cookie: cookiesOf(added) } });
		expect(stranger.headers.getSetCookie()).toEqual([]);
		expect(own.headers.getSetCookie()).toEqual([]);
		const withoutQuery = (await own.text()).replaceAll('?fresh=1', '');
		expect(withoutQuery).toBe(await stranger.text());
	});

	test.each(PUBLIC)('%s preloads its style sheet by a header', async (path) => {
		const page = await edge.fetch(path);
		const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? [];
		expect(sheet).toMatch(/^\/assets\/app-.*\.css$/);
		expect(page.headers.get('Link')).toBe(`<${sheet}>; rel=preload; as=style`);
	});

	test('contains no visitor data: that comes from one small private request', async () => {
		const visitor = visitorOf(edge);
		await visitor.logIn();
		await visitor.post('/api/cart', {
			intent: 'add',
			variantId: variantIds.plenty,
			quantity: '1',
		});
		visitor.jar.set('consent', '00000000.functional.recent');
		const own = await visitor.get('/api/session');
		expect(own.headers.get('Cache-Control')).toBe('private, no-store');
		const body = await own.text();
		expect(JSON.parse(body)).toMatchObject({
			cart: { totalQuantity: 1 },
			customer: { displayName: 'Mara Lindner' },
		});
		expect(Buffer.byteLength(body)).toBeLessThan(4096);
		const requestCount = (await edge.operations()).length;
		for (const path of ['/de', '/products/aerolume']) {
			const html = await (await visitor.get(`${path}?fresh=2`)).text();
			expect(html.replaceAll('?fresh=2', '')).toBe(await edge.page(path));
			expect(html).not.toMatch(/Mara|00000000\.functional/);
		}
		const forPages = (await edge.operations()).slice(requestCount).filter((name) => name !== null);
		expect(forPages.filter((name) => /^(Cart|Customer|Account)/.test(name))).toEqual([]);
	});

	test.each(PUBLIC)(
		'%s allows its own inline scripts by their hashes, and no others',
		async (path) => {
			for (const response of [await edge.fetch(path), await edge.fetch(path)]) {
				const policy = response.headers.get('Content-Security-Policy') ?? '';
				const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
				expect(scripts).not.toMatch(/unsafe|nonce|\*/);
				const html = await response.text();
				const inline = [
					...html.matchAll(/<script(?![^>]*src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
				];
				expect(inline.length).toBeGreaterThan(2);
				for (const [, body = ''] of inline) {
					const hash = createHash('sha256').update(body).digest('base64');
					expect(scripts).toContain(`'sha256-${hash}'`);
				}
			}
		},
	);

	test('comes from the page cache the second time, for each market', async () => {
		const path = '/products/frame-black';
		await edge.page(path);
		const germany = await edge.fetch(path);
		expect(germany.headers.get('X-Page-Cache')).toBe('hit');
		const american = await edge.fetch(path, { headers: { Cookie: 'country=US' } });
		expect(american.headers.get('X-Page-Cache')).toBeNull();
		expect(await american.text()).toContain('$');
	});

	test('HEAD has the headers of GET', async () => {
		const get = await edge.fetch('/products/frame-oak');
		const head = await edge.fetch('/products/frame-oak', { method: 'HEAD' });
		expect(head.status).toBe(200);
		expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
		expect(await head.text()).toBe('');
	});

	test('that does not exist is not cached, nor is its data', async () => {
		const response = await edge.fetch('/products/nope.data');
		expect(response.status).toBe(404);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
	});

	test('client-side navigations get data from the cache too', async () => {
		await edge.page('/products/frame-oak.data');
		const again = await edge.fetch('/products/frame-oak.data');
		expect(again.headers.get('X-Page-Cache')).toBe('hit');
		expect(again.headers.get('Content-Type')).toContain('text/x-script');
	});
});

describe('a private response', () => {
	test.each(PRIVATE)('%s is not cached', async (path) => {
		const { headers } = await edge.fetch(path);
		expect(headers.get('Cache-Control')).toBe('private, no-store');
	});

	test('an action is not cached', async () => {
		const response = await edge.post('/cart', { intent: 'add', variantId: variantIds.plenty });
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const cookie = response.headers.get('Set-Cookie') ?? '';
		expect(cookie).toMatch(/^__Host-session=/);
		for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=3628800', 'Path=/']) {
			expect(cookie).toContain(part);
		}
	});

	test('the session cookie is only sent again after a change', async () => {
		const first = await edge.post('/cart', { intent: 'add', variantId: variantIds.plenty });
		const second = await edge.post(
			'/cart',
			{ intent: 'add', variantId: variantIds.large },
			{ Cookie: cookiesOf(first) },
		);
		expect(second.status).toBe(303);
		expect(second.headers.getSetCookie()).toEqual([]);
	});
});

describe('an unknown URL', () => {
	test.each([
		['/nope', 'Page not found: /nope'],
		['/design-system', 'Page not found: /design-system'],
		['/de/nope/deeper', 'Page not found: /de/nope/deeper'],
		['/fr/collections/posters', 'Page not found: /fr/collections/posters'],
		['/fr/robots.txt', 'Page not found: /fr/robots.txt'],
		['/fr/api/session', 'Page not found: /fr/api/session'],
		['/en/nope?q=1', 'Page not found: /en/nope'],
		['/products/nope', 'Page Not Found: /products/nope'],
		['/en/products/nope?variant=1', 'Page Not Found: /en/products/nope'],
		['/collections/nope?sort=title', 'Page Not Found: /collections/nope'],
		['/docs/care-and-repair/nope', 'Page Not Found: /docs/care-and-repair/nope'],
		['/en/legal/imprint/nope', 'Page Not Found: /en/legal/imprint/nope'],
		['/cart/nonsense', 'Page Not Found: /cart/nonsense'],
	])('%s responds with 404, the layout and a text, and is not cached', async (path, text) => {
		const response = await edge.fetch(path);
		expect(response.status).toBe(404);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const html = await response.text();
		const [status, title] = path.startsWith('/en/')
			? ['Not Found', 'Page not found']
			: ['Nicht gefunden', 'Diese Seite gibt es nicht'];
		expect(html).toContain(`<title>${title} - Aerolume</title>`);
		expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
		expect(html).toMatch(new RegExp(`>404(<!-- -->| )+${status}</p>`));
		expect(html).toMatch(new RegExp(`<p lang="en"[^>]*>${text}</p>`));
		expect(html).toContain('<header');
		expect(html).toContain('<footer');
	});

	test('is rendered for a crawler too', async () => {
		const response = await edge.fetch('/nope', { headers: { 'User-Agent': 'Googlebot/2.1' } });
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('Page not found: /nope');
	});

	test('shows its path escaped', async () => {
		const html = await (await edge.fetch('/<script>alert(1)</script>')).text();
		expect(html).not.toContain('<script>alert(1)');
	});
});
