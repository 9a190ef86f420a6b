import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, textOf, useEdge } from './edge';
import { shownIn } from './mailbox';

const edge = useEdge();

/** Each test uses different pages, because cached pages are served during an outage. */
const down = (operation = '*') => edge.faults([{ operation, kind: 'http500' }]);

describe('during an outage', () => {
	test.each([
		[
			'/products/poster-usa',
			'Nicht verfügbar',
			'Fehler aufgetreten',
			'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut',
			['Dein Warenkorb bleibt erhalten', 'Noch einmal versuchen'],
		],
		[
			'/en/collections/desk',
			'Service Unavailable',
			'Something went wrong',
			'Please try again later.',
			['Your cart is safe', 'Try again'],
		],
	])(
		'uncached, %s responds with 503 in its language',
		async (path, status, title, description, texts) => {
			await down();
			const response = await edge.fetch(path);
			expect(response.status).toBe(503);
			expect(response.headers.get('Retry-After')).toBe('10');
			expect(response.headers.get('Cache-Control')).toBe('private, no-store');
			const html = await response.text();
			expect(html).toContain('<footer');
			for (const text of texts) expect(html).toContain(text);
			// To the same URL.
			expect(html).toMatch(/<a [^>]*href=""[^>]*>(Noch einmal versuchen|Try again)</);
			expect(html).toContain(`<title>${title} - Aerolume</title>`);
			expect(html).toMatch(new RegExp(`>503(<!-- -->| )+${status}</p>`));
			expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
			expect(html).toContain(`>${description}</p>`);
			expect(html).toMatch(/<p lang="en"[^>]*>Shopify API error: GraphQL request failed after \d/);
			await edge.faults([]);
			expect((await edge.fetch(path)).status).toBe(200);
		},
	);

	// In a market of its own, so that nothing is cached.
	test.each([
		'/collections',
		'/de/api/country',
		'/feeds/products.xml',
		'/products/poster-usa.md',
		'/sitemap/products-1.xml',
	])('%s responds with 503', async (path) => {
		await down();
		const response = await edge.fetch(path, { headers: { Cookie: 'country=NL' } });
		expect(response.status).toBe(503);
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(response.headers.get('Cache-Control')).toMatch(/\bno-store$/);
	});

	test('a guide is complete without the platform, and has its picture again afterwards', async () => {
		const path = '/en/docs/care-and-repair/led-chain';
		await down();
		const without = await edge.page(path);
		expect(without).toContain('<h2 id="replace">');
		expect(without).not.toContain('/aerolume-inside.webp');
		await edge.faults([]);
		expect(await edge.page(path)).toContain('/aerolume-inside.webp');
	});

	test('a cached page is served', async () => {
		const cached = await edge.page('/products/poster-germany');
		await down();
		const response = await edge.fetch('/products/poster-germany');
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(cached);
	});

	test('a crawler gets the status without content, and the log names the retries and the request', async () => {
		await down();
		const response = await edge.fetch('/products/poster-alps', {
			headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
		});
		expect(response.status).toBe(503);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(await response.text()).toBe('');
		const id = response.headers.get('X-Request-Id');
		const lines = edge.log().flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
		const own = lines.filter(({ requestId }) => requestId === id);
		expect(own.map(({ message }) => message)).toEqual([
			'Retrying storefront API fetch request (1/3)',
			'Retrying storefront API fetch request (2/3)',
			'Shopify API request failed',
			'Error page not sent to a crawler',
		]);
	});

	test('the cart page responds with 503, and a post to it shows an error', async () => {
		await down();
		const response = await edge.post('/en/cart', { intent: 'add', variantId: variantIds.plenty });
		expect(response.status).toBe(503);
		expect(await response.text()).toContain('We couldn’t save that just now');
	});

	test('a form of the cart keeps what was typed although the cart cannot be read', async () => {
		const added = await edge.post('/en/cart', { intent: 'add', variantId: variantIds.plenty });
		const Cookie = cookiesOf(added);
		await down();
		const failed = async (fields: Record<string, string>) => {
			const response = await edge.post('/en/cart', fields, { Cookie });
			expect(response.status).toBe(503);
			const page = await shownIn(response);
			expect(textOf(page)).toContain('We couldn’t save that just now');
			expect(page).not.toContain('Your cart is empty');
			return page;
		};
		const gift = { intent: 'gift', message: 'Safe travels!', date: '' };
		expect(await failed(gift)).toMatch(/<details[^>]* open="".*Safe travels!<\/textarea>/s);
		const code = { intent: 'discount', code: 'WELCOME10' };
		expect(await failed(code)).toMatch(/<details[^>]* open="".*name="code"[^>]*value="WELCOME10"/s);
		const removed = await failed({ intent: 'remove', lineId: 'gid://shopify/CartLine/1' });
		expect(removed).toMatch(/<a [^>]*href="\/en\/cart"[^>]*>Try again</);
		// A visit is no form: it gets the error page.
		const visit = await edge.fetch('/en/cart', { headers: { Cookie } });
		expect(await visit.text()).toContain('Something went wrong');
	});
});

