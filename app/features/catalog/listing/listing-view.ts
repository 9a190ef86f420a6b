import type { ProductCardView } from '../product-view';
import type { FilterChoice } from './filter-choice';
import type { ListingRequest, ListingSort } from './listing-request';

/** One value of a filter. */
export interface FilterValueView {
	choice: FilterChoice;
	label: string;
	/** Products that it leaves, in compact form; missing where the platform does not say. */
	count?: string;
	/** Chosen values and those that lead nowhere look different; the latter cannot be chosen. */
	state?: 'chosen' | 'empty';
	/** A colour (`#rrggbb`), or the address of a small picture. */
	swatch?: { color: string } | { image: string };
}

export type FilterView =
	| { kind: 'list'; id: string; label: string; values: FilterValueView[] }
	/** `highest` is the highest price in the list, a decimal. */
	| { kind: 'price'; id: string; label: string; highest?: string };

/** A filter that holds, and the query string without it. */
export interface ActiveFilterView {
	label: string;
	search: string;
}

/** A page of a list of products, wherever it comes from: plain data, as the browser gets it. */
export interface ListingView {
	/** What the address asks for; without a cursor where that led nowhere. */
	request: ListingRequest;
	sorts: readonly ListingSort[];
	/** Other parameters of the address that every link and form of the list keeps, such as `q`. */
	base: [string, string][];
	products: ProductCardView[];
	filters: FilterView[];
	active: ActiveFilterView[];
	/** Country whose prices these are. */
	market: string;
	/** Of the prices; `undefined` where the platform does not say. */
	currency?: string;
	/** Query strings of the pages beside this one. */
	next?: string;
	previous?: string;
	/** All products of the list, where that is known. */
	totalCount?: number;
}
