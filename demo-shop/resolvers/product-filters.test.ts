import { describe, expect, test } from 'vitest';
import { filterCatalogue } from '../testing/filter-catalogue';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop({ catalogue: filterCatalogue });

const query = `query List($filters: [ProductFilter!], $language: LanguageCode) @inContext(language: $language) {
	collection(handle: "walls") { products(first: 9, filters: $filters) {
		nodes { handle }
		filters { id label type presentation values { id label count input swatch { color image { alt } } } }
	} }
}`;

async function list(filters: Json[], language = 'DE') {
	const { products } = (await shop.data(query, { filters, language })).collection;
	return {
		handles: products.nodes.map(({ handle }: Json) => handle),
		filters: products.filters as Json[],
		/** Labels with their counts, by filter. */
		counts: Object.fromEntries(
			products.filters.map(({ id, values }: Json) => [
				id,
				values.map(({ label, count }: Json) => `${label} ${count}`),
			]),
		),
	};
}

const small = { variantOption: { name: 'größe', value: 'Klein' } };
const large = { variantOption: { name: 'Größe', value: 'groß' } };
const oak = {
	productMetafield: {
		namespace: 'custom',
		key: 'filter_color',
		value: 'gid://shopify/Metaobject/1',
	},
};

describe('filters', () => {
	test.each([
		[[], ['map', 'alps', 'sea']],
		[[{ tag: 'PRINT' }], ['alps', 'sea']],
		[
			[{ tag: 'mountain' }, { tag: 'light' }],
			['map', 'alps'],
		],
		[[{ productType: 'Druck' }], ['alps', 'sea']],
		[[{ productVendor: 'papierhaus' }, { available: true }], ['alps']],
		[
			[{ available: true }, { available: false }],
			['map', 'alps', 'sea'],
		],
		[[oak], ['map']],
		[[small], ['map', 'alps', 'sea']],
		[[{ price: { max: 25 } }], ['alps', 'sea']],
		[
			[{ price: { min: 20, max: 20 } }, small],
			['alps', 'sea'],
		],
		[[{ productType: 'Nope' }], []],
		[[{ variantOption: { name: 'Farbe', value: 'Rot' } }], []],
		[[{ category: { id: 'gid://shopify/TaxonomyCategory/x' } }], []],
		[[{ taxonomyMetafield: { namespace: 'a', key: 'b', value: 'c' } }], []],
		[
			[
				{
					variantMetafield: {
						namespace: 'custom',
						key: 'lowest_price_30d',
						value: '{"amount":"289.00","currency_code":"EUR"}',
					},
				},
			],
			['map'],
		],
	])('%j leave %j', async (filters, handles) => {
		expect((await list(filters)).handles).toEqual(handles);
	});

	test('of variants must match the same variant', async () => {
		// The large print of the Alps is sold out, the small one is not.
		expect((await list([large, { available: true }])).handles).toEqual([]);
		expect((await list([small, { available: true }])).handles).toEqual(['map', 'alps']);
		expect((await list([large, { available: false }])).handles).toEqual(['map', 'alps', 'sea']);
		expect((await list([large, { price: { max: 25 } }])).handles).toEqual([]);
	});

	test('use the current stock', async () => {
		await shop.control('stock', 'POST', { variantId: 2200, stock: 4 });
		await shop.control('stock', 'POST', { variantId: 2100, stock: 0 });
		expect((await list([{ available: true }])).handles).toEqual(['map', 'sea']);
	});

	test('have labels and inputs in the language of the context', async () => {
		const { filters, handles } = await list(
			[{ variantOption: { name: 'size', value: 'Large' } }],
			'EN',
		);
		expect(handles).toEqual(['map', 'alps', 'sea']);
		expect(filters.map(({ label }) => label)).toEqual([
			'Availability',
			'Price',
			'Product type',
			'Brand',
			'Tag',
			'Size',
			'Paper',
			'Colour',
		]);
	});
});

