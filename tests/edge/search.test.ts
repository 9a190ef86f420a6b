import { describe, expect, test } from 'vitest';
import type { ProductCardView } from '../../app/features/catalog/product-view';
import type { PredictiveResults } from '../../app/features/search/predictive-view';
import { readParameters } from '../../app/server/cached-pages.server';
import { variantIds } from '../setup/catalogue';
import { controlDemoShop } from '../setup/demo-control';
import { METAR, SITE_URL, textOf, useEdge } from './edge';

const edge = useEdge();

const KEEP = 'private, max-age=60';

/** The last platform request of this operation, with its variables. */
async function lastRequest(operation: string) {
	const requests = await controlDemoShop(edge.shopOrigin).requests();
	return requests.findLast((request) => request.operation === operation);
}

async function suggestions(path: string, init?: RequestInit): Promise<PredictiveResults> {
	const response = await edge.fetch(path, init);
	expect(response.status).toBe(200);
	return response.json();
}

async function products(path: string): Promise<ProductCardView[]> {
	const response = await edge.fetch(path);
	expect(response.status).toBe(200);
	const json = (await response.json()) as { products: ProductCardView[] };
	return json.products;
}

describe('GET /api/predictive-search', () => {
	test('suggests products, collections and terms in the language of the URL', async () => {
		const response = await edge.fetch('/en/api/predictive-search?q=ma');
		expect(response.headers.get('Cache-Control')).toBe(KEEP);
		expect(response.headers.get('Vary')).toContain('Cookie');
		expect(response.headers.get('Content-Type')).toContain('application/json');
		expect(await response.json()).toEqual({
			products: expect.arrayContaining([
				{
					id: '8000000000001',
					handle: 'aerolume',
					title: 'Aerolume',
					description: expect.stringMatching(/^Aerolume is a framed wall map.*[^.\s]\u00a0…$/),
					price: 'from $329',
					former: { label: 'Regular price:', price: '$379' },
					variantId: variantIds.alpsBlack,
					picture: expect.stringContaining('/aerolume-alps-black.webp'),
					night: expect.stringContaining('/aerolume-alps-black-night.webp'),
				},
			]),
			collections: expect.arrayContaining([{ id: '460000000001', handle: 'maps', title: 'Maps' }]),
			queries: expect.arrayContaining(['map']),
			pages: expect.any(Array),
			taxNote: 'Taxes & shipping calculated at checkout.',
		});
		expect(await suggestions('/de/api/predictive-search?q=kart')).toMatchObject({
			collections: [{ title: 'Karten' }],
			taxNote: 'Alle Preise inkl. MwSt., zzgl. Versand.',
		});
	});

	test('queries six of each kind, with the visitor’s term, language and market', async () => {
		await suggestions('/en/api/predictive-search?q=pr', { headers: { Cookie: 'country=DE' } });
		const request = await lastRequest('PredictiveSearch');
		expect(request?.variables).toEqual({ term: 'pr', limit: 6, language: 'EN', country: 'DE' });
		const { products: found } = await suggestions('/api/predictive-search?q=a');
		expect(found).toHaveLength(6);
	});

	/** The handles of the products that a page links to. */
	async function listed(path: string): Promise<string[]> {
		const html = await edge.page(path);
		return [...html.matchAll(/href="(?:\/en)?\/products\/([\w-]+)/g)].map(
			([, handle = '']) => handle,
		);
	}

	test.each([
		['', 'poster', 'poster-alps'],
		['', 'kalender', 'calendar'],
		['', 'flugwetterkalender', 'calendar'],
		['', 'leinöl', 'cleaning-set'],
		['', 'calendar', 'calendar'],
		['/en', 'poster', 'poster-alps'],
		['/en', 'linseed', 'cleaning-set'],
		['/en', 'charger', 'power-supply-usb-c'],
	])('%s %s finds products, as the results page does', async (prefix, term, handle) => {
		const query = new URLSearchParams({ q: term });
		const { products: found } = await suggestions(`${prefix}/api/predictive-search?${query}`);
		const handles = found.map((product) => product.handle);
		expect(handles.some((found) => found.startsWith(handle))).toBe(true);
		expect(await listed(`${prefix}/search?${query}`)).toEqual(expect.arrayContaining(handles));
	});

	test.each([
		['', 'versand', '/legal/shipping'],
		['', 'lieferzeit', '/legal/shipping#time'],
		['', 'zoll', '/legal/shipping#duties'],
		['', 'EDDF', '/weather/germany?airport=EDDF'],
		['', 'frankfurt', '/weather/germany?airport=EDDF'],
		['', 'retoure', '/legal/revocation'],
		['', 'retoure', '/faq#return'],
		['', 'wifi', '/docs/wifi'],
		['/en', 'delivery+time', '/legal/shipping#time'],
		['/en', 'duty', '/legal/shipping#duties'],
		['', 'den', '/weather/usa?airport=KDEN'],
		['/en', 'returns', '/legal/revocation'],
		['/en', 'wlan', '/docs/wifi'],
	])('%s %s finds %s, as the results page does', async (prefix, term, path) => {
		const { pages } = await suggestions(`${prefix}/api/predictive-search?q=${term}`);
		expect(pages.map((page) => page.path)).toContainEqual(expect.stringContaining(path));
		expect(await edge.page(`${prefix}/search?q=${term}`)).toContain(`href="${prefix}${path}`);
	});

	test.each([
		['', 'usa', 'usa-oak', variantIds.usaOak, '409\u00a0€'],
		['', 'denver', 'usa-oak', variantIds.usaOak, '409\u00a0€'],
		['/en', 'usa', 'usa-oak', variantIds.usaOak, '$439'],
		['/en', 'black', 'germany-black', variantIds.black, '$379'],
	])(
		'%s %s shows the version that it names, as the results page does',
		async (prefix, term, file, variant, price) => {
			const { products: found } = await suggestions(`${prefix}/api/predictive-search?q=${term}`);
			expect(found.find(({ handle }) => handle === 'aerolume')).toMatchObject({
				variantId: variant,
				price,
				picture: expect.stringContaining(`/aerolume-${file}.webp`),
				night: expect.stringContaining(`/aerolume-${file}-night.webp`),
			});
			const html = await edge.page(`${prefix}/search?q=${term}`);
			const [card = ''] =
				new RegExp(`<a [^>]*href="${prefix}/aerolume\\?variant=${variant}".*?</a>`, 's').exec(
					html,
				) ?? [];
			expect(card).toContain(`/aerolume-${file}.webp`);
			expect(textOf(card)).toContain(price);
		},
	);

	test('a mistyped term gets the suggestions for the nearest word, and that word', async () => {
		const { queries, pages } = await suggestions('/en/api/predictive-search?q=retrun');
		expect(queries).toContain('return');
		expect(pages.map(({ path }) => path)).toContain('/faq#return');
		const { queries: terms, products: found } = await suggestions(
			'/api/predictive-search?q=nezteil',
		);
		expect(terms).toContain('netzteil');
		expect(found.map(({ handle }) => handle)).toContain('power-supply-usb-c');
	});

	test('queries four terms at most, for any input', async () => {
		await suggestions(`/api/predictive-search?q=${'poster+versand+'.repeat(6)}`);
		expect(await edge.operations()).toHaveLength(4);
	});

	test('crosses out the price that the market’s law requires', async () => {
		const query = 'api/predictive-search?q=aerolume';
		const inEu = await suggestions(`/${query}`);
		expect(inEu.products[0]).toMatchObject({
			price: 'ab 299\u00a0€',
			former: { label: 'Niedrigster Preis der letzten 30\u00a0Tage:', price: '349\u00a0€' },
		});
		const inUsa = await suggestions(`/en/${query}`);
		expect(inUsa.products[0]).toMatchObject({
			price: 'from $329',
			former: { label: 'Regular price:', price: '$379' },
		});
	});

	test.each(['', '?q=', '?q=%20%09', '?x=1'])(
		'%j gets an empty response without a platform request',
		async (query) => {
			const response = await suggestions(`/api/predictive-search${query}`);
			expect(response).toMatchObject({ products: [], collections: [], queries: [], pages: [] });
			expect(await edge.operations()).toEqual([]);
		},
	);

	test.each([
		['a long one', 'x'.repeat(5_000), 'x'.repeat(100)],
		['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
		['quotes and signs', '"a\\": {$t(x)} {{y}} * AND', '"a\\": {$t(x)} {{y}} * AND'],
		['control characters', 'x\u0000y\r\nz', 'x y z'],
	])('a term of %s is searched as text', async (_, typed, term) => {
		const response = await suggestions(
			`/api/predictive-search?${new URLSearchParams({ q: typed })}`,
		);
		expect(response).toMatchObject({ collections: [] });
		const request = await lastRequest('PredictiveSearch');
		expect(request?.variables).toMatchObject({ term });
	});

	test('short terms are cached in memory, long ones are not', async () => {
		const twice = async (term: string) => {
			await suggestions(`/api/predictive-search?q=${term}`);
			await suggestions(`/api/predictive-search?q=${term}`);
		};
		await twice('wolke');
		expect(await edge.operations()).toHaveLength(1);
		await twice('eine-tafel-aller-wolken');
		expect(await edge.operations()).toHaveLength(3);
	});

	test('accepts only GET', async () => {
		const response = await edge.post('/api/predictive-search', { q: 'a' });
		expect(response.status).toBe(405);
		expect(response.headers.get('Allow')).toBe('GET');
	});
});

describe('GET /api/products', () => {
	test('returns products in the order of the ids, without unknown ones', async () => {
		const path = '/en/api/products?ids=8000000000002,1,8000000000001,8000000000002';
		const response = await edge.fetch(path);
		expect(response.headers.get('Cache-Control')).toBe(KEEP);
		expect(response.headers.get('Vary')).toContain('Cookie');
		const found = await products(path);
		expect(found.map(({ handle }) => handle)).toEqual(['frame-oak', 'aerolume']);
		expect(found[1]).toMatchObject({
			title: 'Aerolume',
			price: { amount: '329.0', currencyCode: 'USD' },
			from: true,
		});
	});

	test.each([
		'',
		'?ids=',
		'?ids=a',
		'?ids=1,,2',
		`?ids=${Array.from({ length: 13 }, (_, n) => n + 1)}`,
	])('%j gets 400 and a message', async (query) => {
		const response = await edge.fetch(`/api/products${query}`);
		expect(response.status).toBe(400);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(await response.json()).toEqual({ error: expect.stringContaining('1 to 12 integers') });
		expect(await edge.operations()).toEqual([]);
	});
});

test('a platform that fails causes a readable 503, and works afterwards', async () => {
	const messages = {
		'/api/predictive-search?q=outage': /^Die Suche antwortet gerade nicht/,
		'/en/api/products?ids=8000000000003': /^Not available right now/,
	};
	await edge.faults([{ operation: '*', kind: 'http500' }]);
	const responses = Object.entries(messages).map(async ([path, message]) => {
		const response = await edge.fetch(path);
		expect(response.status).toBe(503);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(response.headers.get('Retry-After')).toBe('10');
		expect(await response.json()).toEqual({ error: expect.stringMatching(message) });
	});
	await Promise.all(responses);
	await edge.faults([]);
	expect((await edge.fetch('/api/predictive-search?q=outage')).status).toBe(200);
});

test('partial suggestions are shown, and not cached', async () => {
	await edge.faults([
		{
			operation: 'PredictiveSearch',
			kind: 'partial',
			path: 'predictiveSearch.products.0.featuredImage',
		},
	]);
	const response = await edge.fetch('/api/predictive-search?q=rahmen');
	expect(response.status).toBe(200);
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	const { products: found } = (await response.json()) as PredictiveResults;
	expect(found[0]).not.toHaveProperty('picture');
});

describe('the search page', () => {
	test('only queries products, with the sort order and filters of the URL', async () => {
		await edge.page('/en/search?q=%20print%20&sort=price-desc&filter.available=true');
		const requests = await controlDemoShop(edge.shopOrigin).requests();
		const search = requests.find(({ operation }) => operation === 'Search');
		expect(search?.variables).toMatchObject({
			searchTerm: '(print* OR druck OR poster OR plakat)',
			first: 24,
			sortKey: 'PRICE',
			reverse: true,
			filters: [{ available: true }],
		});
		const operations = requests.map(({ operation }) => operation);
		expect(operations.filter((name) => name !== METAR).sort()).toEqual([
			'Search',
			'SearchFilters',
			'SearchHelp',
		]);
	});

	test('is public, shows the results, and is neither indexed nor cached', async () => {
		const response = await edge.fetch('/search?q=druck');
		expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
		const html = await response.text();
		expect(html).toMatch(/<title>\d+ Treffer für „druck“ - Aerolume<\/title>/);
		expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/search?q=druck"/>`);
		// In the forms to sort and to filter.
		expect(html.match(/<input type="hidden" name="q" value="druck"\/>/g)).toHaveLength(2);
		expect(readParameters('/search', new URLSearchParams({ q: 'druck' }))).toBeUndefined();
	});

	test('shows the results without waiting for the suggestions, and also without them', async () => {
		await edge.faults([{ operation: 'SearchHelp', kind: 'timeout' }]);
		const order: string[] = [];
		const pages = ['zzzz', 'wolkentafel'].map((term) =>
			edge.page(`/search?q=${term}`).finally(() => order.push(term)),
		);
		const [noMatch, found] = await Promise.all(pages);
		expect(order).toEqual(['wolkentafel', 'zzzz']);
		expect(found).toContain('href="/products/poster-clouds"');
		expect(noMatch).toContain('Kein Treffer für „zzzz“');
	});

	test('without a term links to collections, even during an outage', async () => {
		expect(await edge.page('/en/search')).toContain('href="/en/collections/maps"');
		await edge.faults([{ operation: '*', kind: 'http500' }]);
		const html = await edge.page('/de/search?q=+');
		expect(html).not.toContain('href="/de/collections/maps"');
		expect(html).toContain('href="/de/collections"');
		expect(html).toContain('name="q"');
	});

	test.each([
		['poster', false],
		['netzteil', false],
		['wlan', true],
	])('names a help page above the products for %s: %s', async (term, isNamed) => {
		expect((await edge.page(`/search?q=${term}`)).includes('Dazu passt:')).toBe(isNamed);
	});

	test('leads on where all that was found is sold out', async () => {
		const html = await edge.page('/search?q=kalender');
		expect(html).toContain('href="/products/calendar-2026"');
		expect(html).toContain('Alle Kollektionen ansehen');
		expect(await edge.page('/search?q=poster')).not.toContain('Alle Kollektionen ansehen');
	});

	test('suggests terms with the same beginning for a mistyped term', async () => {
		const html = await edge.page('/en/search?q=clouxx');
		expect(html).toContain('No match for “clouxx”');
		expect(html).toContain('href="/en/search?q=cloud"');
		expect(html).toContain('Check the spelling');
	});

	test.each([
		['', 'vesand', 'versand', '/legal/shipping#costs'],
		['', 'retuore', 'retoure', '/faq#return'],
		['', 'garntie', 'garantie', '/legal/guarantee#warranty'],
		['', 'Stutgart', 'Stuttgart', '/weather/germany?airport=EDDS'],
		['', 'Zurch', 'Zürich', '/weather/germany?airport=LSZH'],
		['/en', 'Frankfrut', 'Frankfurt', '/weather/germany?airport=EDDF'],
		['/en', 'retrun', 'return', '/faq#return'],
		['/en', 'Shiping', 'shipping', '/legal/shipping#costs'],
		['/en', 'xylophone power supply', 'power supply', '/products/power-supply-usb-c'],
	])('%s %s is searched as %s, and says so', async (prefix, typed, term, path) => {
		const html = await edge.page(`${prefix}/search?q=${typed}`);
		const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
		expect(heading).toMatch(
			prefix
				? new RegExp(`^\\d+ results for “${term}”, none for “${typed}”$`)
				: new RegExp(`^\\d+ Treffer für „${term}“, keiner für „${typed}“$`),
		);
		expect(html).toContain(`<title>${heading} - Aerolume</title>`);
		expect(html).toMatch(new RegExp(`<input [^>]*name="q"[^>]* value="${typed}"`));
		expect(html).toContain(`href="${prefix}${path}"`);
	});

	test('a mistyped term that finds nothing is also searched in the products', async () => {
		const html = await edge.page('/search?q=ramhen&sort=price-asc');
		expect(html).toContain('keiner für „ramhen“');
		expect(html).toContain('href="/products/frame-oak');
		// Filters and sort order belong to the products that are shown.
		expect(html).toContain('<input type="hidden" name="q" value="rahmen"/>');
		const terms = (await edge.requests())
			.filter(({ operation }) => operation === 'Search')
			.map(({ variables }) => variables?.searchTerm);
		expect(terms).toEqual(['ramhen', expect.stringContaining('rahmen')]);
	});

	test.each([
		'poster',
		'kalender',
		'versand',
		'wolknetafel',
		'zzzz',
		'EDDX',
		'nezteil&filter.available=true',
	])('%s is searched once: it finds something, or no word is near', async (query) => {
		// The responses for the other order are cached by then.
		const html = await edge.page(`/search?q=${query}&sort=price-desc`);
		expect(html).not.toContain('keiner für');
		const operations = await edge.operations();
		expect(operations.filter((operation) => operation === 'Search')).toHaveLength(1);
	});

	test('escapes HTML in the term everywhere', async () => {
		const html = await edge.page(`/search?${new URLSearchParams({ q: '"><script>x</script>' })}`);
		expect(html).not.toContain('<script>x');
		expect(html).toContain('Kein Treffer für „&quot;&gt;&lt;script&gt;x&lt;/script&gt;“');
	});

	test.each([
		`?q=${'x'.repeat(3_000)}`,
		'?q=print&q=other&sort=nope&filter.price=x&filter.nope=1&after=garbage',
		'?q=%FF%FE&before=%00',
		'?q[]=print&q=%2520',
	])('responds with 200 to %s', async (query) => {
		expect((await edge.fetch(`/en/search${query}`)).status).toBe(200);
	});

	test.each(['http500', 'partial'])(
		'during an outage (%s) responds with 503, and keeps the term',
		async (kind) => {
			// `totalCount` is the one field that may be null in a partial response.
			const path = kind === 'partial' ? { path: 'search.totalCount' } : {};
			await edge.faults([{ operation: '*', kind, ...path }]);
			const response = await edge.fetch(`/en/search?q=${kind}`);
			expect(response.status).toBe(503);
			expect(response.headers.get('Cache-Control')).toBe('private, no-store');
			expect(response.headers.get('Retry-After')).toBe('10');
			const html = await response.text();
			expect(html).toContain(`value="${kind}"`);
			expect(html).toContain('Try again');
			expect(html).toContain('<title>Something went wrong - Aerolume</title>');
			expect(html).toContain('<meta name="robots" content="noindex"/>');
			await edge.faults([]);
			expect((await edge.fetch(`/en/search?q=${kind}`)).status).toBe(200);
		},
	);

	test('is shown even if the unfiltered filters fail to load', async () => {
		await edge.faults([{ operation: 'SearchFilters', kind: 'http500' }]);
		const html = await edge.page('/en/search?q=prints&filter.available=true');
		expect(html).toContain('href="/en/products/poster-alps"');
		expect(html).toContain('Active filters');
	});
});
