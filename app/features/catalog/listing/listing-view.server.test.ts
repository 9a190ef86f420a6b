import { describe, expect, test } from 'vitest';
import type { ListedProductFragment, ListingFilterFragment } from '~/shopify/storefront.generated';
import { COLLECTION_SORTS, readListing } from './listing-request';
import { type ListingResponse, toListingView } from './listing-view.server';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' as const });

const product: ListedProductFragment = {
	id: 'gid://shopify/Product/1',
	handle: 'frame-oak',
	title: 'Rahmen Eiche',
	availableForSale: true,
	createdAt: '2026-01-01T00:00:00Z',
	publishedAt: '2026-01-01T00:00:00Z',
	updatedAt: '2026-01-01T00:00:00Z',
	productType: 'Rahmen',
	tags: [],
	options: [],
	media: { nodes: [] },
	featuredImage: {
		url: 'https://cdn.example/oak.webp',
		altText: 'Eiche',
		width: 2400,
		height: 1600,
	},
	priceRange: { minVariantPrice: eur('39.0'), maxVariantPrice: eur('39.0') },
	compareAtPriceRange: { minVariantPrice: eur('0.0') },
	pricedVariants: { nodes: [] },
};

function value(id: string, input: object, count = 1, swatch?: { color: string }) {
	return { id, label: id, count, input: JSON.stringify(input), ...(swatch && { swatch }) };
}

const availability = (inStock: number, soldOut: number): ListingFilterFragment => ({
	id: 'filter.v.availability',
	label: 'Verfügbarkeit',
	type: 'LIST',
	values: [
		value('Auf Lager', { available: true }, inStock),
		value('Nicht auf Lager', { available: false }, soldOut),
	],
});

const types = (...names: [string, number][]): ListingFilterFragment => ({
	id: 'filter.p.product_type',
	label: 'Typ',
	type: 'LIST',
	values: names.map(([name, count]) => value(name, { productType: name }, count)),
});

const price = (max: number): ListingFilterFragment => ({
	id: 'filter.v.price',
	label: 'Preis',
	type: 'PRICE_RANGE',
	values: [value('Preis', { price: { min: 0, max } }, 0)],
});

function viewOf(search: string, response: Partial<ListingResponse> = {}) {
	return toListingView({
		request: readListing(new URLSearchParams(search), COLLECTION_SORTS),
		sorts: COLLECTION_SORTS,
		products: [product],
		pageInfo: { hasNextPage: false, hasPreviousPage: false },
		filters: [],
		currency: 'EUR',
		market: 'DE',
		locale: 'de',
		...response,
	});
}

