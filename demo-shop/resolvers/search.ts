import { createHash } from 'node:crypto';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { OperationError } from '../schema/errors';
import type { RequestContext, ResolverMap } from '../schema/request-context';
import { BitSet } from '../search/bit-set';
import { suggestCollections } from '../search/collection-search';
import { type ContentField, searchContent } from '../search/content-search';
import { type ProductFilter, ProductSelection } from '../search/product-filters';
import { productIndex } from '../search/product-index';
import { searchProducts } from '../search/product-search';
import { cursorValue, sortedProducts } from '../search/sorted-products';
import { styleSuggestion, suggestQueries } from '../search/suggestions';
import type { TextField } from '../search/text-index';
import type { ProductRecord } from '../shop/catalogue-index';
import type { ArticleRecord, PageRecord } from '../shop/content-index';
import { filtersOf } from './list-filters';
import { byScore, positionsWithScore } from './product-list';

/** How products that cannot be bought are shown. */
type Unavailable = 'SHOW' | 'LAST' | 'HIDE';

interface SearchArguments extends ConnectionArguments {
	query: string;
	prefix?: 'LAST' | 'NONE' | null;
	productFilters?: ProductFilter[] | null;
	sortKey: 'PRICE' | 'RELEVANCE';
	types?: string[] | null;
	unavailableProducts?: Unavailable | null;
}

interface PredictiveArguments {
	query: string;
	limit?: number | null;
	limitScope?: 'ALL' | 'EACH' | null;
	searchableFields?: string[] | null;
	types?: string[] | null;
	unavailableProducts?: Unavailable | null;
}

/** The platform's names of a product's fields; it has no author. */
const searchableFields: Readonly<Record<string, TextField>> = {
	TITLE: 'title',
	PRODUCT_TYPE: 'productType',
	VARIANTS_TITLE: 'variantTitle',
	VENDOR: 'vendor',
	TAG: 'tag',
	BODY: 'body',
	VARIANTS_SKU: 'sku',
	VARIANTS_BARCODE: 'barcode',
};

/** The same for pages and articles. */
const contentFields: Readonly<Record<string, ContentField>> = {
	AUTHOR: 'author',
	BODY: 'body',
	TAG: 'tag',
	TITLE: 'title',
};

const defaultFields = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];

/** Assumed: products come before pages, pages before articles; filters apply to products only. */
function search(args: SearchArguments, context: RequestContext) {
	const asks = (type: string) => !args.types?.length || args.types.includes(type);
	const scores = searchProducts(
		asks('PRODUCT') ? args.query : '',
		// Assumed default: the last word must be complete, as in the platform's themes.
		{ prefix: args.prefix === 'LAST', typos: true, unknownField: 'words' },
		context,
	);
	const found = foundProducts(scores, args, context);
	const pageSize = args.first ?? args.last ?? 1;
	const eager = args.prefix === 'LAST';
	const { pages, articles } = context.shop.catalogue.content;
	const records = [
		...found.products,
		...(asks('PAGE') ? searchContent(pages, args.query, { eager }, context) : []),
		...(asks('ARTICLE') ? searchContent(articles, args.query, { eager }, context) : []),
	];
	const hits = records.map((record, place): Hit => ({ record, position: place + 1 }));
	const page = paginate(hits, { ...args, reverse: false }, ({ record, position }) => ({
		page: Math.ceil(position / Math.max(1, pageSize)),
		last_id: record.data.id,
		last_value:
			(record.__typename === 'Product' ? cursorValue(record, args.sortKey, context) : null) ??
			position,
		reverse: args.reverse ?? false,
	}));
	const tracking = (position: number) => `_pos=${position}&_sid=${sessionOf(args.query)}&_ss=r`;
	return {
		...page.map(({ record, position }) => ({
			...record,
			trackingParameters: tracking(position),
		})),
		totalCount: hits.length,
		productFilters: () => filtersOf(found.base, found.selection, context),
	};
}

interface Hit {
	record: ProductRecord | PageRecord | ArticleRecord;
	/** From 1. */
	position: number;
}

