import type { LoggedRequest } from '@aerolume/demo-shop/request-log';
import { describe, expect, test } from 'vitest';
import { useEdge } from './edge';

const edge = useEdge();

/** Platform requests of an operation. */
async function requestsOf(operation: string): Promise<LoggedRequest[]> {
	const response = await fetch(`${edge.shopOrigin}/__demo/requests`);
	const { requests } = (await response.json()) as { requests: LoggedRequest[] };
	return requests.filter((request) => request.operation === operation);
}

/** Handles of the products in a page's list. */
function products(html: string): string[] {
	const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
	return [...main.matchAll(/href="[^"]*\/products\/([\w-]+)["?]/g)].map(
		([, handle = '']) => handle,
	);
}

describe('a collection', () => {
	test('is queried by handle, sort order, filters, language and country, 24 products per page', async () => {
		await edge.page(
			'/en/collections/frames?filter.available=true&filter.price=10-100&sort=price-desc',
		);
		const [request] = await requestsOf('Collection');
		expect(request?.variables).toMatchObject({
			handle: 'frames',
			first: 24,
			sortKey: 'PRICE',
			reverse: true,
			filters: [{ available: true }, { price: { min: 10, max: 100 } }],
			language: 'EN',
			country: 'US',
		});
	});

	test('queries all filters beside the list, only if one is chosen', async () => {
		await edge.page('/collections/maps?filter.available=true');
		expect((await edge.operations()).sort()).toEqual(['Collection', 'CollectionFilters']);
		await edge.page('/collections/gifts');
		expect(await requestsOf('CollectionFilters')).toHaveLength(1);
	});

	test('sends both queries in parallel', async () => {
		const delayMs = 1_000;
		await edge.faults([{ operation: '*', kind: 'latency', delayMs }]);
		await edge.page('/collections/desk?filter.available=true');
		const [list] = await requestsOf('Collection');
		const [probe] = await requestsOf('CollectionFilters');
		const apart = Math.abs(Date.parse(String(list?.at)) - Date.parse(String(probe?.at)));
		expect(apart).toBeLessThan(delayMs);
	});

	test.each([
		['', 'Du bist hier'],
		['/en', 'You are here'],
	])('names its breadcrumbs as a text page does, with the prefix %j', async (prefix, label) => {
		for (const path of ['/collections/frames', '/docs/about']) {
			const main = (await edge.page(prefix + path)).split('<main')[1] ?? '';
			expect(/<nav[^>]* aria-label="([^"]*)"/.exec(main)?.[1], path).toBe(label);
		}
	});

	test.each(['/en/collections', '/en/collections/maps', '/en/search?q=xyzzy', '/en/cart'])(
		'brings its picture at night too on %s',
		async (path) => {
			const html = await edge.page(path);
			expect(html).toMatch(/<(?:img|source)[^>]*\/collection-maps\.webp/);
			expect(html).toMatch(/<(?:img|source)[^>]*\/collection-maps-night\.webp/);
		},
	);

	test('has its own default order', async () => {
		const html = await edge.page('/collections/frames?sort=title');
		expect(products(html)).toEqual(['frame-aluminium', 'frame-oak', 'frame-black']);
	});
});

describe('a URL of a collection', () => {
	test.each([
		'after=garbage',
		'after=eyJsYXN0X2lkIjoxfQ==',
		'before=garbage',
		'after=%00',
		'after=',
		'sort=drop+table',
		'filter.price=-',
		'filter.price=%F0%9F%92%A9',
		'filter.unknown=1',
		`filter.tag=${'x'.repeat(5000)}`,
	])('with %s shows the first page of the unfiltered list', async (search) => {
		const html = await edge.page(`/collections/spare-parts?${search}`);
		expect(products(html)).toHaveLength(7);
	});

	test.each([
		'filter.option=x:y',
		'filter.category=zz',
		'filter.product.custom.none=1',
		'filter.variant.custom.none=1',
		'filter.taxonomy.custom.none=1',
		'filter.color=99',
		'filter.tag=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
	])('with %s shows an empty list, and leads to the other collections', async (search) => {
		const html = await edge.page(`/en/collections/spare-parts?${search}`);
		expect(html).toMatch(/<h2[^>]*>No products match these filters\.<\/h2>/);
		const others = html.slice(html.indexOf('id="collections"'));
		expect(others).toContain('href="/en/collections/maps"');
		expect(others).not.toContain('href="/en/collections/spare-parts"');
		expect(html).not.toContain('<script>alert');
	});

	test('is cached with a sort order, but with no other parameter', async () => {
		const cacheStatus = async (search: string) => {
			await edge.page(`/collections/posters${search}`);
			const again = await edge.fetch(`/collections/posters${search}`);
			return again.headers.get('X-Page-Cache');
		};
		expect(await cacheStatus('?sort=newest')).toBe('hit');
		expect(await cacheStatus('?filter.available=true')).toBeNull();
		expect(await cacheStatus('?sort=made-up')).toBeNull();
	});
});

describe('during an outage', () => {
	test('a cached collection is served', async () => {
		const path = '/en/collections/frames?sort=title';
		const cached = await edge.page(path);
		await edge.faults([{ operation: '*', kind: 'http500' }]);
		expect(await edge.page(path)).toBe(cached);
	});

	test.each([
		['http500', 'frames'],
		['timeout', 'desk'],
		['partial', 'spare-parts'],
	])('%s of the filters only: the list is shown without them', async (kind, handle) => {
		await edge.faults([{ operation: 'CollectionFilters', kind }]);
		// Another market, so that nothing is cached from other tests.
		const headers = { Cookie: 'country=AT' };
		const html = await edge.page(`/collections/${handle}?filter.available=true`, { headers });
		expect(await requestsOf('CollectionFilters')).toHaveLength(1);
		expect(products(html).length).toBeGreaterThan(0);
		expect(html).toContain('Aktive Filter');
	});
});
