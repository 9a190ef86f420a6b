import { describe, expect, test, vi } from 'vitest';
import type { AppContext } from '~/server/context.server';
import { requestError } from '~/shopify/errors';
import { loadCollection, loadSearchResults } from './listing.server';
import { COLLECTION_SORTS, readListing, SEARCH_SORTS } from './listing-request';

const list = {
	nodes: [],
	filters: [],
	productFilters: [],
	pageInfo: { hasNextPage: false, hasPreviousPage: false },
	totalCount: 0,
};

/** A platform response. */
function platformResponse() {
	return {
		localization: { country: { currency: { isoCode: 'EUR' } } },
		search: list,
		collection: {
			id: 'gid://shopify/Collection/7',
			handle: 'posters',
			title: 'Poster',
			description: '',
			descriptionHtml: '<h1>Poster</h1>',
			seo: {},
			image: null,
			products: list,
		},
	};
}

function shopWith(response: object, market = 'DE', locale = 'de') {
	const query = vi.fn(async () => response);
	return { shopify: { query }, market, locale, isCacheable: true } as unknown as AppContext;
}

const asked = (search: string) => readListing(new URLSearchParams(search), COLLECTION_SORTS);

describe('a list', () => {
	test('is computed once per response, with its head', async () => {
		const response = platformResponse();
		const first = await loadCollection(shopWith(response), 'posters', asked(''));
		const again = await loadCollection(shopWith(response), 'posters', asked(''));
		expect(first?.collection.descriptionHtml).toBe('<h3>Poster</h3>');
		expect(again?.collection).toBe(first?.collection);
		expect(again?.listing).toBe(first?.listing);
		const renewed = await loadCollection(shopWith(platformResponse()), 'posters', asked(''));
		expect(renewed?.listing).not.toBe(first?.listing);
		expect(renewed).toEqual(first);
	});

	test.each([
		['another order', 'sort=title', 'DE', 'de'],
		['another market', '', 'CH', 'de'],
		['another language', '', 'DE', 'en'],
	])('is another one in %s', async (_, search, market, locale) => {
		const response = platformResponse();
		const first = await loadCollection(shopWith(response), 'posters', asked(''));
		const other = shopWith(response, market, locale);
		const second = await loadCollection(other, 'posters', asked(search));
		expect(second?.listing).not.toBe(first?.listing);
		expect(second?.listing.request.sort).toBe(asked(search).sort);
	});

	test('is not memoized with the filters of a second response, which may change', async () => {
		const response = platformResponse();
		const some = asked('filter.productType=Poster');
		expect(some.choices).toHaveLength(1);
		const first = await loadCollection(shopWith(response), 'posters', some);
		const again = await loadCollection(shopWith(response), 'posters', some);
		expect(again?.listing).not.toBe(first?.listing);
		expect(again?.collection).toBe(first?.collection);
	});

	test('shows the first page where the platform refuses the cursor, with any message', async () => {
		const response = platformResponse();
		const query = vi
			.fn()
			.mockRejectedValueOnce(requestError(1, 'Invalid value', { invalidInput: true }))
			.mockResolvedValue(response);
		const context = { ...shopWith(response), shopify: { query } } as unknown as AppContext;
		const page = await loadCollection(context, 'posters', asked('sort=title&after=abcd'));
		expect(page?.listing.request).toEqual({ choices: [], sort: 'title' });
		expect(query).toHaveBeenCalledTimes(2);
	});

	test('does not begin again during an outage, even if that is about a cursor', async () => {
		const failure = requestError(3, 'The cursor service is down');
		const query = vi.fn().mockRejectedValue(failure);
		const context = { ...shopWith({}), shopify: { query } } as unknown as AppContext;
		const wanted = loadCollection(context, 'posters', asked('after=abcd'));
		await expect(wanted).rejects.toBe(failure);
		expect(query).toHaveBeenCalledOnce();
	});

	test('of a search is computed once per response too', async () => {
		const response = platformResponse();
		const search = readListing(new URLSearchParams('q=map'), SEARCH_SORTS);
		const first = await loadSearchResults(shopWith(response), 'map', search);
		expect(await loadSearchResults(shopWith(response), 'map', search)).toBe(first);
	});
});
