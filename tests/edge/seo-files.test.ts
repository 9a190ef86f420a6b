import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { variantIds } from '../setup/catalogue';
import { SITE_URL, useSharedEdge } from './edge';
import { sendRaw } from './raw-request';

type Item = Record<string, string | string[]>;

const parser = new XMLParser({
	parseTagValue: false,
	isArray: (name) => ['item', 'g:additional_image_link'].includes(name),
});

function itemsOf(xml: string): Item[] {
	expect(XMLValidator.validate(xml)).toBe(true);
	return parser.parse(xml).rss.channel.item;
}

describe('robots.txt', () => {
	const edge = useSharedEdge();

	test.each(['', '/de', '/en'])(
		'at %j excludes private pages with every prefix, and names the sitemap',
		async (form) => {
			const response = await edge.fetch(`${form}/robots.txt`);
			expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
			const rules = (await response.text()).split('\n');
			for (const path of ['/cart', '/account', '/auth', '/api', '/search']) {
				for (const prefix of ['', '/de', '/en'])
					expect(rules).toContain(`Disallow: ${prefix}${path}`);
			}
			expect(rules).toContain('Disallow: /*?filter');
			expect(rules).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
			expect(rules).not.toContain('Disallow: /');
		},
	);
});

describe('a URL that is not SITE_URL’s', () => {
	const edge = useSharedEdge();
	const tagOf = async (host: string, path: string) => {
		const response = await sendRaw(
			edge.origin,
			`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
		);
		if (typeof response === 'string') throw new Error(response);
		return response.headers.get('X-Robots-Tag');
	};

	test.each(['/en', '/en/faq', '/aerolume', '/no-such-page'])(
		'is kept out of search engines at %s, the shop’s own is not, whichever is requested first',
		async (path) => {
			expect(await tagOf('shop.workers.example', path)).toBe('noindex');
			expect(await tagOf('aerolume.example', path)).toBeNull();
			expect(await tagOf('shop.workers.example', path)).toBe('noindex');
		},
	);
});

describe('the product feed', () => {
	const edge = useSharedEdge();

	test.each([
		['/feeds/products.xml', 'EUR', 'Aerolume, Deutschland / Eiche / 60 × 40 cm', ''],
		['/en/feeds/products.xml', 'USD', 'Aerolume, Germany / Oak / 24 × 16 in (60 × 40 cm)', '/en'],
	])('%s has the fields of shopping services, in %s', async (path, currency, title, prefix) => {
		const response = await edge.fetch(path, { headers: { Cookie: 'country=CH' } });
		expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
		const items = itemsOf(await response.text());
		expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length);
		for (const item of items) {
			for (const name of ['g:id', 'title', 'description', 'link', 'g:image_link', 'g:brand']) {
				expect(item[name], `${item['g:id']} ${name}`).toBeTruthy();
			}
			expect(item['g:price']).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`));
			expect(['in_stock', 'out_of_stock', 'backorder']).toContain(item['g:availability']);
			const identifiers = ['g:gtin', 'g:mpn', 'g:identifier_exists'].filter((name) => item[name]);
			expect(identifiers).toHaveLength(1);
		}
		expect(items.find((item) => item['g:id'] === variantIds.plenty)).toMatchObject({
			title,
			link: `${SITE_URL}${prefix}/aerolume?variant=${variantIds.plenty}`,
			'g:item_group_id': '8000000000001',
			'g:condition': 'new',
			'g:mpn': 'AL-DE-OAK-60',
			'g:shipping_weight': '2900 g',
		});
	});

	test('only has EU sale prices compared with the lowest of the last 30 days', async () => {
		const price = async (path: string, sku: string) => {
			const item = itemsOf(await edge.page(path)).find((each) => each['g:mpn'] === sku);
			return [item?.['g:price'], item?.['g:sale_price']];
		};
		expect(await price('/feeds/products.xml', 'AL-EU-OAK-90')).toEqual([
			'569.00 EUR',
			'529.00 EUR',
		]);
		expect(await price('/feeds/products.xml', 'AL-US-ALU-60')).toEqual(['369.00 EUR', undefined]);
		expect(await price('/en/feeds/products.xml', 'AL-US-ALU-60')).toEqual([
			'439.00 USD',
			'399.00 USD',
		]);
	});
});