describe('a list’s filters', () => {
	test('have compact counts and colours, and mark chosen and empty values', () => {
		const colors: ListingFilterFragment = {
			id: 'filter.p.m.custom.filter_color',
			label: 'Farbe',
			type: 'LIST',
			values: ['#b08850', 'url(x)'].map((color, index) =>
				value(
					`${index}`,
					{
						productMetafield: {
							namespace: 'custom',
							key: 'filter_color',
							value: `gid://shopify/Metaobject/${index}`,
						},
					},
					1_234_567 * index,
					{ color },
				),
			),
		};
		expect(viewOf('?filter.color=1', { filters: [colors] }).filters).toEqual([
			{
				kind: 'list',
				id: colors.id,
				label: 'Farbe',
				values: [
					{
						choice: { name: 'color', value: '0' },
						label: '0',
						count: '0',
						state: 'empty',
						swatch: { color: '#b08850' },
					},
					{
						choice: { name: 'color', value: '1' },
						label: '1',
						count: '1,23\u00a0Mio.',
						state: 'chosen',
					},
				],
			},
		]);
	});

	test('keep values that have no products because of the chosen ones', () => {
		const view = viewOf('?filter.available=true', {
			filters: [availability(1, 0), types(['Rahmen', 1]), price(39)],
			allFilters: [availability(3, 2), types(['Druck', 2], ['Rahmen', 3]), price(399)],
		});
		expect(view.filters).toMatchObject([
			{
				values: [
					{ count: '1', state: 'chosen' },
					{ count: '0', state: 'empty' },
				],
			},
			{
				values: [
					{ label: 'Druck', count: '0', state: 'empty' },
					{ label: 'Rahmen', count: '1' },
				],
			},
			{ kind: 'price', highest: '399' },
		]);
	});

	test('can all be chosen in an empty list, since their counts are unknown', () => {
		const view = viewOf('?filter.available=true&filter.productType=Druck', {
			products: [],
			filters: [price(0)],
			allFilters: [availability(3, 2), types(['Druck', 2], ['Rahmen', 3]), price(399)],
		});
		const values = view.filters.flatMap((filter) => (filter.kind === 'list' ? filter.values : []));
		expect(values.map(({ state }) => state)).toEqual(['chosen', undefined, 'chosen', undefined]);
		expect(values.every(({ count }) => count === undefined)).toBe(true);
		expect(view.totalCount).toBe(0);
	});

	test.each([
		['', { filters: [availability(4, 0)] }, []],
		[
			'?filter.productType=Druck',
			{ filters: [availability(2, 0)], allFilters: [availability(4, 0)] },
			[],
		],
		['?filter.available=false', { filters: [availability(4, 0)] }, ['Auf Lager', 'Ausverkauft']],
	])(
		'leave out a value that no product of the list has, unless it is chosen: %s',
		(search, response, labels) => {
			const lists = viewOf(search, response).filters.flatMap((filter) =>
				filter.kind === 'list' ? filter.values : [],
			);
			expect(lists.map(({ label }) => label)).toEqual(labels);
		},
	);

	test('leave out values that narrow nothing, and unknown ones', () => {
		const broken = { ...types(['x', 1], ['y', 1]), id: 'z' };
		broken.values = broken.values.map((each) => ({ ...each, input: 'no JSON' }));
		expect(viewOf('', { filters: [types(['Rahmen', 1]), price(0), broken] }).filters).toEqual([]);
	});
});

describe('what holds', () => {
	test('has the label of its filter, and links to the list without it', () => {
		const { active } = viewOf(
			'?filter.productType=Druck&filter.price=10-50&sort=title&after=abcd',
			{
				allFilters: [types(['Druck', 2], ['Rahmen', 3])],
			},
		);
		expect(active).toEqual([
			{ label: 'Typ: Druck', search: '?filter.price=10-50&sort=title' },
			{ label: '10\u00a0€ – 50\u00a0€', search: '?filter.productType=Druck&sort=title' },
		]);
	});

	test('has its own link where two have the same label', () => {
		const { active } = viewOf('?filter.productVendor=Aerolume&filter.tag=Aerolume');
		expect(active).toEqual([
			{ label: 'Aerolume', search: '?filter.tag=Aerolume' },
			{ label: 'Aerolume', search: '?filter.productVendor=Aerolume' },
		]);
	});

	test.each([
		['?filter.price=10-', 'ab 10\u00a0€'],
		['?filter.price=-50', 'bis 50\u00a0€'],
		['?filter.available=false', 'Ausverkauft'],
		['?filter.option=größe:A3', 'A3'],
		['?filter.tag=%3Cimg%3E', '<img>'],
	])('%j is labelled %j if the platform does not return it', (search, label) => {
		expect(viewOf(search).active.map((each) => each.label)).toEqual([label]);
	});
});

describe('a page of a list', () => {
	const pageInfo = {
		hasNextPage: true,
		hasPreviousPage: true,
		startCursor: 'aaaa',
		endCursor: 'zzzz',
	};

	test('links to the previous and next page, and keeps the request', () => {
		const view = viewOf('?filter.available=true&after=abcd', { pageInfo, base: [['q', 'karte']] });
		expect(view.next).toBe('?q=karte&filter.available=true&after=zzzz');
		expect(view.previous).toBe('?q=karte&filter.available=true&before=aaaa');
		expect(view.totalCount).toBeUndefined();
	});

	test('counts a list of one page itself, else uses the platform’s count', () => {
		expect(viewOf('').totalCount).toBe(1);
		expect(viewOf('', { pageInfo, totalCount: 5000 }).totalCount).toBe(5000);
	});

	test('has small pictures', () => {
		expect(viewOf('').products[0]?.picture).toEqual({
			url: 'https://cdn.example/oak.webp',
			width: 1200,
		});
	});
});
