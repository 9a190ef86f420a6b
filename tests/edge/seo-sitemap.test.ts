import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { SITE_URL, useEdge } from './edge';

interface MapEntry {
	loc: string;
	lastmod?: string;
	'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[];
	'image:image'?: { 'image:loc': string };
}

const parser = new XMLParser({
	ignoreAttributes: false,
	isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

function entriesOf(xml: string): MapEntry[] {
	expect(XMLValidator.validate(xml)).toBe(true);
	return parser.parse(xml).urlset.url;
}

/** Path of a URL of the shop. */
const pathOf = (url: string) => url.slice(SITE_URL.length) || '/';

describe('the sitemap', () => {
	const edge = useEdge();

	test('is one file for a small shop, the same with every prefix', async () => {
		const map = await edge.page('/sitemap.xml');
		const urls = entriesOf(map).map(({ loc }) => loc);
		for (const path of ['/', '/en', '/aerolume', '/en/weather/alps', '/collections/posters']) {
			expect(urls).toContain(SITE_URL + path);
		}
		expect(urls).toContain(`${SITE_URL}/en/products/frame-oak`);
		expect(new Set(urls).size).toBe(urls.length);
		expect(await edge.page('/de/sitemap.xml')).toBe(map);
		expect(await edge.page('/en/sitemap.xml')).toBe(map);
	});

	test('lists collections and products by title', async () => {
		const paths = entriesOf(await edge.page('/sitemap.xml')).map(({ loc }) => pathOf(loc));
		const below = (folder: string) => paths.filter((path) => path.startsWith(`/${folder}/`));
		// Drucke, Ersatzteile, Für den Schreibtisch, Geschenke, Karten, Rahmen: the platform's order is another.
		expect(below('collections')).toEqual(
			['posters', 'spare-parts', 'desk', 'gifts', 'maps', 'frames'].map(
				(handle) => `/collections/${handle}`,
			),
		);
		// Druck Alpen, Druck Deutschland; the map comes before them, at its own URL.
		expect(below('products').slice(0, 2)).toEqual(
			['poster-alps', 'poster-germany'].map((handle) => `/products/${handle}`),
		);
		expect(paths.indexOf('/aerolume')).toBe(paths.indexOf('/products/poster-alps') - 2);
		expect(below('products').at(-1)).toBe('/products/poster-clouds');
	});

	test('contains languages, date of change and picture of each page', async () => {
		const all = entriesOf(await edge.page('/sitemap.xml'));
		const map = all.find(({ loc }) => loc.endsWith('/en/aerolume'));
		expect(map?.lastmod).toBeTruthy();
		expect(map?.['image:image']).toBeTruthy();
		const oak = all.find(({ loc }) => loc.endsWith('/en/products/frame-oak'));
		expect(oak?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
		expect(oak?.['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']])).toEqual([
			['de', `${SITE_URL}/products/frame-oak`],
			['en', `${SITE_URL}/en/products/frame-oak`],
			['x-default', `${SITE_URL}/products/frame-oak`],
		]);
		const picture = await fetch(oak?.['image:image']?.['image:loc'] ?? '');
		expect(picture.headers.get('Content-Type')).toMatch(/^image\//);
	});

	test('comes from the page cache the second time', async () => {
		await edge.page('/sitemap.xml');
		const again = await edge.fetch('/sitemap.xml');
		expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
		expect(again.headers.get('X-Page-Cache')).toBe('hit');
	});

	test('lists pages that respond with 200, each with itself as canonical and the same languages', async () => {
		const all = entriesOf(await edge.page('/sitemap.xml'));
		expect(all.length).toBeGreaterThan(50);
		const wrong: string[] = [];
		for (const { loc, 'xhtml:link': links } of all) {
			const response = await edge.fetch(pathOf(loc));
			const html = await response.text();
			const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
			const alternates = [
				...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g),
			].map(([, language, href]) => `${language} ${href}`);
			const listed = links.map((link) => `${link['@_hreflang']} ${link['@_href']}`);
			const same = alternates.join() === listed.join();
			const own = canonical === loc;
			if (response.status !== 200 || !own || !same || html.includes('content="noindex"')) {
				wrong.push(`${loc}: ${response.status} ${canonical} ${alternates}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	test.each(['/sitemap/products-99.xml', '/sitemap/nope.xml', '/sitemap/products-0.xml'])(
		'%s is not a part of it: 404, not cached',
		async (path) => {
			const response = await edge.fetch(path);
			expect(response.status).toBe(404);
			expect(response.headers.get('Cache-Control')).toBe('no-store');
		},
	);
});

describe('the sitemap of 5,000 products', () => {
	let shop: DemoShop;
	let edge: Edge;

	beforeAll(async () => {
		shop = await startDemoShop({ port: 0, catalogueSize: 5_000 });
		edge = await startEdge({ port: 0, worker: demoShopEnvironment(shop.origin, SITE_URL) });
	});

	afterAll(async () => {
		await edge.close();
		await shop.close();
	});

	async function operations(): Promise<string[]> {
		const log = await fetch(`${shop.origin}/__demo/requests`);
		const { requests } = (await log.json()) as { requests: { operation: string }[] };
		return requests.map(({ operation }) => operation);
	}

	test('is an index of small parts with all products, each with one platform request', async () => {
		const index = await (await fetch(`${edge.origin}/sitemap.xml`)).text();
		expect(XMLValidator.validate(index)).toBe(true);
		const parts: { loc: string }[] = parser.parse(index).sitemapindex.sitemap;
		const urls = new Set<string>();
		for (const { loc } of parts) {
			const before = (await operations()).length;
			const xml = await (await fetch(`${edge.origin}${pathOf(loc)}`)).text();
			expect((await operations()).length - before).toBeLessThanOrEqual(1);
			expect(xml.length).toBeLessThan(1_000_000);
			for (const { loc: url } of entriesOf(xml)) urls.add(url);
		}
		const products = [...urls].filter((url) => url.includes('/en/products/'));
		expect(products.length).toBeGreaterThan(5_000);
		expect(urls).toContain(`${SITE_URL}/collections/airport-prints`);
		expect(urls).toContain(`${SITE_URL}/en/weather/usa`);
	});
});