describe('with a partial response', () => {
	test('a page shows the available data, and is not cached', async () => {
		await edge.faults([{ operation: '*', kind: 'partial', path: 'product.featuredImage' }]);
		const partial = await edge.fetch('/products/frame-aluminium');
		expect(partial.status).toBe(200);
		expect(partial.headers.get('Cache-Control')).toBe('private, no-store');
		await edge.faults([]);
		const complete = await edge.fetch('/products/frame-aluminium');
		expect(complete.status).toBe(200);
		expect(complete.headers.get('X-Page-Cache')).toBeNull();
	});

	test.each([
		['/en/products/poster-alps', 'product', 'INTERNAL_SERVER_ERROR'],
		['/en/products/poster-clouds', 'product.variants.nodes.0.price', 'UNKNOWN'],
		['/en/aerolume', 'product', 'ACCESS_DENIED'],
		['/en', 'map', 'UNKNOWN'],
		['/en/collections/maps', 'collection', 'ACCESS_DENIED'],
		['/en/collections/posters', 'collection.products.nodes.0.priceRange', 'UNKNOWN'],
		[`/en/stock?variant=${variantIds.soldOut}`, 'nodes.0', 'UNKNOWN'],
		['/en/wishlist?ids=8000000000002', 'nodes.0', 'UNKNOWN'],
	])('%s whose %s is null because of %s is not “not found”', async (page, path, code) => {
		await edge.faults([{ operation: '*', kind: 'partial', path, code }]);
		const response = await edge.fetch(page);
		expect(response.status).toBe(503);
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		expect(await response.text()).toContain('Try again');
		await edge.faults([]);
		expect((await edge.fetch(page)).status).toBe(200);
	});

	test('a page is complete if a part is only null once', async () => {
		await edge.faults([{ operation: 'Product', kind: 'partial', path: 'product', times: 1 }]);
		expect((await edge.fetch('/products/poster-usa')).status).toBe(200);
	});

	test.each(['products.resources', 'collections.pagesCount'])(
		'the sitemap is complete or 503, even with %s denied',
		async (path) => {
			const denied = { kind: 'partial', path, code: 'ACCESS_DENIED' };
			await edge.faults([{ operation: 'ShopSitemap', ...denied }]);
			expect((await edge.fetch('/sitemap.xml')).status).toBe(503);
		},
	);

	test('a part of the sitemap is not “not found” if its entries are denied', async () => {
		const denied = { kind: 'partial', path: 'sitemap.resources', code: 'ACCESS_DENIED' };
		await edge.faults([{ operation: 'ShopSitemapPage', ...denied }]);
		expect((await edge.fetch('/sitemap/products-1.xml')).status).toBe(503);
	});
});

describe('a slow or throttling platform', () => {
	// Another market each time, so that nothing is cached.
	test.each([
		['throttled', 'AT'],
		['http430', 'IT'],
		['drop', 'BE'],
	])('%s twice: the page still loads', async (kind, country) => {
		await edge.faults([{ operation: '*', kind, times: 2 }]);
		const headers = { Cookie: `country=${country}` };
		expect((await edge.fetch('/products/aerolume', { headers })).status).toBe(200);
	});
});