describe('with 1,000 products', () => {
	let shop: DemoShop;
	let edge: Edge;

	beforeAll(async () => {
		shop = await startDemoShop({ port: 0, catalogueSize: 1_000 });
		edge = await startEdge({ port: 0, worker: demoShopEnvironment(shop.origin, SITE_URL) });
	});

	afterAll(async () => {
		await edge.close();
		await shop.close();
	});

	test('the feed has every variant of all of them', async () => {
		const items = itemsOf(await (await fetch(`${edge.origin}/feeds/products.xml`)).text());
		const groups = new Set(items.map((item) => item['g:item_group_id'] ?? item['g:id']));
		expect(groups.size).toBeGreaterThan(1_000);
		expect(items.length).toBeGreaterThan(4_000);
	});

	test('llms.txt lists the first 250 and links to the rest', async () => {
		const text = await (await fetch(`${edge.origin}/en/llms.txt`)).text();
		const products = text.match(/\/(products\/[\w-]+|en\/aerolume)\.md\)/g);
		// The map is among the main pages as well.
		expect(new Set(products).size).toBe(250);
		expect(text).toContain('All other products are in the product feed.');
	});
});

describe('text for language models', () => {
	const edge = useSharedEdge();

	test.each([
		['/llms.txt', ''],
		['/en/llms.txt', '/en'],
	])('%s lists Markdown pages, and each exists', async (path, prefix) => {
		const text = await edge.page(path);
		expect(text).toMatch(/^# Aerolume\n\n> .+\n\n\w/);
		const links = [...text.matchAll(/\]\((https:[^)]*)\)/g)].map(([, href = '']) => href);
		expect(links).toContain(`${SITE_URL}${prefix}/index.md`);
		expect(links).toContain(`${SITE_URL}${prefix}/aerolume.md`);
		expect(links).toContain(`${SITE_URL}${prefix}/collections/posters.md`);
		for (const href of links) {
			const response = await edge.fetch(href.slice(SITE_URL.length));
			expect(response.status, href).toBe(200);
			await response.body?.cancel();
		}
	});

	test.each([
		['/', '/index.md', '## Lieferung'],
		['/en', '/en/index.md', '## Delivery'],
		['/aerolume', '/aerolume.md', 'Häufige Fragen'],
		['/en/aerolume', '/en/aerolume.md', 'Taxes & shipping calculated at checkout'],
		['/products/frame-oak', '/products/frame-oak.md', 'inkl. MwSt., zzgl. Versand'],
		['/en/products/gift-card', '/en/products/gift-card.md', 'In stock'],
	])('%s links to its Markdown version %s', async (page, markdown, words) => {
		const html = await edge.page(page);
		expect(html).toContain(
			`<link rel="alternate" type="text/markdown" href="${SITE_URL}${markdown}"/>`,
		);
		const response = await edge.fetch(markdown);
		expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
		expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
		expect(response.headers.get('Link')).toBe(
			`<${SITE_URL}${page === '/' ? '/' : page}>; rel="canonical"`,
		);
		const text = await response.text();
		expect(text).toMatch(/^# /);
		expect(text).toContain(words);
		expect(text).not.toMatch(/<(p|h\d|ul|strong)[ >]/);
	});

	test('a Markdown version has the prices of its page', async () => {
		const german = await edge.page('/aerolume.md');
		expect(german).toContain('529 € (niedrigster Preis der letzten 30 Tage: 569 €)');
		expect(german).toContain('Deutschland / Aluminium / 90 × 60 cm: 549 €, Ausverkauft');
		const american = await edge.page('/en/aerolume.md', { headers: { Cookie: 'country=US' } });
		expect(american).toContain('$379');
	});

	test.each(['/products/nope.md', '/en/collections/nope.md'])(
		'%s responds with 404',
		async (path) => {
			const response = await edge.fetch(path);
			expect(response.status).toBe(404);
			expect(response.headers.get('Cache-Control')).toBe('no-store');
		},
	);

	test.each(['/sitemap.xml', '/robots.txt', '/llms.txt', '/index.md', '/feeds/products.xml'])(
		'%s only accepts GET',
		async (path) => {
			const response = await edge.post(path, {});
			expect(response.status).toBe(405);
			expect(response.headers.get('Allow')).toBe('GET');
		},
	);
});
