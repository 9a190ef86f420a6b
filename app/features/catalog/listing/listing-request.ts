import { readCursor } from '~/shopify/cursor';
import {
	choiceInput,
	choiceOf,
	dependencyOf,
	type FilterChoice,
	isSameChoice,
	PRICE,
} from './filter-choice';

/** Sort orders by their name in the URL; the first one of a list is its default and is left out. */
export type ListingSort =
	| 'featured'
	| 'relevance'
	| 'best-selling'
	| 'title'
	| 'price-asc'
	| 'price-desc'
	| 'newest';

export const COLLECTION_SORTS: readonly ListingSort[] = [
	'featured',
	'best-selling',
	'title',
	'price-asc',
	'price-desc',
	'newest',
];

/** Sort orders that the platform offers for search results. */
export const SEARCH_SORTS: readonly ListingSort[] = ['relevance', 'price-asc', 'price-desc'];

/** What a URL requests of a list of products. */
export interface ListingRequest {
	/** Without duplicates, with one price at most. */
	choices: FilterChoice[];
	sort: ListingSort;
	/** Where the page starts or ends: a cursor of the platform. */
	cursor?: { side: 'after' | 'before'; at: string };
}

/** Limits the platform's work for one request. */
const MAX_CHOICES = 30;
const MAX_LENGTH = 200;

const PREFIX = 'filter.';

/** Parses a URL's parameters; invalid and surplus ones are left out. */
export function readListing(
	parameters: URLSearchParams,
	sorts: readonly ListingSort[],
): ListingRequest {
	const candidates = [...parameters].slice(0, 4 * MAX_CHOICES);
	const choices = new Map<string, FilterChoice>();
	for (const [parameter, value] of candidates) {
		if (!parameter.startsWith(PREFIX) || value.length > MAX_LENGTH) continue;
		const choice = cleanChoice({ name: parameter.slice(PREFIX.length), value: value.trim() });
		if (choice && choices.size < MAX_CHOICES) choices.set(choiceKey(choice), choice);
	}
	const price = readPrice(parameters);
	if (price) choices.set(PRICE, { name: PRICE, value: price });
	const cursor = readPlace(parameters);
	return {
		choices: [...choices.values()],
		sort: sorts.find((sort) => sort === parameters.get('sort')) ?? defaultSort(sorts),
		...(cursor && { cursor }),
	};
}

/**
 * The canonical query string of a request, with its `?`; `''` for the default one. `base` are other parameters to
 * keep, such as `q` of a search.
 */
export function listingSearch(
	{ choices, sort, cursor }: ListingRequest,
	sorts: readonly ListingSort[],
	base: readonly (readonly [string, string])[] = [],
): string {
	const pairs = [
		...base,
		...choices.map(({ name, value }) => [`${PREFIX}${name}`, value] as const),
		...(sort === defaultSort(sorts) ? [] : [['sort', sort] as const]),
		...(cursor ? [[cursor.side, cursor.at] as const] : []),
	];
	return pairs.length > 0
		? `?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
		: '';
}

/** The request with a choice toggled, from the first page. */
export function withChoice(
	request: ListingRequest,
	choice: FilterChoice,
	on: boolean,
): ListingRequest {
	const others = request.choices.filter((each) => !isSameChoice(each, choice));
	return { choices: on ? [...others, choice] : others, sort: request.sort };
}

/** The request with other price limits; both empty: without limits. */
export function withPrice(request: ListingRequest, min: string, max: string): ListingRequest {
	const others = request.choices.filter(({ name }) => name !== PRICE);
	const value = priceRange(min, max);
	return {
		choices: value ? [...others, { name: PRICE, value }] : others,
		sort: request.sort,
	};
}

/**
 * A path without the filters that mean nothing in another language or country, and then from the list's first page.
 * Other paths and parameters stay as they are.
 */
export function withoutLostFilters(
	path: string,
	changed: { language: boolean; country: boolean },
): string {
	const { pathname, search, hash } = new URL(path, 'https://site.invalid');
	const pairs = [...new URLSearchParams(search)];
	const kept = pairs.filter(([parameter, value]) => {
		if (!parameter.startsWith(PREFIX)) return true;
		const dependency = dependencyOf({ name: parameter.slice(PREFIX.length), value });
		return !(dependency && changed[dependency]);
	});
	if (kept.length === pairs.length) return path;
	const fromStart = kept.filter(([parameter]) => !/^(after|before)$/.test(parameter));
	return `${pathname}${fromStart.length > 0 ? `?${new URLSearchParams(fromStart)}` : ''}${hash}`;
}

/** The request's price limits as decimals; `''` where there is none. */
export function priceLimits({ choices }: Pick<ListingRequest, 'choices'>): {
	min: string;
	max: string;
} {
	const [min = '', max = ''] = choices.find(({ name }) => name === PRICE)?.value.split('-') ?? [];
	return { min, max };
}

/** Equal for requests with the same products in the same order, on any page. */
export function narrowingOf({ choices, sort }: ListingRequest): string {
	return [sort, ...choices.map(choiceKey).sort()].join('\n');
}

/** Name of a choice's parameter and form field. */
export function parameterOf({ name }: FilterChoice): string {
	return `${PREFIX}${name}`;
}

/** Names of the two price fields in forms; the URL has both in one parameter. */
export const PRICE_FIELDS = { min: `${PREFIX}${PRICE}.min`, max: `${PREFIX}${PRICE}.max` };

function cleanChoice(choice: FilterChoice): FilterChoice | undefined {
	if (choice.name.split('.')[0] === PRICE) return undefined;
	const input = choiceInput(choice);
	// Converted to the platform's filter and back: one spelling for each choice.
	return input && choiceOf(input);
}

function readPrice(parameters: URLSearchParams): string | undefined {
	const { min, max } = PRICE_FIELDS;
	if (parameters.has(min) || parameters.has(max)) {
		return priceRange(parameters.get(min) ?? '', parameters.get(max) ?? '');
	}
	const [from = '', to = '', ...rest] = (parameters.get(`${PREFIX}${PRICE}`) ?? '').split('-');
	return rest.length === 0 ? priceRange(from, to) : undefined;
}

/** `10-50`, `10-` or `-50`; invalid amounts are left out, limits in the wrong order are swapped. */
function priceRange(from: string, to: string): string | undefined {
	const [min, max] = [readAmount(from), readAmount(to)];
	if (min === undefined && max === undefined) return undefined;
	if (min !== undefined && max !== undefined && min > max) return `${max}-${min}`;
	return `${min ?? ''}-${max ?? ''}`;
}

/** Parses an amount in both languages' notation: `12,50` and `12.5`. */
function readAmount(text: string): number | undefined {
	const plain = text.trim().replace(',', '.');
	return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

function readPlace(parameters: URLSearchParams): ListingRequest['cursor'] {
	for (const side of ['after', 'before'] as const) {
		const at = readCursor(parameters.get(side));
		if (at) return { side, at };
	}
	return undefined;
}

function defaultSort(sorts: readonly ListingSort[]): ListingSort {
	return sorts[0] ?? 'featured';
}

function choiceKey({ name, value }: FilterChoice): string {
	return `${name}=${value}`;
}

/** Form encoding, except for a few characters that are more readable as they are. */
function encode(value: string): string {
	return encodeURIComponent(value).replace(/%20/g, '+').replace(/%3A/g, ':').replace(/%2C/g, ',');
}
