import { describe, expect, test } from 'vitest';
import {
	COLLECTION_SORTS,
	type ListingRequest,
	listingSearch,
	narrowingOf,
	priceLimits,
	readListing,
	SEARCH_SORTS,
	withChoice,
	withoutLostFilters,
	withPrice,
} from './listing-request';

const read = (search: string, sorts = COLLECTION_SORTS) =>
	readListing(new URLSearchParams(search), sorts);
const oak = { name: 'option', value: 'rahmen:Eiche' };
const black = { name: 'option', value: 'rahmen:Schwarz' };

describe('a list’s URL', () => {
	test.each([
		'',
		'?filter.available=true',
		'?filter.productType=Poster&sort=price-asc',
		'?filter.option=größe:60+×+40+cm',
		'?filter.color=9001&filter.price=10-50',
		'?filter.price=10-&sort=newest&after=eyJsYXN0X2lkIjoxfQ==',
		'?filter.product.custom.material=Holz&filter.variant.custom.size=A3&before=abcd',
		'?filter.category=hg-3-17&filter.tag=a,b',
	])('%j stays the same when parsed and written', (search) => {
		expect(decodeURIComponent(listingSearch(read(search), COLLECTION_SORTS))).toBe(search);
	});

	test('keeps other parameters in front', () => {
		const request = read('?sort=price-desc', SEARCH_SORTS);
		expect(listingSearch(request, SEARCH_SORTS, [['q', 'a & b']])).toBe(
			'?q=a+%26+b&sort=price-desc',
		);
	});

	test.each([
		['?filter.available=perhaps', []],
		['?filter.productType=', []],
		['?filter.option=Eiche', []],
		['?filter.option=:Eiche', []],
		['?filter.color=red', []],
		['?filter.category=../x', []],
		['?filter.unknown=x', []],
		['?filter.product.custom=x', []],
		[`?filter.tag=${'x'.repeat(201)}`, []],
		['?filter.tag=a&filter.tag=a', [{ name: 'tag', value: 'a' }]],
		['?filter.available=%20true', [{ name: 'available', value: 'true' }]],
	])('%j becomes %j', (search, choices) => {
		expect(read(search).choices).toEqual(choices);
	});

	test.each([
		['?filter.price=50-10', '10-50'],
		['?filter.price=-50', '-50'],
		['?filter.price=10-20-30', undefined],
		['?filter.price=-', undefined],
		['?filter.price=cheap', undefined],
		['?filter.price=1e9-', undefined],
		['?filter.price.min=12,50&filter.price.max=', '12.5-'],
		['?filter.price.min=&filter.price.max=', undefined],
		['?filter.price.min=1&filter.price=5-6', '1-'],
	])('%j has the price filter %j', (search, price) => {
		const expected = price === undefined ? [] : [{ name: 'price', value: price }];
		expect(read(search).choices).toEqual(expected);
	});

	test('is limited in filters and parameters', () => {
		const many = Array.from({ length: 500 }, (_, index) => `filter.tag=t${index}`).join('&');
		expect(read(`?${many}`).choices).toHaveLength(30);
	});

	test.each([
		['?sort=price-asc', 'price-asc'],
		['?sort=featured', 'featured'],
		['?sort=relevance', 'featured'],
		['?sort=%00', 'featured'],
		['?sort=newest&sort=title', 'newest'],
	])('%j sorts by %s', (search, sort) => {
		expect(read(search).sort).toBe(sort);
	});

	test.each([
		['?after=abcd&before=efgh', { side: 'after', at: 'abcd' }],
		['?before=efgh', { side: 'before', at: 'efgh' }],
		['?after=', undefined],
		['?after=<script>', undefined],
		[`?after=${'a'.repeat(501)}`, undefined],
	])('%j starts at %j', (search, cursor) => {
		expect(read(search).cursor).toEqual(cursor);
	});
});

describe('a request', () => {
	const start: ListingRequest = {
		choices: [oak],
		sort: 'title',
		cursor: { side: 'after', at: 'abcd' },
	};

	test('with another choice starts at the first page and keeps the sort order', () => {
		expect(withChoice(start, black, true)).toEqual({ choices: [oak, black], sort: 'title' });
		expect(withChoice(start, oak, true).choices).toEqual([oak]);
		expect(withChoice(start, oak, false)).toEqual({ choices: [], sort: 'title' });
	});

	test('has at most one price filter', () => {
		const priced = withPrice(withPrice(start, '10', ''), '', '50');
		expect(priced.choices).toEqual([oak, { name: 'price', value: '-50' }]);
		expect(priceLimits(priced)).toEqual({ min: '', max: '50' });
		expect(withPrice(priced, '', '').choices).toEqual([oak]);
	});

	test('is equal for any order of choices and any page', () => {
		const one = { ...start, choices: [oak, black] };
		const other: ListingRequest = { choices: [black, oak], sort: 'title' };
		expect(narrowingOf(one)).toBe(narrowingOf(other));
		expect(narrowingOf(one)).not.toBe(narrowingOf({ ...one, sort: 'newest' }));
	});
});

describe('a path in another language or country', () => {
	const language = { language: true, country: false };
	const both = { language: true, country: true };

	test.each([
		['/collections/posters?filter.option=größe:60+×+40+cm', both, '/collections/posters'],
		['/search?q=a+b&filter.productType=Druck#list', both, '/search?q=a+b#list'],
		['/c?filter.product.custom.material=Holz&filter.variant.custom.size=A3', both, '/c'],
		['/c?filter.option=rahmen:Eiche&after=abcd&sort=title', language, '/c?sort=title'],
		['/c?filter.price=10-50', both, '/c'],
		[
			'/c?filter.price.min=10&filter.price.max=50&filter.available=true',
			both,
			'/c?filter.available=true',
		],
		['/c?filter.price=10-50', { language: false, country: true }, '/c'],
	])('%s with %o changed becomes %s', (path, changed, kept) => {
		expect(withoutLostFilters(path, changed)).toBe(kept);
	});

	test.each([
		'/c?filter.available=true&sort=price-asc&after=abcd',
		'/c?filter.productVendor=Aerolume&filter.tag=framed&filter.category=hg-3-17&filter.color=9001',
		'/c?filter.taxonomy.shopify.color-pattern=gid://x/1&filter.product.custom.lit=true',
		'/c?filter.price=10-50',
		'/products/aerolume?variant=1',
	])('%s stays as it is in another language', (path) => {
		expect(withoutLostFilters(path, language)).toBe(path);
	});

	test('keeps every filter in the same language and country', () => {
		const path = '/c?filter.option=rahmen:Eiche&filter.price=10-50';
		expect(withoutLostFilters(path, { language: false, country: false })).toBe(path);
	});
});
