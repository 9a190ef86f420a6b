import { describe, expect, test } from 'vitest';
import { filterCatalogue } from '../testing/filter-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ catalogue: filterCatalogue });

const document = `query Search(
	$query: String!, $prefix: SearchPrefixQueryType, $types: [SearchType!], $productFilters: [ProductFilter!],
	$sortKey: SearchSortKeys, $reverse: Boolean, $unavailableProducts: SearchUnavailableProductsType,
	$first: Int = 9, $after: String, $language: LanguageCode
) @inContext(language: $language) {
	search(
		query: $query, prefix: $prefix, types: $types, productFilters: $productFilters, sortKey: $sortKey,
		reverse: $reverse, unavailableProducts: $unavailableProducts, first: $first, after: $after
	) {
		totalCount
		nodes { __typename ... on Product { handle trackingParameters variants(first: 1) { nodes { id } } } }
		edges { cursor }
		pageInfo { hasNextPage startCursor endCursor }
		productFilters { id values { label count input } }
	}
}`;

async function search(variables: Json) {
	const { search: found } = await shop.data(document, variables);
	return { ...found, handles: found.nodes.map(({ handle }: Json) => handle) };
}

describe('search', () => {
	test.each([
		['wandkarte', ['map']],
		['Druck', ['alps', 'sea']],
		['teil', ['cable', 'gift-card', 'map']],
		['für', ['sea']],
		['fuer', ['sea']],
		['kuste', ['sea']],
		['kueste flieger', ['sea']],
		['drucke', ['alps', 'sea']],
		['mountain', ['alps']],
		['Baumwolle alpen', ['alps']],
		['PR-21-L', ['alps']],
		['leuchtet', ['map']],
		['Wandkrate', ['map']],
		['wandkarten', ['map']],
		['druck -alpen', ['sea']],
		['alpen OR küste', ['alps', 'sea']],
		['tag:mountain', ['alps']],
		['druck nope', []],
		['nothing', []],
		['  ', []],
		['"(', []],
	])('%j finds %j', async (query, handles) => {
		const found = await search({ query });
		expect(found.handles.sort()).toEqual(handles);
		expect(found.totalCount).toBe(handles.length);
	});

	test('finds in the language of the context', async () => {
		expect((await search({ query: 'coast', language: 'EN' })).handles).toEqual(['sea']);
		expect((await search({ query: 'coast' })).handles).toEqual([]);
	});

	test('matches the last word as a prefix only on request', async () => {
		expect((await search({ query: 'wandk' })).handles).toEqual([]);
		expect((await search({ query: 'wandk', prefix: 'LAST' })).handles).toEqual(['map']);
		expect((await search({ query: 'dru alpen', prefix: 'LAST' })).handles).toEqual([]);
	});

	test('tolerates a typo after four correct letters, not in tags and not with the search syntax', async () => {
		expect((await search({ query: 'Wnadkarte' })).handles).toEqual([]);
		expect((await search({ query: 'mountian' })).handles).toEqual([]);
		expect((await search({ query: 'title:Wandkrate' })).handles).toEqual([]);
	});

	test('shows products that are sold out last, unless asked otherwise', async () => {
		const inOrder = async (variables: Json) =>
			(await search({ query: 'druck', ...variables })).handles;
		expect(await inOrder({ reverse: true })).toEqual(['alps', 'sea']);
		expect(await inOrder({ reverse: true, unavailableProducts: 'SHOW' })).toEqual(['sea', 'alps']);
		expect(await inOrder({ unavailableProducts: 'HIDE' })).toEqual(['alps']);
	});

	test('sorts by price', async () => {
		const sorted = await search({ query: 'teil', sortKey: 'PRICE', reverse: true });
		expect(sorted.handles).toEqual(['map', 'gift-card', 'cable']);
	});

	test('filters, with a count for each value', async () => {
		const found = await search({
			query: 'druck',
			productFilters: [{ tag: 'mountain' }],
		});
		expect(found.handles).toEqual(['alps']);
		expect(found.totalCount).toBe(1);
		expect(found.productFilters).toContainEqual({
			id: 'filter.p.tag',
			values: [
				{ label: 'mountain', count: 1, input: '{"tag":"mountain"}' },
				{ label: 'print', count: 2, input: '{"tag":"print"}' },
			],
		});
	});

	test('has cursors with page and direction', async () => {
		const first = await search({ query: 'teil', first: 2 });
		expect(first.totalCount).toBe(3);
		expect(first.pageInfo.hasNextPage).toBe(true);
		const cursor = JSON.parse(Buffer.from(first.pageInfo.endCursor, 'base64').toString());
		expect(cursor).toMatchObject({ page: 1, reverse: false });
		const second = await search({ query: 'teil', first: 2, after: first.pageInfo.endCursor });
		expect([...first.handles, ...second.handles].sort()).toEqual(['cable', 'gift-card', 'map']);
		expect(second.pageInfo.hasNextPage).toBe(false);
	});

	test('has tracking parameters', async () => {
		const { nodes } = await search({ query: 'druck' });
		expect(nodes.map(({ trackingParameters }: Json) => trackingParameters)).toEqual([
			expect.stringMatching(/^_pos=1&_sid=[0-9a-f]{9}&_ss=r$/),
			expect.stringMatching(/^_pos=2&_sid=/),
		]);
		const { product } = await shop.data('{ product(handle: "alps") { trackingParameters } }');
		expect(product.trackingParameters).toBeNull();
	});

	test('without results is empty: no cursors, and only the price filter', async () => {
		expect(await search({ query: 'nothing' })).toMatchObject({
			totalCount: 0,
			edges: [],
			pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
			productFilters: [
				{ id: 'filter.v.price', values: [{ input: '{"price":{"min":0,"max":0.0}}' }] },
			],
		});
		expect((await search({ query: 'druck', types: ['PAGE', 'ARTICLE'] })).totalCount).toBe(0);
	});
});

