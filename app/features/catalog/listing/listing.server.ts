import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { firstWithoutCursor } from '~/shopify/cursor';
import { isUnavailable } from '~/shopify/errors';
import { shortId } from '~/shopify/ids';
import { withNightPicture } from '~/shopify/night-picture';
import type {
	CollectionQuery,
	CollectionQueryVariables,
	ListingFilterFragment,
	SearchQueryVariables,
} from '~/shopify/storefront.generated';
import type { CollectionCardView, CollectionView } from '../collection-view';
import { descriptionHtml } from '../description-html.server';
import { namedVariant } from '../named-variant';
import { choiceInput } from './filter-choice';
import {
	COLLECTION_FILTERS_QUERY,
	COLLECTION_QUERY,
	COLLECTIONS_QUERY,
	SEARCH_FILTERS_QUERY,
	SEARCH_QUERY,
} from './listing.queries';
import {
	COLLECTION_SORTS,
	type ListingRequest,
	type ListingSort,
	SEARCH_SORTS,
} from './listing-request';
import type { ListingView } from './listing-view';
import { type ListingResponse, toListingView } from './listing-view.server';

/** Products per page. */
const PAGE_SIZE = 24;

/** Number of products that fill one row. */
const FIRST_COLLECTIONS = 4;

export interface CollectionPage {
	collection: CollectionView;
	/** For search engines and link previews. */
	about: { title: string; description: string };
	listing: ListingView;
}

type Collection = NonNullable<CollectionQuery['collection']>;
type CollectionOrder = Pick<CollectionQueryVariables, 'sortKey' | 'reverse'>;
type SearchOrder = Pick<SearchQueryVariables, 'sortKey' | 'reverse'>;

const COLLECTION_ORDERS: Partial<Record<ListingSort, CollectionOrder>> = {
	featured: { sortKey: 'COLLECTION_DEFAULT', reverse: false },
	'best-selling': { sortKey: 'BEST_SELLING', reverse: false },
	title: { sortKey: 'TITLE', reverse: false },
	'price-asc': { sortKey: 'PRICE', reverse: false },
	'price-desc': { sortKey: 'PRICE', reverse: true },
	newest: { sortKey: 'CREATED', reverse: true },
};

const SEARCH_ORDERS: Partial<Record<ListingSort, SearchOrder>> = {
	relevance: { sortKey: 'RELEVANCE', reverse: false },
	'price-asc': { sortKey: 'PRICE', reverse: false },
	'price-desc': { sortKey: 'PRICE', reverse: true },
};

/** A collection without its products. */
const headOf = createMemoize<Omit<CollectionPage, 'listing'>>();
const listingOf = createMemoize<ListingView>();

/**
 * All collections (250 at most) in the merchant's order, in one round trip.
 * @throws ShopifyError where the platform cannot be reached
 */
async function loadCollections(context: AppContext): Promise<CollectionCardView[]> {
	const { collections } = await context.shopify.query(COLLECTIONS_QUERY, { cacheable: true });
	return collections.nodes.map(({ handle, title, description, image, nightPicture }) => ({
		handle,
		title,
		description,
		...(image && { picture: withNightPicture(image, nightPicture) }),
	}));
}

/** All collections, for their page. Throws 503 where the platform cannot be reached. */
export function loadCollectionsPage(context: AppContext): Promise<CollectionCardView[]> {
	return available(loadCollections(context));
}

/** The first collections but `except`, for `CollectionSection`; none where the platform cannot be reached. */
export async function loadFirstCollections(
	context: AppContext,
	except?: string,
): Promise<CollectionCardView[]> {
	const collections = await loadCollections(context).catch((error: unknown) => {
		if (isUnavailable(error)) return [];
		throw error;
	});
	return collections.filter(({ handle }) => handle !== except).slice(0, FIRST_COLLECTIONS);
}

/**
 * A collection with one page of its products, in one round trip. `undefined` where there is no such collection.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadCollection(
	context: AppContext,
	handle: string,
	requested: ListingRequest,
): Promise<CollectionPage | undefined> {
	const { page, listing } = await loadList(context, requested, {
		sorts: COLLECTION_SORTS,
		fetchPage: (request) =>
			context.shopify.query(COLLECTION_QUERY, {
				variables: { handle, ...pageVariables(request), ...COLLECTION_ORDERS[request.sort] },
				needs: ['collection'],
				cacheable: true,
			}),
		listOf: ({ collection }) =>
			collection ? { ...collection.products, products: collection.products.nodes } : NO_PRODUCTS,
		async fetchFilters() {
			const { collection } = await context.shopify.query(COLLECTION_FILTERS_QUERY, {
				variables: { handle },
				maxRetries: 1,
				cacheable: true,
			});
			return collection?.products.filters;
		},
	});
	const { collection } = page;
	return collection ? { ...headOf(page, '', () => toHead(collection)), listing } : undefined;
}

/**
 * A collection's page, with other collections where it has no products; `undefined` where there is no such
 * collection. Throws 503 where the platform cannot be reached.
 */
