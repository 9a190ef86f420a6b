import { type ConnectionArguments, type CursorKey, paginate } from '../schema/connection';
import type { RequestContext } from '../schema/request-context';
import { BitSet } from '../search/bit-set';
import { type ProductFilter, ProductSelection } from '../search/product-filters';
import { productIndex, productSet } from '../search/product-index';
import { searchProducts } from '../search/product-search';
import { cursorValue, sortedProducts } from '../search/sorted-products';
import type { ProductRecord } from '../shop/catalogue-index';
import { filtersOf } from './list-filters';

export interface ProductListArguments extends ConnectionArguments {
	sortKey: string;
	filters?: ProductFilter[] | null;
	query?: string | null;
}

/**
 * A page of products, sorted and filtered, with the filters of the result. `products` must be an
 * immutable list: its sort orders are memoized.
 */
export function productConnection(
	products: readonly ProductRecord[],
	args: ProductListArguments,
	context: RequestContext,
) {
	const index = productIndex(context.shop.catalogue);
	const filters = args.filters ?? [];
	const scores = args.query?.trim()
		? searchProducts(args.query, { unknownField: 'refused' }, context)
		: null;
	const found = scores && BitSet.of(scores.length, positionsWithScore(scores));
	const list = productSet(index, products);
	const base = found ? list.and(found) : list;
	const positionOf = (product: ProductRecord) => index.positionOf.get(product) ?? 0;
	let sorted = sortedProducts(products, args.sortKey, context);
	const selection = new ProductSelection(filters, context);
	if (scores || filters.length > 0) {
		const matching = selection.matching(base);
		sorted = sorted.filter((product) => matching.has(positionOf(product)));
	}
	if (scores && args.sortKey === 'RELEVANCE') {
		sorted = byScore(sorted, (product) => scores[positionOf(product)] ?? 0);
	}
	const page = paginate(
		sorted,
		args,
		(product): CursorKey => ({
			last_id: product.data.id,
			last_value: cursorValue(product, args.sortKey, context) ?? sorted.indexOf(product) + 1,
		}),
	);
	return {
		nodes: page.nodes,
		pageInfo: () => page.pageInfo,
		edges: () => page.edges,
		filters: () => filtersOf(base, selection, context),
	};
}

/** Search results, by position. */
export function positionsWithScore(scores: Float32Array): number[] {
	return [...scores.keys()].filter((position) => (scores[position] ?? 0) > 0);
}

/** Best first; a stable sort. */
export function byScore(
	products: readonly ProductRecord[],
	scoreOf: (product: ProductRecord) => number,
): ProductRecord[] {
	return [...products].sort((a, b) => scoreOf(b) - scoreOf(a));
}
