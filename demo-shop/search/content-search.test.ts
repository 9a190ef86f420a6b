import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { testContent } from '../testing/test-content';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ catalogue: { ...testCatalogue, content: testContent } });

const english = (query: string) => shop.data(`query @inContext(language: EN) { ${query} }`);

describe('searches', () => {
	const node = '{ __typename ... on Page { handle trackingParameters } ... on Article { handle } }';
	const search = async (args: string) =>
		(await english(`search(first: 9, ${args}) { totalCount nodes ${node} }`)).search;

	test('find pages and articles, after the products', async () => {
		const found = await search('query: "light OR text OR open"');
		expect(found.totalCount).toBe(found.nodes.length);
		const types = found.nodes.map(({ __typename }: Json) => __typename);
		expect(types[0]).toBe('Product');
		expect(found.nodes).toContainEqual({
			__typename: 'Page',
			handle: 'visit',
			trackingParameters: expect.stringMatching(/^_pos=\d&_sid=[0-9a-f]{9}&_ss=r$/),
		});
		expect(types).toContain('Article');
	});

	test.each([
		['query: "tuesdays", types: [PAGE]', ['visit']],
		['query: "tuesdays", types: [PRODUCT, ARTICLE]', []],
		['query: "green", types: [ARTICLE]', ['colours']],
		['query: "tag:metar"', ['colours']],
		['query: "beispiel"', ['paper']],
		['query: "colo", types: [ARTICLE]', []],
		['query: "colo", types: [ARTICLE], prefix: LAST', ['colours']],
		['query: "variants.price:>1", types: [PAGE]', []],
		['query: " ", types: [PAGE]', []],
	])('%s finds %j', async (args, handles) => {
		expect((await search(args)).nodes.map(({ handle }: Json) => handle)).toEqual(handles);
	});

	test('have cursors over all kinds', async () => {
		const query = 'query: "light OR text OR open"';
		const { nodes } = await search(query);
		const { search: first } = await english(
			`search(first: ${nodes.length - 1}, ${query}) { pageInfo { endCursor hasNextPage } }`,
		);
		expect(first.pageInfo.hasNextPage).toBe(true);
		const rest = await search(`after: "${first.pageInfo.endCursor}", ${query}`);
		expect(rest.nodes).toEqual(nodes.slice(-1));
	});

	test('suggest pages and articles by title', async () => {
		const suggest = async (args: string) =>
			(
				await english(
					`predictiveSearch(${args}) { pages { handle trackingParameters } articles { handle blog { handle } } products { handle } }`,
				)
			).predictiveSearch;
		expect(await suggest('query: "vis"')).toEqual({
			pages: [{ handle: 'visit', trackingParameters: expect.stringContaining('_psq=vis') }],
			articles: [],
			products: [],
		});
		expect((await suggest('query: "colo"')).articles).toEqual([
			{ handle: 'colours', blog: { handle: 'journal' } },
		]);
		expect((await suggest('query: "tuesdays"')).pages).toEqual([]);
		expect((await suggest('query: "tuesdays", searchableFields: [BODY]')).pages).toHaveLength(1);
		expect((await suggest('query: "ada", searchableFields: [AUTHOR]')).articles).toHaveLength(1);
	});
});
