import { createMemoize } from '~/lib/memoize';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { shortId } from '~/shopify/ids';
import type {
	CollectionQuery,
	CollectionQueryVariables,
	ListingFilterFragment,
	SearchQueryVariables,
} from '~/shopify/storefront.generated';
import { vatIncluded } from '../catalog.server';
import type { CollectionCardView, CollectionView } from '../collection-view';
import { descriptionHtml } from '../description-html.server';
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
import { type ListingAnswer, toListingView } from './listing-view.server';

/** Products a page. */
const PAGE_SIZE = 24;

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
export async function loadCollections(context: AppContext): Promise<CollectionCardView[]> {
	const { collections } = await context.shopify.query(COLLECTIONS_QUERY, { cacheable: true });
	return collections.nodes.map(({ handle, title, description, image }) => ({
		handle,
		title,
		description,
		...(image && { picture: image }),
	}));
}

/**
 * A collection with one page of its products, in one round trip. `undefined` where there is no such collection.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadCollection(
	context: AppContext,
	handle: string,
	asked: ListingRequest,
): Promise<CollectionPage | undefined> {
	const { answer, listing } = await loadList(context, asked, {
		sorts: COLLECTION_SORTS,
		askPage: (request) =>
			context.shopify.query(COLLECTION_QUERY, {
				variables: { handle, ...pageVariables(request), ...COLLECTION_ORDERS[request.sort] },
				needs: ['collection'],
				cacheable: true,
			}),
		listOf: ({ collection }) =>
			collection ? { ...collection.products, products: collection.products.nodes } : NO_PRODUCTS,
		async askFilters() {
			const { collection } = await context.shopify.query(COLLECTION_FILTERS_QUERY, {
				variables: { handle },
				maxRetries: 1,
				cacheable: true,
			});
			return collection?.products.filters;
		},
	});
	const { collection } = answer;
	return collection ? { ...headOf(answer, '', () => toHead(collection)), listing } : undefined;
}

function toHead(collection: Collection): Omit<CollectionPage, 'listing'> {
	const { id, handle, title, description, seo, image } = collection;
	return {
		collection: {
			id: shortId(id),
			handle,
			title,
			descriptionHtml: descriptionHtml(collection),
			...(image && { picture: image }),
		},
		about: { title: seo.title || title, description: seo.description || description },
	};
}

/**
 * One page of the products that a search finds, in one round trip. `term` is the visitor's; an empty one is not
 * worth asking for. The list's links and forms keep it as `q`.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadSearchResults(
	context: AppContext,
	term: string,
	asked: ListingRequest,
): Promise<ListingView> {
	const { listing } = await loadList(context, asked, {
		sorts: SEARCH_SORTS,
		base: [['q', term]],
		askPage: (request) =>
			context.shopify.query(SEARCH_QUERY, {
				variables: { searchTerm: term, ...pageVariables(request), ...SEARCH_ORDERS[request.sort] },
				cacheable: true,
			}),
		listOf: ({ search }) => ({
			products: search.nodes.flatMap((node) => (node.__typename === 'Product' ? node : [])),
			pageInfo: search.pageInfo,
			filters: search.productFilters,
			totalCount: search.totalCount,
		}),
		async askFilters() {
			const { search } = await context.shopify.query(SEARCH_FILTERS_QUERY, {
				variables: { searchTerm: term },
				maxRetries: 1,
				cacheable: true,
			});
			return search.productFilters;
		},
	});
	return listing;
}

type ListPart = Pick<ListingAnswer, 'products' | 'pageInfo' | 'filters' | 'totalCount'>;

const NO_PRODUCTS: ListPart = {
	products: [],
	filters: [],
	pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

/** What sets one list of products apart from another. */
interface ListSource<Answer> extends Pick<ListingAnswer, 'sorts' | 'base'> {
	askPage(request: ListingRequest): Promise<Answer>;
	listOf(answer: Answer): ListPart;
	/** The filters of the list while none is chosen. */
	askFilters(): Promise<readonly ListingFilterFragment[] | undefined>;
}

/**
 * One page of a list, and the answer that it comes from. Where filters are chosen, all others are asked for at
 * the same time.
 */
async function loadList<Answer extends Pick<CollectionQuery, 'localization'>>(
	context: AppContext,
	asked: ListingRequest,
	{ sorts, base, askPage, listOf, askFilters }: ListSource<Answer>,
): Promise<{ answer: Answer; listing: ListingView }> {
	const probe = probeFilters(asked, askFilters);
	const { answer, request } = await firstWithoutCursor(
		asked,
		askPage,
		(answer) => listOf(answer).products.length === 0,
	);
	const allFilters = await probe;
	const { market, locale } = context;
	const make = () =>
		toListingView({
			...listOf(answer),
			request,
			sorts,
			base,
			allFilters,
			currency: answer.localization.country.currency.isoCode,
			market,
			vatIncluded: vatIncluded(context),
			locale,
		});
	// All that a view follows from besides the answer is in its key; with the filters of a second answer it is made anew.
	const key = JSON.stringify([request, market, locale]);
	return { answer, listing: allFilters ? make() : listingOf(answer, key, make) };
}

/** Fetches all filters where some are chosen. A failure is ignored: the list works without them. */
async function probeFilters(
	{ choices }: ListingRequest,
	ask: () => Promise<readonly ListingFilterFragment[] | undefined>,
): Promise<readonly ListingFilterFragment[] | undefined> {
	if (choices.length === 0) return undefined;
	try {
		return await ask();
	} catch (error) {
		if (isUnavailable(error)) return undefined;
		throw error;
	}
}

/** Fetches the page; the first one where its cursor is invalid or leads to no products. */
async function firstWithoutCursor<Answer>(
	asked: ListingRequest,
	ask: (request: ListingRequest) => Promise<Answer>,
	isEmpty: (answer: Answer) => boolean,
): Promise<{ answer: Answer; request: ListingRequest }> {
	const { cursor, ...request } = asked;
	if (!cursor) return { answer: await ask(request), request };
	try {
		const answer = await ask(asked);
		if (!isEmpty(answer)) return { answer, request: asked };
	} catch (error) {
		if (!(isUnavailable(error) && /cursor/i.test(error.data.error))) throw error;
	}
	return { answer: await ask(request), request };
}

function pageVariables({ choices, cursor }: ListingRequest) {
	const filters = choices.flatMap((choice) => choiceInput(choice) ?? []);
	return cursor?.side === 'before'
		? { last: PAGE_SIZE, before: cursor.at, filters }
		: { first: PAGE_SIZE, ...(cursor && { after: cursor.at }), filters };
}
