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
import { toListingView } from './listing-view.server';

/** Products a page. */
const PAGE_SIZE = 24;

export interface CollectionPage {
	collection: CollectionView;
	/** What the collection says to search engines and link previews. */
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
 * All collections, 250 at most, in the merchant's order, in one round trip.
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
 * A collection with one page of its products, in one round trip: where filters are chosen, all others are
 * asked for at the same time. `undefined` where there is no such collection.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadCollection(
	context: AppContext,
	handle: string,
	asked: ListingRequest,
): Promise<CollectionPage | undefined> {
	const probe = probeFilters(asked, async () => {
		const { collection } = await context.shopify.query(COLLECTION_FILTERS_QUERY, {
			variables: { handle },
			maxRetries: 1,
			cacheable: true,
		});
		return collection?.products.filters;
	});
	const { answer, request } = await firstWithoutCursor(
		asked,
		(request) =>
			context.shopify.query(COLLECTION_QUERY, {
				variables: { handle, ...pageVariables(request), ...COLLECTION_ORDERS[request.sort] },
				needs: ['collection'],
				cacheable: true,
			}),
		({ collection }) => !collection?.products.nodes.length,
	);
	const { collection, localization } = answer;
	if (!collection) return undefined;
	const { products } = collection;
	const allFilters = await probe;
	return {
		...headOf(answer, '', () => toHead(collection)),
		listing: keptListing(answer, context, request, allFilters, () =>
			toListingView({
				request,
				sorts: COLLECTION_SORTS,
				products: products.nodes,
				pageInfo: products.pageInfo,
				filters: products.filters,
				allFilters,
				currency: localization.country.currency.isoCode,
				market: context.market,
				vatIncluded: vatIncluded(context),
				locale: context.locale,
			}),
		),
	};
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

/** All that it follows from besides the answer is named here; with the filters of a second answer it is made anew. */
function keptListing(
	answer: object,
	{ market, locale }: AppContext,
	request: ListingRequest,
	allFilters: readonly ListingFilterFragment[] | undefined,
	make: () => ListingView,
): ListingView {
	return allFilters ? make() : listingOf(answer, JSON.stringify([request, market, locale]), make);
}

/**
 * One page of the products that a search finds, in one round trip, as with a collection. `term` is the
 * visitor's; an empty one is not worth asking for. The list's links and forms keep it as `q`.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadSearchResults(
	context: AppContext,
	term: string,
	asked: ListingRequest,
): Promise<ListingView> {
	const probe = probeFilters(asked, async () => {
		const { search } = await context.shopify.query(SEARCH_FILTERS_QUERY, {
			variables: { searchTerm: term },
			maxRetries: 1,
			cacheable: true,
		});
		return search.productFilters;
	});
	const { answer, request } = await firstWithoutCursor(
		asked,
		(request) =>
			context.shopify.query(SEARCH_QUERY, {
				variables: { searchTerm: term, ...pageVariables(request), ...SEARCH_ORDERS[request.sort] },
				cacheable: true,
			}),
		({ search }) => search.nodes.length === 0,
	);
	const { search, localization } = answer;
	const allFilters = await probe;
	return keptListing(answer, context, request, allFilters, () =>
		toListingView({
			request,
			sorts: SEARCH_SORTS,
			base: [['q', term]],
			products: search.nodes.flatMap((node) => (node.__typename === 'Product' ? node : [])),
			pageInfo: search.pageInfo,
			filters: search.productFilters,
			allFilters,
			totalCount: search.totalCount,
			currency: localization.country.currency.isoCode,
			market: context.market,
			vatIncluded: vatIncluded(context),
			locale: context.locale,
		}),
	);
}

/** Asked beside the list, and only where filters are chosen; the list does without them where they are not to be had. */
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

/** Asks for the page; where its cursor leads nowhere, or is none of the platform's, for the first one. */
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
