import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, textOf, useEdge } from './edge';

const edge = useEdge();

const FORMS = ['', '/de', '/en'];
const PUBLIC = ['/de', '/aerolume', '/products/aerolume', '/en', '/en/products/gift-card'];

const inMarket = (country: string) => ({ headers: { Cookie: `country=${country}` } });

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const header = (html: string) => /<header[\s\S]*<\/header>/.exec(html)?.[0] ?? '';
const footer = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';

function links(html: string): Record<string, string> {
	return Object.fromEntries(
		[...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
			([, href, body = '']) => [textOf(body), href ?? ''],
		),
	);
}

describe.each(FORMS)('in the form %j', (form) => {
	const english = form === '/en';

	test('the header links to home, map, set-up guide and contact', async () => {
		const found = links(header(await edge.page(`${form}/products/frame-oak`)));
		expect(found).toMatchObject({
			Aerolume: form || '/',
			[english ? 'Home' : 'Startseite']: form || '/',
			[english ? 'Map' : 'Karte']: `${form}/aerolume`,
			[english ? 'Setup' : 'Einrichten']: `${form}/connect`,
			[english ? 'Contact' : 'Kontakt']: `${form}/contact`,
		});
	});

	test('the header marks the page, and the section of a page within it', async () => {
		const marked = async (path: string) =>
			[
				...header(await edge.page(form + path)).matchAll(
					/<a [^>]*aria-current="(\w+)"[^>]*>([^<]+)/g,
				),
			].map(([, current, label]) => [label, current]);
		const collections = english ? 'Collections' : 'Kollektionen';
		expect(await marked('/collections')).toEqual([[collections, 'page']]);
		expect(await marked('/collections/maps')).toEqual([[collections, 'true']]);
		expect(await marked('/products/aerolume')).toEqual([[english ? 'Map' : 'Karte', 'page']]);
		expect(await marked('/legal/imprint')).toEqual([]);
	});

	test('the footer links to shop and information, and shows logo, year and languages with flags', async () => {
		const html = footer(await edge.page(`${form}/products/frame-oak`));
		expect(links(html)).toMatchObject({
			[english ? 'Home' : 'Startseite']: form || '/',
			[english ? 'Buy the map' : 'Karte kaufen']: `${form}/aerolume`,
			[english ? 'Contact' : 'Kontakt']: `${form}/contact`,
			[english ? 'FAQ' : 'Häufige Fragen']: `${form}/faq`,
			[english ? 'Hang and connect' : 'Aufhängen und einrichten']: `${form}/docs/aerolume-connect`,
			[english ? 'Cookie settings' : 'Cookie-Einstellungen']: `${form}/legal/privacy`,
		});
		expect(html).toMatch(/<svg[\s\S]*<\/svg><span[^>]*>Aerolume<\/span>/);
		expect(textOf(html)).toContain(`© ${new Date().getFullYear()} Aerolume`);
		expect(textOf(html)).toContain('🇩🇪Deutsch🇺🇸English');
		expect(html).toContain('action="/api/locale"');
		expect(html.match(/<button type="submit" name="locale" value="(de|en)"/g)).toHaveLength(2);
		expect(html).toContain('<input type="hidden" name="path" value="/products/frame-oak"/>');
	});

	test('search and cart are plain links, without a count', async () => {
		const html = header(await edge.page(form || '/'));
		expect(html).toMatch(
			new RegExp(`<a aria-label="${english ? 'Cart' : 'Warenkorb'}"[^>]* href="${form}/cart"`),
		);
		expect(html).not.toContain('cart-count');
		expect(html).toMatch(
			new RegExp(`<a aria-label="${english ? 'Search' : 'Suche'}"[^>]* href="${form}/search"`),
		);
	});

	test('home shows the map with its price and a link to its page, for the language’s region', async () => {
		const html = main(await edge.page(form || '/'));
		// The cheapest map of the USA has another frame than the one on the wall.
		expect(textOf(html)).toMatch(
			english ? /\$439USA, Oak, \d/ : /349\u00a0€Deutschland, Eiche, 60\u00a0×\u00a040\u00a0cm/,
		);
		const edition = english ? variantIds.usaOak : variantIds.plenty;
		expect(links(html)[english ? 'Choose your map' : 'Karte aussuchen']).toBe(
			`${form}/aerolume?variant=${edition}`,
		);
	});
});

