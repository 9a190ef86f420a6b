import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Json, useDemoShop } from '../testing/test-shop';
import { catalogue } from './catalogue';
import { largestCatalogue, withAirportPrints } from './large-catalogue';

const size = largestCatalogue;
const large = withAirportPrints(catalogue, size);
const prints = large.products.slice(catalogue.products.length, -1);
const shop = useDemoShop({
	catalogue,
	catalogueSize: size,
	filesFolder: join(import.meta.dirname, '../files'),
});

function distinct(values: (string | number)[]): number {
	return new Set(values).size;
}

describe('5,000 generated prints', () => {
	test('are the same at every start', () => {
		expect(withAirportPrints(catalogue, size)).toEqual(large);
	});

	test('have unique ids, handles, titles and SKUs', () => {
		const variants = large.products.flatMap((product) => product.variants);
		expect(prints).toHaveLength(size);
		expect(distinct(large.products.map(({ id }) => id))).toBe(large.products.length);
		expect(distinct(large.products.map(({ handle }) => handle))).toBe(large.products.length);
		expect(distinct(variants.map(({ id }) => id))).toBe(variants.length);
		expect(distinct(variants.map(({ sku }) => sku))).toBe(variants.length);
		expect(distinct(prints.map(({ title }) => title.de))).toBe(size);
	});

	test('have the names of airports, in both languages', () => {
		const [frankfurt] = prints.filter(({ handle }) => handle === 'coordinates-eddf');
		expect(frankfurt).toMatchObject({
			title: {
				de: 'Koordinatendruck Frankfurt Airport (EDDF)',
				en: 'Coordinate print Frankfurt Airport (EDDF)',
			},
		});
		expect(frankfurt?.descriptionHtml.de).toContain('50,04° N, 8,56° O');
		expect(frankfurt?.descriptionHtml.en).toContain('50.04° N, 8.56° E');
	});

	test('differ in type, price, paper, vendor, stock and compare-at price', () => {
		const first = prints.flatMap(({ variants }) => variants.slice(0, 1));
		expect(distinct(prints.map(({ productType }) => productType.de))).toBe(4);
		expect(distinct(prints.map(({ vendor }) => vendor))).toBe(2);
		expect(distinct(first.map(({ price }) => price.EUR))).toBeGreaterThan(15);
		expect(distinct(prints.flatMap(({ filterColors }) => filterColors ?? []))).toBe(5);
		const soldOut = prints.filter(({ variants }) => variants.every(({ stock }) => stock === 0));
		expect(soldOut.length).toBeGreaterThan(200);
		const reduced = first.filter(({ compareAtPrice }) => compareAtPrice);
		expect(reduced.length).toBeGreaterThan(500);
		for (const { images, variants } of prints) {
			expect(images.length).toBeGreaterThan(3);
			expect(variants).toHaveLength(4);
		}
	});
});

describe('the shop with them', () => {
	const list = (handle: string, args = 'first: 24') =>
		`{ collection(handle: "${handle}") { products(${args}) { nodes { handle featuredImage { url } } pageInfo { hasNextPage endCursor } filters { id values { label count } } } } }`;

	test('has all of them in one collection, and 24 in another', async () => {
		const all = (await shop.data(list('airport-prints'))).collection.products;
		expect(all.nodes).toHaveLength(24);
		expect(all.pageInfo.hasNextPage).toBe(true);
		expect(JSON.stringify(all.nodes)).not.toContain('?v=0"');
		const inStock = all.filters.find(({ id }: Json) => id === 'filter.v.availability');
		expect(inStock.values[0].count + inStock.values[1].count).toBe(size);
		const few = (await shop.data(list('airport-prints-24', 'first: 250'))).collection.products;
		expect(few.nodes).toHaveLength(24);
		expect(few.pageInfo.hasNextPage).toBe(false);
	});

	test('has a product with as many variants as the platform allows', async () => {
		const { product } = await shop.data(
			'{ product(handle: "print-to-order") { variantsCount { count } options { optionValues { firstSelectableVariant { id } } } } }',
		);
		expect(product.variantsCount.count).toBe(2_048);
		const values = product.options.flatMap(({ optionValues }: Json) => optionValues);
		expect(values).toHaveLength(40);
		expect(values.every((value: Json) => value.firstSelectableVariant)).toBe(true);
	});

	test('returns every product once, page by page', async () => {
		const seen = new Set<string>();
		let after = '';
		for (let pages = 0; pages < size / 250; pages += 1) {
			const args = `first: 250, sortKey: PRICE, reverse: true${after && `, after: "${after}"`}`;
			const { products } = (await shop.data(list('airport-prints', args))).collection;
			for (const { handle } of products.nodes) seen.add(handle);
			after = products.pageInfo.endCursor;
		}
		expect(seen.size).toBe(size);
	});

	test('finds one of them by its city and with a typo', async () => {
		const found = async (query: string) =>
			(
				await shop.data(
					`{ search(query: "${query}", first: 9) { totalCount nodes { ... on Product { handle } } } }`,
				)
			).search;
		expect(await found('Höhendruck EDDF')).toEqual({
			totalCount: 1,
			nodes: [{ handle: 'elevation-eddf' }],
		});
		expect((await found('Frankfrut')).totalCount).toBeGreaterThanOrEqual(4);
	});
});
