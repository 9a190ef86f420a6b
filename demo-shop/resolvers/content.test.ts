import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { testContent } from '../testing/test-content';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ catalogue: { ...testCatalogue, content: testContent } });
const bare = useDemoShop();

const english = (query: string) => shop.data(`query @inContext(language: EN) { ${query} }`);

/** The error of a query without a token. */
async function tokenless(query: string): Promise<Json> {
	const { body } = await shop.post('/api/2026-04/graphql.json', {
		body: JSON.stringify({ query }),
	});
	return body.errors?.[0] ?? null;
}

test('a shop without content has empty lists and nulls', async () => {
	const data = await bare.data(`{
		menu(handle: "main-menu") { id } page(handle: "about") { id } blog(handle: "news") { id }
		pages(first: 9) { nodes { id } } blogs(first: 9) { nodes { id } } articles(first: 9) { nodes { id } }
		article(id: "gid://shopify/Article/1") { id }
		shop { privacyPolicy { id } refundPolicy { id } shippingPolicy { id } termsOfService { id } subscriptionPolicy { id } }
	}`);
	expect(data).toEqual({
		menu: null,
		page: null,
		blog: null,
		pages: { nodes: [] },
		blogs: { nodes: [] },
		articles: { nodes: [] },
		article: null,
		shop: {
			privacyPolicy: null,
			refundPolicy: null,
			shippingPolicy: null,
			termsOfService: null,
			subscriptionPolicy: null,
		},
	});
});

describe('pages', () => {
	const list = async (args: string) =>
		(await shop.data(`{ pages(first: 9, ${args}) { nodes { handle } } }`)).pages.nodes.map(
			({ handle }: Json) => handle,
		);

	test('have their texts in the language of the context', async () => {
		const { page } = await english(
			'page(handle: "about") { id handle title body createdAt updatedAt onlineStoreUrl trackingParameters seo { title description } metafield(namespace: "a", key: "b") { id } metafields(identifiers: [{namespace: "a", key: "b"}]) { id } }',
		);
		expect(page).toMatchObject({
			id: 'gid://shopify/Page/22',
			handle: 'about',
			title: 'About us',
			body: expect.stringContaining('<h2>Workshop</h2>'),
			createdAt: '2026-01-01T00:00:00Z',
			updatedAt: '2026-03-01T00:00:00Z',
			onlineStoreUrl: null,
			trackingParameters: null,
			seo: { title: null, description: null },
			metafield: null,
			metafields: [null],
		});
		const german = await shop.data('{ page(id: "gid://shopify/Page/22") { title bodySummary } }');
		expect(german.page).toEqual({
			title: 'Über uns',
			bodySummary: 'Werkstatt Wir löten & drucken.',
		});
	});

	test('have a summary of 150 characters', async () => {
		const { page } = await english('page(handle: "about") { bodySummary }');
		expect(page.bodySummary).toHaveLength(150);
		expect(page.bodySummary).toMatch(/^Workshop We solder & print\. .*\.\.\.$/);
	});

	test('that do not exist are null; one needs an id or a handle', async () => {
		const data = await shop.data(
			'{ a: page(handle: "nope") { id } b: page(id: "gid://shopify/Page/9") { id } }',
		);
		expect(data).toEqual({ a: null, b: null });
		const { body } = await shop.query('{ page { id } }');
		expect(body.errors[0].message).toBe('you must provide one of id or handle');
	});

	test.each([
		['sortKey: ID', ['visit', 'about']],
		['sortKey: TITLE', ['visit', 'about']],
		['sortKey: UPDATED_AT, reverse: true', ['about', 'visit']],
		['query: "besuch"', ['visit']],
		['query: "title:üb*"', ['about']],
		['query: "handle:visit"', ['visit']],
		['query: "updated_at:>2026-02-15"', ['about']],
		['query: "-handle:visit"', ['about']],
	])('%s lists %j', async (args, handles) => {
		expect(await list(args)).toEqual(handles);
	});

	test('are not searched by an unknown field', async () => {
		const { body } = await shop.query('{ pages(first: 1, query: "colour:x") { nodes { id } } }');
		expect(body.errors[0]).toMatchObject({
			message: 'The search field "colour" is not served by the demo shop.',
			extensions: { code: 'NOT_SERVED' },
		});
	});

	test('come in pages', async () => {
		const { pages } = await shop.data(
			'{ pages(first: 1) { edges { cursor } pageInfo { hasNextPage endCursor } } }',
		);
		expect(pages.pageInfo.hasNextPage).toBe(true);
		expect(await list(`after: "${pages.pageInfo.endCursor}"`)).toEqual(['about']);
	});
});

