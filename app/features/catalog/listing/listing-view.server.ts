import { formatCompact, formatPrice } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import type {
	ListedProductFragment,
	ListingFilterFragment,
	ListingPageFragment,
} from '~/shopify/storefront.generated';
import { cssColor } from '../css-color';
import { thumbnail } from '../media/thumbnail';
import { type NamedVariant, toProductCard } from '../product-view.server';
import {
	choiceOf,
	choiceText,
	type FilterChoice,
	type FilterInput,
	isSameChoice,
} from './filter-choice';
import {
	type ListingRequest,
	type ListingSort,
	listingSearch,
	priceLimits,
	withChoice,
	withPrice,
} from './listing-request';
import type { ActiveFilterView, FilterValueView, FilterView, ListingView } from './listing-view';

/** A shorter list has no filters. */
const FILTERED_PRODUCTS = 4;

/** One page of `collection.products` or `search`, and its request. */
export interface ListingResponse {
	request: ListingRequest;
	sorts: readonly ListingSort[];
	base?: [string, string][];
	products: readonly (ListedProductFragment & { named?: NamedVariant | undefined })[];
	pageInfo: ListingPageFragment;
	filters: readonly ListingFilterFragment[];
	/** The filters of the list without any choice; `undefined` where none is chosen, or the query failed. */
	allFilters?: readonly ListingFilterFragment[];
	totalCount?: number;
	currency?: string;
	market: string;
	locale: Locale;
}

/** View of a list for the browser. */
export function toListingView(response: ListingResponse): ListingView {
	const { request, sorts, base = [], products, pageInfo, currency, market } = response;
	const isShort =
		products.length < FILTERED_PRODUCTS && !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
	// A chosen filter can be removed.
	const filters = isShort && request.choices.length === 0 ? [] : filterViews(response);
	const pageAt = (side: 'after' | 'before', at: string | null | undefined) =>
		at ? listingSearch({ ...request, cursor: { side, at } }, sorts, base) : undefined;
	const next = pageInfo.hasNextPage ? pageAt('after', pageInfo.endCursor) : undefined;
	const previous = pageInfo.hasPreviousPage ? pageAt('before', pageInfo.startCursor) : undefined;
	const totalCount = response.totalCount ?? (next || previous ? undefined : products.length);
	return {
		request,
		sorts,
		base,
		products: products.map((product) => {
			const card = toProductCard(product, market);
			return { ...card, picture: thumbnail(card.picture) };
		}),
		filters,
		active: activeFilters(response, filters),
		market: response.market,
		...(currency && { currency }),
		...(next && { next }),
		...(previous && { previous }),
		...(totalCount !== undefined && { totalCount }),
	};
}

/**
 * The filters of the list, with the values that the chosen filters have emptied. For an empty list the platform
 * returns no values, so none can be marked as empty.
 */
function filterViews({
	request,
	products,
	filters,
	allFilters,
	locale,
}: ListingResponse): FilterView[] {
	const t = translator(locale);
	const silent = products.length === 0 && allFilters !== undefined;
	const known = allFilters ?? filters;
	// Values that no product has, whatever is chosen: "not in stock (0)".
	const all = allFilters ?? (request.choices.length === 0 ? filters : []);
	const neverFound = new Set(
		all.flatMap(({ values }) => values.filter(({ count }) => count === 0).map(({ id }) => id)),
	);
	const merged = [...known, ...filters.filter(({ id }) => !known.some((each) => each.id === id))];
	return merged.flatMap((filter): FilterView[] => {
		const { id, label } = filter;
		if (filter.type === 'PRICE_RANGE') {
			const highest = highestPrice(filter);
			const { min, max } = priceLimits(request);
			return highest || min || max
				? [{ kind: 'price', id, label, ...(highest && { highest }) }]
				: [];
		}
		const current = filters.find((each) => each.id === id)?.values ?? [];
		const missing = filter.values.filter((value) => !current.some((each) => each.id === value.id));
		const values = [
			...filter.values.map(
				(value) => current.find((each) => each.id === value.id) ?? { ...value, count: 0 },
			),
			...(filters.includes(filter)
				? []
				: current.filter((value) => !filter.values.some((each) => each.id === value.id))),
		].flatMap((value) =>
			valueView(value, request, silent && missing.some((each) => each.id === value.id), t).filter(
				({ state }) => state === 'chosen' || !neverFound.has(value.id),
			),
		);
		// One value that all products have does not narrow the list.
		const useful = values.length > 1 || values.some(({ state }) => state === 'chosen');
		return useful ? [{ kind: 'list', id, label, values }] : [];
	});
}

type Translate = ReturnType<typeof translator>;

function valueView(
	{ label, count, input, swatch }: ListingFilterFragment['values'][number],
	request: ListingRequest,
	uncounted: boolean,
	t: Translate,
): FilterValueView[] {
	const choice = readChoice(input);
	if (!choice) return [];
	const chosen = request.choices.some((each) => isSameChoice(each, choice));
	const state = chosen ? 'chosen' : count === 0 && !uncounted ? 'empty' : undefined;
	const image = swatch?.image?.previewImage?.url;
	const color = cssColor(swatch?.color);
	return [
		{
			choice,
			label: shownLabel(choice, label, t),
			...(!uncounted && { count: formatCompact(count) }),
			...(state && { state }),
			...(image ? { swatch: { image } } : color && { swatch: { color } }),
		},
	];
}

/** The active filters, from the URL: the platform may not know some of them. */
function activeFilters(
	{ request, sorts, base = [], currency, locale }: ListingResponse,
	filters: readonly FilterView[],
): ActiveFilterView[] {
	const t = translator(locale);
	return request.choices.map((choice) => {
		if (choice.name === 'price') {
			const { min, max } = priceLimits(request);
			const [from, to] = [min, max].map(
				(amount) => amount && formatPrice(amount, currency, locale),
			);
			const label =
				from && to
					? `${from} – ${to}`
					: from
						? t('catalog:price.from', { price: from })
						: t('listing:price.upTo', { price: to ?? '' });
			return { label, search: listingSearch(withPrice(request, '', ''), sorts, base) };
		}
		return {
			label: choiceLabel(choice, filters) ?? shownLabel(choice, choiceText(choice), t),
			search: listingSearch(withChoice(request, choice, false), sorts, base),
		};
	});
}

function choiceLabel(choice: FilterChoice, filters: readonly FilterView[]): string | undefined {
	for (const filter of filters) {
		if (filter.kind !== 'list') continue;
		const value = filter.values.find((each) => isSameChoice(each.choice, choice));
		if (value) return `${filter.label}: ${value.label}`;
	}
	return undefined;
}

/** Labels of availability as on product pages; the platform has others. */
function shownLabel(choice: FilterChoice, label: string, t: Translate): string {
	if (choice.name !== 'available') return label;
	return t(choice.value === 'true' ? 'catalog:stock.available' : 'catalog:stock.soldOut');
}

/** Upper limit of the platform's price filter, a decimal. */
function highestPrice({ values }: ListingFilterFragment): string | undefined {
	const max = parseInput(values[0]?.input)?.price?.max;
	return max ? String(max) : undefined;
}

function readChoice(input: unknown): FilterChoice | undefined {
	const parsed = parseInput(input);
	return parsed && choiceOf(parsed);
}

function parseInput(input: unknown): FilterInput | undefined {
	try {
		const parsed: unknown = typeof input === 'string' ? JSON.parse(input) : input;
		return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
	} catch {
		return undefined;
	}
}