/** Products found, in the requested order; `base` are the results before the filters. */
function foundProducts(
	scores: Float32Array,
	args: Pick<SearchArguments, 'reverse' | 'productFilters' | 'unavailableProducts'> & {
		sortKey: string;
	},
	context: RequestContext,
): { products: ProductRecord[]; base: BitSet; selection: ProductSelection } {
	const index = productIndex(context.shop.catalogue);
	const selection = new ProductSelection(args.productFilters ?? [], context);
	const inStock = selection.inStock();
	const all = BitSet.of(scores.length, positionsWithScore(scores));
	const base = args.unavailableProducts === 'HIDE' ? all.and(inStock) : all;
	const matching = selection.matching(base);
	const positionOf = (product: ProductRecord) => index.positionOf.get(product) ?? 0;
	const listed = sortedProducts(index.products, args.sortKey, context).filter((product) =>
		matching.has(positionOf(product)),
	);
	const sorted =
		args.sortKey === 'PRICE'
			? listed
			: byScore(listed, (product) => scores[positionOf(product)] ?? 0);
	const ordered = args.reverse ? sorted.reverse() : sorted;
	const isInStock = (product: ProductRecord) => inStock.has(positionOf(product));
	const products =
		args.unavailableProducts === 'SHOW'
			? ordered
			: [...ordered.filter(isInStock), ...ordered.filter((product) => !isInStock(product))];
	return { products, base, selection };
}

function predictiveSearch(args: PredictiveArguments, context: RequestContext) {
	const limit = args.limit ?? 10;
	if (limit < 1 || limit > 10) {
		throw new OperationError('limit must be within 1..10', {
			extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
		});
	}
	const asks = (type: string) => !args.types?.length || args.types.includes(type);
	const fields = args.searchableFields?.length ? args.searchableFields : defaultFields;
	const { content } = context.shop.catalogue;
	const inFields = { fields: fields.flatMap((field) => contentFields[field] ?? []), eager: true };
	const found = {
		products: asks('PRODUCT') ? predictProducts(args, fields, context) : [],
		collections:
			asks('COLLECTION') && fields.includes('TITLE') ? suggestCollections(args.query, context) : [],
		pages: asks('PAGE') ? searchContent(content.pages, args.query, inFields, context) : [],
		articles: asks('ARTICLE') ? searchContent(content.articles, args.query, inFields, context) : [],
		queries: asks('QUERY') ? suggestQueries(args.query, limit, context) : [],
	};
	const count =
		args.limitScope === 'EACH'
			? { products: limit, collections: limit, pages: limit, articles: limit, queries: limit }
			: // Assumed default: all types share the limit.
				shareLimit(limit, found);
	const tracking = (position: number) => {
		const typed = encodeURIComponent(args.query);
		return `_pos=${position}&_psid=${sessionOf(args.query)}&_psq=${typed}&_ss=e&_v=1.0`;
	};
	const track = <Item>(items: readonly Item[], size: number) =>
		items.slice(0, size).map((item, place) => ({
			...item,
			trackingParameters: tracking(place + 1),
		}));
	return {
		products: track(found.products, count.products),
		collections: track(found.collections, count.collections),
		pages: track(found.pages, count.pages),
		articles: track(found.articles, count.articles),
		queries: track(
			found.queries.map((text) => ({ text, styledText: styleSuggestion(text, args.query) })),
			count.queries,
		),
	};
}

function predictProducts(
	{ query, unavailableProducts }: PredictiveArguments,
	fields: readonly string[],
	context: RequestContext,
): ProductRecord[] {
	const scores = searchProducts(
		query,
		{
			prefix: true,
			typos: true,
			fields: fields.flatMap((field) => searchableFields[field] ?? []),
			unknownField: 'words',
		},
		context,
	);
	const { products } = foundProducts(
		scores,
		{ sortKey: 'RELEVANCE', reverse: false, productFilters: null, unavailableProducts },
		context,
	);
	return products.slice(0, 10);
}

/** One of each type in turn until the limit is reached, in the order of `found`. */
function shareLimit<Type extends string>(
	limit: number,
	found: Record<Type, readonly unknown[]>,
): Record<Type, number> {
	const types = Object.keys(found) as Type[];
	const counts = Object.fromEntries(types.map((type) => [type, 0])) as Record<Type, number>;
	for (let round = 0, left = limit; round < limit; round += 1) {
		for (const type of types) {
			if (left > 0 && found[type].length > round) {
				counts[type] += 1;
				left -= 1;
			}
		}
	}
	return counts;
}

/** The platform's id of a search; here the same query always has the same id. */
function sessionOf(query: string): string {
	return createHash('sha256').update(query).digest('hex').slice(0, 9);
}

export const searchResolvers: ResolverMap = {
	QueryRoot: {
		search: (_source: unknown, args: SearchArguments, context: RequestContext) =>
			search(args, context),
		predictiveSearch: (_source: unknown, args: PredictiveArguments, context: RequestContext) =>
			predictiveSearch(args, context),
	},
};