describe('prices', () => {
	test.each([
		['/', /ab \d+\u00a0€/],
		['/en', /from \$\d+/],
	])('%s has the default market of its language', async (path, price) => {
		expect(textOf(main(await edge.page(path)))).toMatch(price);
	});

	test.each([
		['/products/frame-oak', 'DE', '€', 'inkl. MwSt., zzgl. Versand'],
		['/en/products/frame-oak', 'FR', '€', 'incl. VAT, plus shipping'],
		['/en/products/frame-oak', 'US', '$', 'Taxes & shipping calculated at checkout'],
		['/products/frame-oak', 'US', '$', 'Steuern und Versand werden an der Kasse berechnet'],
	])(
		'%s in the market %s shows what the price in %s includes: %s',
		async (path, country, currency, note) => {
			const text = textOf(main(await edge.page(path, inMarket(country))));
			expect(text).toContain(currency);
			expect(text).toContain(note);
		},
	);

	test.each([
		[
			'/products/gift-card',
			'DE',
			'MwSt. fällt erst beim Einlösen an',
			'Sofort verfügbar',
			'inkl. MwSt.',
		],
		[
			'/en/products/gift-card',
			'US',
			'Tax applies when it’s redeemed',
			'Available right away',
			'calculated at checkout',
		],
	])(
		'%s is a voucher, so in %s its price note is only %j',
		async (path, country, note, way, absent) => {
			// Only the part above the second heading: products recommended below may be shipped.
			const [offer = ''] = main(await edge.page(path, inMarket(country))).split('<h2', 1);
			expect(textOf(offer)).toContain(note);
			expect(textOf(offer)).toContain(way);
			expect(textOf(offer)).not.toContain(absent);
		},
	);

	test('a price per metre is stated where the law requires it', async () => {
		expect(main(await edge.page('/products/cable-usb-c'))).toMatch(/>\d+,\d+\u00a0€ je m</);
		expect(main(await edge.page('/en/products/cable-usb-c'))).not.toMatch(/\d per m</);
	});

	test.each([
		[`/products/frame-black?variant=${variantIds.reduced}`, 'DE', '54\u00a0€'],
		[`/en/products/poster-clouds?variant=${variantIds.unprovenDiscount}`, 'US', '$42'],
	])('%s crosses out in %s: %s', async (path, country, former) => {
		expect(await edge.page(path, inMarket(country))).toMatch(
			new RegExp(`<s[^>]*>${former.replace('$', '\\$')}</s>`),
		);
	});

	test('a compare-at price that is not the lowest of the last 30 days is not crossed out in the EU', async () => {
		const html = await edge.page(`/products/poster-clouds?variant=${variantIds.unprovenDiscount}`);
		// Without the products below, of which one is reduced.
		const [panel = ''] = main(html).split('<section');
		expect(panel).toMatch(/\d\u00a0€/);
		expect(panel).not.toContain('<s ');
	});
});

