import type { ProductCardView } from '../product-view';
import type { FilterChoice } from './filter-choice';
import type { ListingRequest, ListingSort } from './listing-request';

/** A filter's value. */
export interface FilterValueView {
	choice: FilterChoice;
	label: string;
	/** Number of products with it, in compact notation; missing where unknown. */
	count?: string;
	/** `empty` values have no products and cannot be chosen. */
	state?: 'chosen' | 'empty';
	/** A colour (`#rrggbb`), or the URL of a small picture. */
	swatch?: { color: string } | { image: string };
}

export type FilterView =
	| { kind: 'list'; id: string; label: string; values: FilterValueView[] }
	/** `highest` is the highest price in the list, a decimal. */
	| { kind: 'price'; id: string; label: string; highest?: string };

/** An active filter, and the query string without it. */
export interface ActiveFilterView {
	label: string;
	search: string;
}

/** One page of any list of products, as loader data. */
export interface ListingView {
	/** The request in the URL; without its cursor where that is invalid. */
	request: ListingRequest;
	sorts: readonly ListingSort[];
	/** Other parameters to keep in every link and form of the list, such as `q`. */
	base: [string, string][];
	products: ProductCardView[];
	filters: FilterView[];
	active: ActiveFilterView[];
	/** Country of the prices. */
	market: string;
	/** ISO code; `undefined` where the platform does not return it. */
	currency?: string;
	/** Query strings of the next and the previous page. */
	next?: string;
	previous?: string;
	/** Number of products in the list, where known. */
	totalCount?: number;
}