describe('the returned filters', () => {
	test('have the platform’s ids, types and inputs', async () => {
		const { filters } = await list([]);
		expect(filters.map(({ id, type, presentation }) => [id, type, presentation])).toEqual([
			['filter.v.availability', 'LIST', 'TEXT'],
			['filter.v.price', 'PRICE_RANGE', null],
			['filter.p.product_type', 'LIST', 'TEXT'],
			['filter.p.vendor', 'LIST', 'TEXT'],
			['filter.p.tag', 'LIST', 'TEXT'],
			['filter.v.option.größe', 'LIST', 'TEXT'],
			['filter.v.option.papier', 'LIST', 'SWATCH'],
			['filter.p.m.custom.filter_color', 'LIST', 'SWATCH'],
		]);
		const value = (id: string, place: number) =>
			filters.find((filter) => filter.id === id)?.values[place];
		expect(value('filter.v.option.größe', 1)).toEqual({
			id: 'filter.v.option.größe.gross',
			label: 'Groß',
			count: 3,
			input: '{"variantOption":{"name":"größe","value":"Groß"}}',
			swatch: null,
		});
		expect(value('filter.v.option.papier', 0)).toMatchObject({
			swatch: { color: '#f1ece1', image: { alt: 'Baumwollpapier' } },
		});
		expect(value('filter.p.m.custom.filter_color', 0)).toEqual({
			id: 'filter.p.m.custom.filter_color.gid-shopify-metaobject-1',
			label: 'Eiche',
			count: 1,
			input:
				'{"productMetafield":{"namespace":"custom","key":"filter_color","value":"gid://shopify/Metaobject/1"}}',
			swatch: { color: '#b58b5a', image: null },
		});
		expect(value('filter.p.vendor', 1)).toMatchObject({
			label: 'Papierhaus',
			input: '{"productVendor":"Papierhaus"}',
		});
	});

	test('filter by their own inputs', async () => {
		const { filters } = await list([]);
		for (const { values, type } of filters) {
			for (const { input, count } of type === 'LIST' ? values : []) {
				expect((await list([JSON.parse(input)])).handles, input).toHaveLength(count);
			}
		}
	});

	test('count each value without its own filter, but with the others', async () => {
		const { counts } = await list([{ tag: 'print' }, { available: true }]);
		expect(counts['filter.v.availability']).toEqual(['Auf Lager 1', 'Nicht auf Lager 1']);
		expect(counts['filter.p.tag']).toEqual(['light 1', 'map 1', 'mountain 1', 'print 1']);
		expect(counts['filter.p.product_type']).toEqual(['Druck 1', 'Teil 0']);
		expect(counts['filter.v.option.größe']).toEqual(['Klein 1', 'Groß 0']);
	});

	test('have the highest price with the other filters applied', async () => {
		const highest = async (filters: Json[]) =>
			(await list(filters)).filters.find(({ id }) => id === 'filter.v.price')?.values[0].input;
		expect(await highest([])).toBe('{"price":{"min":0,"max":399.0}}');
		expect(await highest([{ tag: 'print' }, { price: { max: 25 } }])).toBe(
			'{"price":{"min":0,"max":40.0}}',
		);
		expect(await highest([{ tag: 'print' }, small])).toBe('{"price":{"min":0,"max":20.0}}');
	});

	test('are the price only without results', async () => {
		const { filters } = await list([{ productType: 'Nope' }]);
		expect(filters).toMatchObject([
			{ id: 'filter.v.price', values: [{ count: 0, input: '{"price":{"min":0,"max":0.0}}' }] },
		]);
	});
});

describe('products by a query', () => {
	test.each([
		['tag:mountain', ['alps']],
		['tag:print -title:alpen', ['sea']],
		['vendor:Papierhaus AND available_for_sale:true', ['alps']],
		['product_type:Druck OR title:Wandkarte', ['map', 'alps', 'sea']],
		['tag_not:print created_at:<2026-03-01', ['map', 'gift-card']],
		['variants.price:>=279 variants.price:<290', ['map']],
		['alp*', ['alps']],
		['updated_at:>now', []],
	])('%j are %j', async (text, handles) => {
		const data = await shop.data(
			'query ($text: String) { products(first: 9, query: $text) { nodes { handle } } }',
			{ text },
		);
		expect(data.products.nodes.map(({ handle }: Json) => handle)).toEqual(handles);
	});

	test('are sorted by relevance on request', async () => {
		const data = await shop.data(
			'{ products(first: 9, query: "karte", sortKey: RELEVANCE) { nodes { handle } } }',
		);
		expect(data.products.nodes.map(({ handle }: Json) => handle)).toEqual(['map']);
	});
});