describe('blogs', () => {
	const articles = async (args: string) =>
		(await shop.data(`{ articles(first: 9, ${args}) { nodes { handle } } }`)).articles.nodes.map(
			({ handle }: Json) => handle,
		);

	test('have their articles and authors', async () => {
		const { blog } = await english(
			'blog(handle: "journal") { id title handle seo { title } authors { name bio email } articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) { nodes { handle } pageInfo { hasNextPage } } articleByHandle(handle: "paper") { title } none: articleByHandle(handle: "nope") { title } }',
		);
		expect(blog).toEqual({
			id: 'gid://shopify/Blog/31',
			title: 'Journal',
			handle: 'journal',
			seo: { title: null },
			authors: [
				{ name: 'Ada Muster', bio: null, email: 'ada@example.com' },
				{ name: 'Bo Beispiel', bio: 'Prints.', email: 'bo@example.com' },
			],
			articles: { nodes: [{ handle: 'colours' }], pageInfo: { hasNextPage: true } },
			articleByHandle: { title: 'Paper' },
			none: null,
		});
	});

	test('are listed', async () => {
		const data = await shop.data(
			'{ blogs(first: 9, sortKey: TITLE) { nodes { handle articles(first: 1) { nodes { id } } } } found: blogs(first: 9, query: "title:tagebuch") { nodes { handle } } }',
		);
		expect(data.blogs.nodes.map(({ handle }: Json) => handle)).toEqual(['news', 'journal']);
		expect(data.blogs.nodes[0].articles.nodes).toEqual([]);
		expect(data.found.nodes).toEqual([{ handle: 'journal' }]);
	});

	test('have whole articles', async () => {
		const { article } = await english(
			'article(id: "gid://shopify/Article/41") { handle title content(truncateAt: 9) contentHtml excerpt excerptHtml publishedAt tags blog { handle } author { name } authorV2 { firstName lastName email bio } image { altText width height url } comments(first: 5) { nodes { id } pageInfo { hasNextPage } } seo { title } trackingParameters onlineStoreUrl }',
		);
		expect(article).toEqual({
			handle: 'colours',
			title: 'Colours',
			content: 'Green ...',
			contentHtml: '<p>Green is good.</p>',
			excerpt: 'Short',
			excerptHtml: '<p>Short</p>',
			publishedAt: '2026-04-01T00:00:00Z',
			tags: ['metar', 'light'],
			blog: { handle: 'journal' },
			author: { name: 'Ada Muster' },
			authorV2: { firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com', bio: null },
			image: { altText: 'Oak', width: 400, height: 300, url: expect.stringContaining('/oak.webp') },
			comments: { nodes: [], pageInfo: { hasNextPage: false } },
			seo: { title: null },
			trackingParameters: null,
			onlineStoreUrl: null,
		});
	});

	test('an article may have no excerpt and no image', async () => {
		const { article } = await shop.data(
			'{ article(id: "gid://shopify/Article/42") { excerpt excerptHtml image { url } } }',
		);
		expect(article).toEqual({ excerpt: null, excerptHtml: null, image: null });
	});

	test.each([
		['sortKey: ID', ['colours', 'paper']],
		['sortKey: AUTHOR, reverse: true', ['paper', 'colours']],
		['sortKey: PUBLISHED_AT', ['paper', 'colours']],
		['query: "tag:metar"', ['colours']],
		['query: "tag_not:metar"', ['paper']],
		['query: "author:beispiel"', ['paper']],
		['query: "blog_title:tagebuch"', ['colours', 'paper']],
		['query: "papier"', ['paper']],
	])('%s lists the articles %j', async (args, handles) => {
		expect(await articles(args)).toEqual(handles);
	});
});

describe('policies', () => {
	test('have title, body, handle and URL', async () => {
		const data = await english(
			'shop { privacyPolicy { id handle title body url } subscriptionPolicy { id handle title url } termsOfService { id } legalNotice { id } }',
		);
		expect(data.shop).toEqual({
			privacyPolicy: {
				id: 'gid://shopify/ShopPolicy/51',
				handle: 'privacy-policy',
				title: 'Privacy',
				body: '<p>We keep quiet.</p>',
				url: `${shop.origin}/68817607/policies/51.html?locale=en`,
			},
			subscriptionPolicy: {
				id: 'gid://shopify/ShopPolicy/52',
				handle: 'subscription-policy',
				title: 'Subscription',
				url: `${shop.origin}/68817607/policies/52.html?locale=en`,
			},
			termsOfService: null,
			legalNotice: null,
		});
	});

	test('have a page of the platform', async () => {
		const read = async (path: string) => {
			const response = await fetch(`${shop.origin}${path}`);
			return { status: response.status, text: await response.text() };
		};
		const page = await read('/68817607/policies/51.html?locale=en');
		expect(page.status).toBe(200);
		expect(page.text).toContain('<h1>Privacy</h1><p>We keep quiet.</p>');
		expect((await read('/68817607/policies/51.html')).text).toContain('<html lang="de">');
		expect((await read('/68817607/policies/9.html')).status).toBe(404);
		expect((await read('/1/policies/51.html')).status).toBe(404);
	});
});

describe('menus', () => {
	test('have nested items with URL and resource', async () => {
		const { menu } = await english(`menu(handle: "main-menu") { id handle title itemsCount items {
			id type title url resourceId tags resource { __typename ... on Collection { handle } ... on Article { blog { handle } } }
			items { title url resourceId resource { ... on Product { handle } } items { id } }
		} }`);
		expect(menu).toMatchObject({
			id: 'gid://shopify/Menu/61',
			handle: 'main-menu',
			title: 'Main menu',
			itemsCount: 8,
		});
		expect(menu.items[1]).toEqual({
			id: 'gid://shopify/MenuItem/72',
			type: 'COLLECTION',
			title: 'Everything',
			url: `${shop.origin}/collections/all`,
			resourceId: 'gid://shopify/Collection/10',
			tags: [],
			resource: { __typename: 'Collection', handle: 'all' },
			items: [
				{
					title: 'Map',
					url: `${shop.origin}/products/map`,
					resourceId: 'gid://shopify/Product/1',
					resource: { handle: 'map' },
					items: [],
				},
				// Not published.
				{
					title: 'Draft',
					url: `${shop.origin}/products/draft`,
					resourceId: null,
					resource: null,
					items: [],
				},
			],
		});
		const rows = menu.items.map(({ type, url, resourceId, resource }: Json) => [
			type,
			url.replace(shop.origin, ''),
			resourceId,
			resource?.__typename,
		]);
		expect(rows).toEqual([
			['FRONTPAGE', '/', null, undefined],
			['COLLECTION', '/collections/all', 'gid://shopify/Collection/10', 'Collection'],
			['PAGE', '/pages/about', 'gid://shopify/Page/22', 'Page'],
			['BLOG', '/blogs/journal', 'gid://shopify/Blog/31', 'Blog'],
			['ARTICLE', '/blogs/journal/colours', 'gid://shopify/Article/41', 'Article'],
			['SHOP_POLICY', '/policies/privacy-policy', 'gid://shopify/ShopPolicy/51', 'ShopPolicy'],
			['HTTP', '/contact', null, undefined],
			['HTTP', 'https://example.com/x', null, undefined],
		]);
	});

	test('unknown ones are null', async () => {
		expect(await shop.data('{ menu(handle: "nope") { id } }')).toEqual({ menu: null });
	});
});

test('payment settings are whole', async () => {
	const fields =
		'{ acceptedCardBrands cardVaultUrl countryCode currencyCode enabledPresentmentCurrencies shopifyPaymentsAccountId supportedDigitalWallets }';
	const data = await shop.data(`{ shop { paymentSettings ${fields} } }`);
	expect(data.shop.paymentSettings).toEqual({
		acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
		cardVaultUrl: 'https://elb.deposit.shopifycs.com/sessions',
		countryCode: 'DE',
		currencyCode: 'EUR',
		enabledPresentmentCurrencies: ['EUR', 'USD'],
		shopifyPaymentsAccountId: null,
		supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
	});
});

test('content is found by its global id', async () => {
	const ids = [
		'Page/22',
		'Blog/31',
		'Article/41',
		'Menu/61',
		'MenuItem/73',
		'ShopPolicy/51',
		'Metaobject/1',
		'Page/99',
	].map((id) => `gid://shopify/${id}`);
	const { nodes } = await shop.data(
		'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on MenuItem { url } } }',
		{ ids },
	);
	expect(nodes.map((node: Json) => node?.id ?? null)).toEqual([...ids.slice(0, -1), null]);
	expect(nodes[4]).toMatchObject({ __typename: 'MenuItem', url: `${shop.origin}/products/map` });
});

test('metaobjects are listed by type', async () => {
	const data = await shop.data(
		'{ metaobjects(type: "color", first: 9) { nodes { handle label: field(key: "label") { type value } none: field(key: "x") { key } } } none: metaobjects(type: "size", first: 9) { nodes { id } } }',
	);
	const label = { type: 'single_line_text_field', value: 'Eiche' };
	expect(data.metaobjects.nodes).toEqual([{ handle: 'oak', label, none: null }]);
	expect(data.none.nodes).toEqual([]);
});

test('pages, blogs and articles are in the sitemap', async () => {
	const resources = '{ pagesCount { count } resources(page: 1) { items { handle updatedAt } } }';
	const data = await shop.data(
		`{ pages: sitemap(type: PAGE) ${resources} blogs: sitemap(type: BLOG) ${resources} articles: sitemap(type: ARTICLE) ${resources} }`,
	);
	expect(data.pages).toEqual({
		pagesCount: { count: 1 },
		resources: {
			items: [
				{ handle: 'visit', updatedAt: '2026-02-01T00:00:00Z' },
				{ handle: 'about', updatedAt: '2026-03-01T00:00:00Z' },
			],
		},
	});
	expect(data.blogs.resources.items).toHaveLength(2);
	expect(data.articles.resources.items.map(({ handle }: Json) => handle)).toEqual([
		'colours',
		'paper',
	]);
});

describe('without a token', () => {
	test.each([
		['{ menu(handle: "main-menu") { id } }', 'unauthenticated_read_content'],
		[
			'{ metaobjects(type: "color", first: 1) { nodes { id } } }',
			'unauthenticated_read_metaobjects',
		],
		['{ node(id: "gid://shopify/Menu/61") { id } }', 'unauthenticated_read_content'],
		[
			'{ nodes(ids: ["gid://shopify/Metaobject/1"]) { ... on Metaobject { handle } } }',
			'unauthenticated_read_metaobjects',
		],
		['{ shop { metafield(key: "x") { id } } }', 'unauthenticated_read_content'],
		['{ page(handle: "about") { metafield(key: "x") { id } } }', 'unauthenticated_read_content'],
	])('%s is denied', async (query, scope) => {
		const error = await tokenless(query);
		expect(error.extensions.code).toBe('ACCESS_DENIED');
		expect(error.message).toContain(scope);
	});

	test('pages, blogs and articles are readable', async () => {
		expect(
			await tokenless(
				'{ pages(first: 1) { nodes { body } } blogs(first: 1) { nodes { articles(first: 1) { nodes { contentHtml } } } } shop { privacyPolicy { body } } }',
			),
		).toBeNull();
	});
});