describe('predictive search', () => {
	const predict = async (args: string) =>
		(
			await shop.data(
				`{ predictiveSearch(${args}) { products { handle trackingParameters } collections { handle } queries { text styledText trackingParameters } pages { id } articles { id } } }`,
			)
		).predictiveSearch;

	test('completes the last word in products, collections and queries', async () => {
		expect(await predict('query: "wand"')).toEqual({
			products: [
				{
					handle: 'map',
					trackingParameters: expect.stringMatching(
						/^_pos=1&_psid=[0-9a-f]{9}&_psq=wand&_ss=e&_v=1\.0$/,
					),
				},
			],
			collections: [{ handle: 'walls' }],
			queries: [
				{
					text: 'wandkarte',
					styledText: '<mark>wand</mark><span>karte</span>',
					trackingParameters: expect.stringContaining('_psq=wand'),
				},
			],
			pages: [],
			articles: [],
		});
	});

	test('shares its limit among the types, or gives each its own', async () => {
		const sizes = async (args: string) => {
			const { products, collections, queries } = await predict(`query: "d" ${args}`);
			return [products.length, collections.length, queries.length];
		};
		expect(await sizes('limit: 1')).toEqual([1, 0, 0]);
		expect(await sizes('limit: 3')).toEqual([1, 1, 1]);
		expect(await sizes('limit: 1, limitScope: EACH')).toEqual([1, 1, 1]);
		expect(await sizes('limit: 3, types: [QUERY]')).toEqual([0, 0, 3]);
	});

	test('searches titles, types, variants and vendors by default', async () => {
		expect((await predict('query: "mountain"')).products).toEqual([]);
		expect((await predict('query: "mountain", searchableFields: [TAG]')).products).toHaveLength(1);
		expect((await predict('query: "papierh"')).products).toHaveLength(2);
	});

	test('marks what was typed, in any spelling', async () => {
		const { queries } = await predict('query: "kus", types: [QUERY]');
		expect(queries[0]).toMatchObject({
			text: 'küste',
			styledText: '<mark>küs</mark><span>te</span>',
		});
	});

	test('finds nothing for an empty query', async () => {
		for (const query of ['', '   ', 'zzz']) {
			expect(await predict(`query: "${query}"`)).toMatchObject({
				products: [],
				collections: [],
				queries: [],
			});
		}
	});

	test.each([0, 11, -1])('refuses a limit of %i', async (limit) => {
		const { body } = await shop.query(
			`{ predictiveSearch(query: "a", limit: ${limit}) { products { id } } }`,
		);
		expect(body.data).toBeNull();
		expect(body.errors).toMatchObject([
			{
				message: 'limit must be within 1..10',
				extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
			},
		]);
	});
});