export async function loadCollectionPage(
	context: AppContext,
	handle: string,
	requested: ListingRequest,
) {
	const page = await available(loadCollection(context, handle, requested));
	if (!page) return undefined;
	const isEmpty = page.listing.products.length === 0;
	return { ...page, others: isEmpty ? await loadFirstCollections(context, handle) : [] };
}

function toHead(collection: Collection): Omit<CollectionPage, 'listing'> {
	const { id, handle, title, description, seo, image, nightPicture } = collection;
	return {
		collection: {
			id: shortId(id),
			handle,
			title,
			descriptionHtml: descriptionHtml(collection),
			...(image && { picture: withNightPicture(image, nightPicture) }),
		},
		about: { title: seo.title || title, description: seo.description || description },
	};
}

/**
 * One page of search results, in one round trip. `term` must not be empty; the list's links and forms keep it as `q`.
 * @param searchTerm the term as the platform searches it, such as with synonyms
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadSearchResults(
	context: AppContext,
	term: string,
	requested: ListingRequest,
	searchTerm = term,
): Promise<ListingView> {
	const { listing } = await loadList(context, requested, {
		sorts: SEARCH_SORTS,
		base: [['q', term]],
		fetchPage: (request) =>
			context.shopify.query(SEARCH_QUERY, {
				variables: { searchTerm, ...pageVariables(request), ...SEARCH_ORDERS[request.sort] },
				cacheable: true,
			}),
		listOf: ({ search }) => ({
			products: search.nodes.flatMap((node) => {
				if (node.__typename !== 'Product') return [];
				const { options } = node;
				const named = namedVariant(options, term) ?? namedVariant(options, searchTerm);
				return { ...node, named };
			}),
			pageInfo: search.pageInfo,
			filters: search.productFilters,
			totalCount: search.totalCount,
		}),
		async fetchFilters() {
			const { search } = await context.shopify.query(SEARCH_FILTERS_QUERY, {
				variables: { searchTerm },
				maxRetries: 1,
				cacheable: true,
			});
			return search.productFilters;
		},
	});
	return listing;
}

type ListPart = Pick<ListingResponse, 'products' | 'pageInfo' | 'filters' | 'totalCount'>;

const NO_PRODUCTS: ListPart = {
	products: [],
	filters: [],
	pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

/** The parts that differ between lists of products. */
interface ListSource<Page> extends Pick<ListingResponse, 'sorts' | 'base'> {
	fetchPage(request: ListingRequest): Promise<Page>;
	listOf(page: Page): ListPart;
	/** Fetches all filters of the list, without any choice. */
	fetchFilters(): Promise<readonly ListingFilterFragment[] | undefined>;
}

/**
 * One page of a list, and the platform's response. If filters are chosen, all filters of the list are fetched at the
 * same time.
 */
async function loadList<Page extends Pick<CollectionQuery, 'localization'>>(
	context: AppContext,
	requested: ListingRequest,
	{ sorts, base, fetchPage, listOf, fetchFilters }: ListSource<Page>,
): Promise<{ page: Page; listing: ListingView }> {
	const probe = probeFilters(requested, fetchFilters);
	const { cursor: wanted, ...whole } = requested;
	const requestAt = (cursor: ListingRequest['cursor']): ListingRequest =>
		cursor ? { ...whole, cursor } : whole;
	const { page, cursor } = await firstWithoutCursor(
		wanted,
		(cursor) => fetchPage(requestAt(cursor)),
		(page) => listOf(page).products.length === 0,
	);
	const request = requestAt(cursor);
	const allFilters = await probe;
	const { market, locale } = context;
	const toView = () =>
		toListingView({
			...listOf(page),
			request,
			sorts,
			base,
			allFilters,
			currency: page.localization.country.currency.isoCode,
			market,
			locale,
		});
	// The view is cached by response and key. With `allFilters`, which are not part of the key, it is always computed.
	const key = JSON.stringify([request, market, locale]);
	return { page, listing: allFilters ? toView() : listingOf(page, key, toView) };
}

/** Fetches all filters where some are chosen. A failure is ignored: the list works without them. */
async function probeFilters(
	{ choices }: ListingRequest,
	fetchFilters: () => Promise<readonly ListingFilterFragment[] | undefined>,
): Promise<readonly ListingFilterFragment[] | undefined> {
	if (choices.length === 0) return undefined;
	try {
		return await fetchFilters();
	} catch (error) {
		if (isUnavailable(error)) return undefined;
		throw error;
	}
}

function pageVariables({ choices, cursor }: ListingRequest) {
	const filters = choices.flatMap((choice) => choiceInput(choice) ?? []);
	return cursor?.side === 'before'
		? { last: PAGE_SIZE, before: cursor.at, filters }
		: { first: PAGE_SIZE, ...(cursor && { after: cursor.at }), filters };
}
