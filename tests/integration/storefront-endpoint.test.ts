import { describe, expect, test } from 'vitest';
import { PRODUCT_QUERY } from '../../app/features/catalog/catalog.queries';
import { COLLECTION_QUERY, SEARCH_QUERY } from '../../app/features/catalog/listing/listing.queries';
import { loadCollection } from '../../app/features/catalog/listing/listing.server';
import { COLLECTION_SORTS, readListing } from '../../app/features/catalog/listing/listing-request';
import { PRODUCTS_BY_IDS_QUERY } from '../../app/features/catalog/products-by-ids.queries';
import { PREDICTIVE_SEARCH_QUERY } from '../../app/features/search/predictive-search.queries';
import { action } from '../../app/routes/api/shopify-storefront';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

async function post(visitor: TestVisitor, query: string, variables: Record<string, unknown>) {
	const response = await visitor.visit(
		'/api/shopify-storefront',
		({ request, context }) => action({ request, context, params: {} }),
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ query, variables }),
		},
	);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** As a collection's page asks. */
const POSTERS = {
	handle: 'posters',
	first: 24,
	filters: [],
	sortKey: 'TITLE',
	reverse: false,
};

test('responses come from the cache of the pages, and are stored there', async () => {
	const page = await shop
		.visitor()
		.visit('/collections/posters?sort=title', ({ request, context }) =>
			loadCollection(
				context,
				'posters',
				readListing(new URL(request.url).searchParams, COLLECTION_SORTS),
			),
		);
	expect(page?.collection.handle).toBe('posters');
	expect(await shop.requests()).toHaveLength(1);
	const { status, body } = await post(shop.visitor(), COLLECTION_QUERY, POSTERS);
	expect(status).toBe(200);
	expect(body).toMatchObject({ data: { collection: { handle: 'posters' } } });
	expect(await shop.requests()).toHaveLength(1);
	for (const _ of [1, 2])
		await post(shop.visitor(), PRODUCT_QUERY, { handle: 'frame-oak', giftCard: 'gift-card' });
	expect(await shop.requests()).toHaveLength(2);
});

describe('variables that the platform does not take', () => {
	test.each<[string, string, Record<string, unknown>]>([
		['no handle', PRODUCT_QUERY, {}],
		['a handle that is no text', PRODUCT_QUERY, { handle: {} }],
		['a country that does not exist', PRODUCT_QUERY, { handle: 'frame-oak', country: 'XX1' }],
		['what is no cursor', COLLECTION_QUERY, { ...POSTERS, after: 'kaputt' }],
		['a page of 251', COLLECTION_QUERY, { ...POSTERS, first: 251 }],
		['a page of -1', COLLECTION_QUERY, { ...POSTERS, first: -1 }],
		['no page size', COLLECTION_QUERY, { handle: 'posters' }],
		['both ends', COLLECTION_QUERY, { ...POSTERS, last: 2 }],
		['an unknown order', COLLECTION_QUERY, { ...POSTERS, sortKey: 'NOPE' }],
		['a search without a term', SEARCH_QUERY, { first: 24 }],
		['a search after what is no cursor', SEARCH_QUERY, { searchTerm: 'x', first: 1, after: 'x' }],
		['too many suggestions', PREDICTIVE_SEARCH_QUERY, { term: 'x', limit: 11 }],
		['what is no id', PRODUCTS_BY_IDS_QUERY, { ids: ['x'] }],
		['251 ids', PRODUCTS_BY_IDS_QUERY, { ids: Array(251).fill('gid://shopify/Product/1') }],
	])('%s: 400 with the reason', async (_, query, variables) => {
		const { status, body } = await post(shop.visitor(), query, variables);
		expect(status).toBe(400);
		expect(body).toEqual({
			message: expect.any(String),
			data: { error: expect.stringMatching(/\w/) },
		});
	});
});

test('above the limit of an IP address there is no response, not even a cached one', async () => {
	const visitor = shop.visitor('203.0.113.9');
	const ask = async (of = visitor) =>
		(await post(of, PRODUCT_QUERY, { handle: 'frame-black', giftCard: 'gift-card' })).status;
	for (let use = 1; use <= 150; use++) expect(await ask()).toBe(200);
	expect(await ask()).toBe(429);
	expect(await ask(shop.visitor('203.0.113.10'))).toBe(200);
	expect((await shop.requests()).length).toBeLessThanOrEqual(1);
});
