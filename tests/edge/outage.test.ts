import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { useEdge } from './edge';

const edge = useEdge();

/** Each test uses different pages, because cached pages are served during an outage. */
const down = (operation = '*') => edge.faults([{ operation, kind: 'http500' }]);

describe('with the platform down', () => {
	test('a page that was never kept answers 503, says when to come back, and offers to try again', async () => {
		await down();
		const response = await edge.fetch('/en/products/poster-usa');
		expect(response.status).toBe(503);
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		const html = await response.text();
		expect(html).toContain('Your cart is safe');
		expect(html).toContain('Try again');
		expect(html).toContain('<footer');
	});

	test('a page that was kept is served', async () => {
		const kept = await edge.page('/products/poster-germany');
		await down();
		const response = await edge.fetch('/products/poster-germany');
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(kept);
	});

	test('a crawler gets the status and nothing to index, and the log gets a line', async () => {
		await down();
		const response = await edge.fetch('/products/poster-alps', {
			headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
		});
		expect(response.status).toBe(503);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(await response.text()).toBe('');
		expect(edge.log().join('\n')).toContain('Error page withheld from a crawler');
	});

	test('the cart page answers 503, and a post to it keeps the shopper informed', async () => {
		await down();
		const response = await edge.post('/en/cart', { intent: 'add', variantId: variantIds.plenty });
		expect(response.status).toBe(503);
		expect(await response.text()).toContain('The change could not be saved just now');
	});

	test('the log names the retries, the failure and the request', async () => {
		await down();
		const response = await edge.fetch('/products/poster-scandinavia');
		const id = response.headers.get('X-Request-Id');
		const lines = edge.log().flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
		const own = lines.filter(({ requestId }) => requestId === id);
		expect(own.map(({ message }) => message)).toEqual([
			'Retrying storefront API fetch request (1/3)',
			'Retrying storefront API fetch request (2/3)',
			'Shopify API request failed',
		]);
	});
});

describe('with an answer in part', () => {
	test('a page shows what there is, and is not kept', async () => {
		await edge.faults([{ operation: '*', kind: 'partial', path: 'product.featuredImage' }]);
		const response = await edge.fetch('/products/frame-aluminium');
		expect(response.status).toBe(200);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		await edge.faults([]);
		const whole = await edge.fetch('/products/frame-aluminium');
		expect(whole.status).toBe(200);
		expect(whole.headers.get('X-Page-Cache')).toBeNull();
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
	])('%s whose %s is withheld by %s is not “not found”', async (page, path, code) => {
		await edge.faults([{ operation: '*', kind: 'partial', path, code }]);
		const response = await edge.fetch(page);
		expect(response.status).toBe(503);
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		expect(await response.text()).toContain('Try again');
		await edge.faults([]);
		expect((await edge.fetch(page)).status).toBe(200);
	});

	test('a page whose part is withheld once arrives all the same', async () => {
		await edge.faults([{ operation: 'Product', kind: 'partial', path: 'product', times: 1 }]);
		expect((await edge.fetch('/products/poster-usa')).status).toBe(200);
	});

	test.each(['map', 'products.resources', 'collections.pagesCount'])(
		'the sitemap is whole or 503, with %s denied too',
		async (path) => {
			const denied = { kind: 'partial', path, code: 'ACCESS_DENIED' };
			await edge.faults([{ operation: 'ShopSitemap', ...denied }]);
			expect((await edge.fetch('/sitemap.xml')).status).toBe(503);
		},
	);

	test('a part of the sitemap is not “not found” where its entries are denied', async () => {
		const denied = { kind: 'partial', path: 'sitemap.resources', code: 'ACCESS_DENIED' };
		await edge.faults([{ operation: 'ShopSitemapPage', ...denied }]);
		expect((await edge.fetch('/sitemap/products-1.xml')).status).toBe(503);
	});
});

describe('a platform that is slow or busy', () => {
	test.each(['throttled', 'http429', 'http430', 'http502', 'malformed', 'drop'])(
		'%s twice: the page arrives all the same',
		async (kind) => {
			await edge.faults([{ operation: '*', kind, times: 2 }]);
			// Another market each time, so that nothing is cached.
			const country = {
				throttled: 'AT',
				http429: 'FR',
				http430: 'IT',
				http502: 'ES',
				malformed: 'NL',
				drop: 'BE',
			}[kind];
			const response = await edge.fetch('/products/aerolume', {
				headers: { Cookie: `country=${country}` },
			});
			expect(response.status).toBe(200);
		},
	);
});
