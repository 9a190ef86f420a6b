import { choiceInput, choiceOf, type FilterChoice, isSameChoice, PRICE } from './filter-choice';

/** Orders of a list as addresses name them; the first of a list's own is its default and stands in no address. */
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

/** The platform sorts what it finds by these alone. */
export const SEARCH_SORTS: readonly ListingSort[] = ['relevance', 'price-asc', 'price-desc'];

/** What an address asks of a list of products. */
export interface ListingRequest {
	/** Without doubles; at most one of them is a price. */
	choices: FilterChoice[];
	sort: ListingSort;
	/** Where the page begins or ends: a cursor of the platform. */
	cursor?: { side: 'after' | 'before'; at: string };
}

/** Nobody chooses more by hand, and every one is work for the platform. */
const MAX_CHOICES = 30;
const MAX_LENGTH = 200;

const PREFIX = 'filter.';
const CURSOR = /^[\w+/=-]{4,500}$/;
/** Reads an address; what it cannot mean is left out, and what is too much too. */
export function readListing(
	parameters: URLSearchParams,
	sorts: readonly ListingSort[],
): ListingRequest {
	const wanted = [...parameters].slice(0, 4 * MAX_CHOICES);
	const choices = new Map<string, FilterChoice>();
	for (const [parameter, value] of wanted) {
		if (!parameter.startsWith(PREFIX) || value.length > MAX_LENGTH) continue;
		const choice = cleanChoice({ name: parameter.slice(PREFIX.length), value: value.trim() });
		if (choice && choices.size < MAX_CHOICES) choices.set(choiceKey(choice), choice);
	}
	const price = readPrice(parameters);
	if (price) choices.set(PRICE, { name: PRICE, value: price });
	const cursor = readCursor(parameters);
	return {
		choices: [...choices.values()],
		sort: sorts.find((sort) => sort === parameters.get('sort')) ?? defaultSort(sorts),
		...(cursor && { cursor }),
	};
}

/**
 * The query string of a list, with its `?`, or `''` where nothing is asked: readable and always the same
 * for the same request. `base` are other parameters that stay, such as a search's `q`.
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

/** The request with another choice, or without one; a list that is narrowed otherwise begins at its start. */
export function withChoice(
	request: ListingRequest,
	choice: FilterChoice,
	on: boolean,
): ListingRequest {
	const others = request.choices.filter((each) => !isSameChoice(each, choice));
	return { choices: on ? [...others, choice] : others, sort: request.sort };
}

/** The request with these limits to the price instead of its own; both empty: with none. */
export function withPrice(request: ListingRequest, min: string, max: string): ListingRequest {
	const others = request.choices.filter(({ name }) => name !== PRICE);
	const value = priceRange(min, max);
	return {
		choices: value ? [...others, { name: PRICE, value }] : others,
		sort: request.sort,
	};
}

/** The limits that a request sets to the price, as decimals; `''` where it sets none. */
export function priceLimits({ choices }: Pick<ListingRequest, 'choices'>): {
	min: string;
	max: string;
} {
	const [min = '', max = ''] = choices.find(({ name }) => name === PRICE)?.value.split('-') ?? [];
	return { min, max };
}

/** The same for requests that ask for the same products in the same order, whichever page of them. */
export function narrowingOf({ choices, sort }: ListingRequest): string {
	return [sort, ...choices.map(choiceKey).sort()].join('\n');
}

/** Name of a choice's field in forms and addresses. */
export function parameterOf({ name }: FilterChoice): string {
	return `${PREFIX}${name}`;
}

/** Names of the two price fields of forms; addresses hold both in one. */
export const PRICE_FIELDS = { min: `${PREFIX}${PRICE}.min`, max: `${PREFIX}${PRICE}.max` };

function cleanChoice(choice: FilterChoice): FilterChoice | undefined {
	if (choice.name.split('.')[0] === PRICE) return undefined;
	const input = choiceInput(choice);
	// By way of what the platform takes: each choice has one spelling.
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

/** `10-50`, `10-` or `-50`; what is no price is left out, and limits the wrong way round are turned. */
function priceRange(from: string, to: string): string | undefined {
	const [min, max] = [readAmount(from), readAmount(to)];
	if (min === undefined && max === undefined) return undefined;
	if (min !== undefined && max !== undefined && min > max) return `${max}-${min}`;
	return `${min ?? ''}-${max ?? ''}`;
}

/** An amount as people type it, in either language: `12,50` and `12.5` are the same. */
function readAmount(text: string): number | undefined {
	const plain = text.trim().replace(',', '.');
	return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

function readCursor(parameters: URLSearchParams): ListingRequest['cursor'] {
	for (const side of ['after', 'before'] as const) {
		const at = parameters.get(side);
		if (at && CURSOR.test(at)) return { side, at };
	}
	return undefined;
}

function defaultSort(sorts: readonly ListingSort[]): ListingSort {
	return sorts[0] ?? 'featured';
}

function choiceKey({ name, value }: FilterChoice): string {
	return `${name}=${value}`;
}

/** As a form would write it, but for what reads better as it is. */
function encode(value: string): string {
	return encodeURIComponent(value).replace(/%20/g, '+').replace(/%3A/g, ':').replace(/%2C/g, ',');
}