describe('a product page', () => {
	test.each([
		[`/products/aerolume?variant=${variantIds.soldOut}`, 'Ausverkauft'],
		[`/en/products/aerolume?variant=${variantIds.soldOut}`, 'Sold out'],
		[`/en/aerolume?variant=${variantIds.soldOut}`, 'Sold out'],
		// Its English edition is sold out, its German one is not.
		['/en/products/metar-handbook', 'Sold out'],
	])(
		'%s is labelled %s, and has the link to be notified in place of the button to buy',
		async (path, soldOut) => {
			const html = main(await edge.page(path));
			expect(html).not.toMatch(/<form[^>]*action="[^"]*\/cart"/);
			expect(html).not.toMatch(/<(button|input)[^>]* disabled/);
			const notify = path.startsWith('/en')
				? 'Notify me when it’s back'
				: 'Benachrichtige mich, wenn es wieder da ist';
			expect(links(html)[notify]).toContain('/stock?');
			expect(textOf(html)).toContain(soldOut);
		},
	);

	test.each([
		[`/products/aerolume?variant=${variantIds.lastOne}`, 'Nur noch 1 Stück auf Lager'],
		[`/en/products/aerolume?variant=${variantIds.lastOne}`, 'Only 1 left in stock'],
		[`/en/products/aerolume?variant=${variantIds.threeLeft}`, 'Only 3 left in stock'],
		['/en/products/controller-board', 'Ships as soon as it’s back in stock'],
	])('%s says: %s', async (path, note) => {
		expect(textOf(main(await edge.page(path)))).toContain(note);
	});

	test.each([
		['/products/frame-oak', 'Lieferzeit 3–\u20605\u00a0Werktage (Deutschland)'],
		['/en/products/frame-oak', 'Arrives in 8–\u206012\u00a0business days (United\u00a0States)'],
		[
			'/aerolume',
			'Lieferzeit 3–\u20605\u00a0Werktage (Deutschland). Versand im plastikfreien Karton',
		],
	])(
		'%s states the time to the visitor’s country, then the metafield `shipping`',
		async (path, text) => {
			expect(textOf(main(await edge.page(path)))).toContain(text);
		},
	);

	test.each([
		['/products/frame-oak', /Auf Lager\s*Lieferung bis [^(]+\(Deutschland\)/],
		['/en/products/poster-clouds', /In stock\s*Arrives by [^(]+\(United\sStates\)/],
		['/aerolume', /Auf Lager\s*Lieferung bis [^(]+\(Deutschland\)/],
		['/products/controller-board', /Lieferzeit etwa drei Wochen\./],
	])('%s names the day by which it arrives, if it is in stock', async (path, promise) => {
		expect(textOf(main(await edge.page(path))).replaceAll('\u2060', '')).toMatch(promise);
	});

	test('shows the metafield `details` as a table of terms', async () => {
		const html = main(await edge.page('/en/products/led-strip'));
		expect(html).toMatch(/<dt[^>]*>Voltage<\/dt><dd[^>]*>5\u00a0V<\/dd>/);
	});

	test('shows the variant of its URL', async () => {
		const html = main(await edge.page(`/en/products/aerolume?variant=${variantIds.large}`));
		expect(html).toContain(`name="variantId" value="${variantIds.large}"`);
		expect(textOf(html)).toContain('$599');
		const chosen = [
			...html.matchAll(/<a [^>]*aria-current="true"[^>]*variant=[^>]*>([\s\S]*?)<\/a>/g),
		];
		expect(chosen.map(([, body = '']) => textOf(body))).toEqual([
			'Germany',
			'Oak',
			'35 × 24 in (90 × 60 cm)',
		]);
	});
});

describe('pictures', () => {
	const images = (html: string) => [...main(html).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);

	test('of home load lazily: the first view has none', async () => {
		const tags = images(await edge.page('/'));
		expect(tags.length).toBeGreaterThan(1);
		for (const tag of tags) expect(tag).toContain('loading="lazy"');
	});

	test.each(['/aerolume', '/products/aerolume'])(
		'of %s: the first loads with high priority, the others lazily',
		async (path) => {
			const [first, ...rest] = images(await edge.page(path));
			expect(first).toContain('loading="eager"');
			expect(first).toContain('fetchpriority="high"');
			expect(first).toContain('sizes="(min-width: 1024px) 55vw, 100vw"');
			expect(rest.length).toBeGreaterThan(1);
			for (const tag of rest) {
				expect(tag).toContain('loading="lazy"');
				expect(tag).not.toContain('fetchpriority');
			}
		},
	);

	test.each(['/', '/aerolume', '/products/aerolume'])(
		'of %s have widths of 400 to 3200 by the platform’s parameters, alternative text and dimensions',
		async (path) => {
			for (const tag of images(await edge.page(path))) {
				expect(tag).toMatch(/ alt="/);
				expect(tag).toMatch(/ width="\d+" height="\d+"/);
				// Thumbnails of options have one size.
				if (/ src="[^"]*width=112&/.test(tag)) continue;
				const srcSet = /srcset="([^"]*)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
				const copies = srcSet.split(', ').map((copy) => copy.split(' '));
				expect(copies.length).toBeGreaterThan(1);
				copies.forEach(([url = '', width], index) => {
					const step = 400 * (index + 1);
					expect(width).toBe(`${step}w`);
					expect(new URL(url).origin).toBe(edge.shopOrigin);
					expect(new URL(url).searchParams.get('width')).toBe(String(step));
				});
				expect(copies.length).toBeLessThanOrEqual(8);
			}
		},
	);

	test.each(['/de', '/en/connect', '/docs/flight-categories'])(
		'of %s are drawings, where they are the site’s own',
		async (path) => {
			const html = await edge.page(path);
			for (const part of [header(html), footer(html)]) expect(part).not.toMatch(/<(img|picture)\b/);
			const own = images(html).filter((tag) => !tag.includes(` src="${edge.shopOrigin}/`));
			expect(own).toEqual([]);
		},
	);

	test('the platform’s parameters return a picture of that width', async () => {
		const [first = ''] = images(await edge.page('/products/aerolume'));
		const url = /srcset="([^ ]*) /i.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
		const response = await fetch(url, { headers: { Accept: 'image/webp' } });
		expect(response.headers.get('Content-Type')).toBe('image/webp');
	});
});

describe('the parts of a page', () => {
	test.each(PUBLIC)('%s is rendered completely', async (path) => {
		const html = await edge.page(path);
		expect(html).toMatch(/<\/footer>[\s\S]*<\/html>/);
		// Markers of React's Suspense.
		expect(html).not.toMatch(/<!--\$[?!]|<template id="[BP]:/);
		expect(main(html)).toContain('<h1');
	});

	test.each(PUBLIC)(
		'%s is at most 20 kB compressed, its style sheets at most 14 kB',
		async (path) => {
			const html = await edge.page(path);
			expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(20_000);
			const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)];
			const sizes = await Promise.all(
				sheets.map(async ([, url = '']) => {
					const css = await (await edge.fetch(url)).text();
					return brotliCompressSync(css).byteLength;
				}),
			);
			const whole = sizes.reduce((sum, size) => sum + size, 0);
			expect(whole).toBeGreaterThan(1000);
			expect(whole).toBeLessThanOrEqual(14_000);
		},
	);

	test('its assets have a hash in their name and are cached for a year', async () => {
		const html = await edge.page('/aerolume');
		const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
		expect(assets.size).toBeGreaterThan(5);
		for (const asset of assets) {
			expect(asset).toMatch(/-[\w-]{8}\.\w+$/);
			const response = await edge.fetch(asset);
			expect(response.status).toBe(200);
			expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
		}
	});

	test('it has a favicon', async () => {
		expect(await edge.page('/de')).toContain('<link rel="icon" href="/favicon.ico"');
		const response = await edge.fetch('/favicon.ico');
		expect(response.status).toBe(200);
		expect(response.headers.get('Content-Type')).toMatch(/^image\//);
	});

	test('one platform request returns all its data', async () => {
		await edge.page('/products/aerolume', inMarket('AT'));
		expect(await edge.operations()).toHaveLength(1);
		await edge.page('/', inMarket('AT'));
		expect(await edge.operations()).toHaveLength(2);
	});
});

describe('search engines', () => {
	test.each(['/cart', '/en/cart', '/nope', '/products/nope'])('may not visit %s', async (path) => {
		const html = await (await edge.fetch(path)).text();
		expect(html).toContain('<meta name="robots" content="noindex"/>');
	});

	test.each(PUBLIC)('may visit %s', async (path) => {
		expect(await edge.page(path)).not.toContain('noindex');
	});
});

test('a visitor without language header and cookie stays at /', async () => {
	const status = await new Promise<number | undefined>((resolve, reject) => {
		// `fetch` would add `Accept-Language`.
		get(
			`${edge.origin}/`,
			{ headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140.0' } },
			(response) => {
				response.resume();
				resolve(response.statusCode);
			},
		).on('error', reject);
	});
	expect(status).toBe(200);
});

test('log lines are structured, and contain the request id but no visitor data', async () => {
	const cookie = cookiesOf(
		await edge.post('/cart', { intent: 'add', variantId: variantIds.plenty }),
	);
	await edge.faults([{ operation: 'CartLinesAdd', kind: 'http500' }]);
	const failed = await edge.post(
		'/cart',
		{ intent: 'add', variantId: variantIds.large },
		{ Cookie: cookie },
	);
	expect(failed.status).toBe(503);
	const own = edge.log().filter((line) => line.includes(failed.headers.get('X-Request-Id') ?? '-'));
	expect(own.length).toBeGreaterThan(1);
	for (const line of own) {
		expect(JSON.parse(line)).toMatchObject({
			level: expect.stringMatching(/^(info|warn|error)$/),
			message: expect.any(String),
			requestId: failed.headers.get('X-Request-Id'),
		});
		expect(line).not.toMatch(/key=|gid:|shpat_|8f4b2d6e1a9c47305d8e6b7f2c1a9034|@|session=/);
	}
});

test.each([
	['/de', 'portrait', /Lieferung bis \S+, \d+\. \S+ \(Deutschland\)/],
	['/en', 'landscape', /Arrives by \w+, \w+ \d+ \(United States\)/],
])(
	'%s begins with the %s frame on its wall and the delivery, and shows it in a room by day and at night',
	async (path, shape, delivery) => {
		const html = await edge.page(path);
		const walls = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
		expect(walls).toHaveLength(4);
		for (const wall of walls) {
			const [, href = ''] = /href="([^"]+)"/.exec(wall) ?? [];
			expect(href).toContain(`/assets/${shape}-`);
			expect(wall).toMatch(/media="\(prefers-color-scheme: (light|dark)\) and /);
			const picture = await edge.fetch(href);
			expect(picture.headers.get('Content-Type')).toBe('image/avif');
			expect((await picture.arrayBuffer()).byteLength).toBeLessThan(45_000);
		}
		const [hero = ''] = main(html).split('<h2', 1);
		expect(textOf(hero).replaceAll('\u00a0', ' ')).toMatch(delivery);
		const room = `aerolume-${path === '/en' ? 'usa' : 'germany'}-oak-sofa-90x60`;
		expect(html).toMatch(new RegExp(`<img[^>]*${room}\\.webp[^]*<img[^>]*${room}-night\\.webp`));
	},
);
