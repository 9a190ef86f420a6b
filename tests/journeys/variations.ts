import { variantIds } from '../setup/catalogue';
import { formsOf, linksOf } from './page-html';
import { formOf, type Page, problem, type Visitor } from './visitor';

/** How a visitor finds the map. */
export const VARIATIONS = ['home', 'collection', 'search', 'suggestion'] as const;

export type Variation = (typeof VARIATIONS)[number];

export interface VariationInput {
	visitor: Visitor;
	/** `''`, `/de` or `/en`. */
	prefix: string;
	/** The visitor's number, which varies the choices. */
	turn: number;
	/** Called after each request for suggestions, with its success. */
	onSuggestions: (succeeded: boolean) => void;
}

/** Search terms that find the map, by language. */
const TERMS = {
	'/en': ['aerolume', 'map', 'wall map', 'airport', 'led'],
	other: ['aerolume', 'karte', 'wandkarte', 'flughafen', 'led'],
};

/** Countries to choose; the empty one keeps the language's default market. */
const COUNTRIES = {
	'/en': ['', 'CA', 'AU'],
	other: ['', 'AT', 'FR'],
};

const HANDLE = 'aerolume';

/** From the home page to a product page of the map. */
export async function findMap(variation: Variation, input: VariationInput): Promise<Page> {
	const { visitor, prefix } = input;
	const home = await visitor.open(prefix || '/');
	const country = nth(COUNTRIES[prefix === '/en' ? '/en' : 'other'], input.turn);
	// Each market has its own prices and cached pages.
	if (country) await visitor.post(`${prefix}/api/country`, { country, path: '/' });
	return WALKS[variation](home, input);
}

const WALKS: Record<Variation, (home: Page, input: VariationInput) => Promise<Page>> = {
	home: (home, { visitor, prefix }) =>
		visitor.follow(home, (path) => path === `${prefix}/${HANDLE}?variant=${variantIds.plenty}`),

	async collection(home, input) {
		const { visitor, prefix } = input;
		const collections = await visitor.follow(home, (path) => path === `${prefix}/collections`);
		const maps = await visitor.follow(collections, (path) => path === `${prefix}/collections/maps`);
		return chooseFrom(maps, input);
	},

	async search(home, input) {
		const { visitor, prefix } = input;
		const term = termOf(input);
		const empty = await visitor.follow(home, (path) => path === `${prefix}/search`);
		await suggestionsWhileTyping(input, term);
		return chooseFrom(await submitTerm(empty, input, term), input);
	},

	async suggestion(home, input) {
		const { visitor, prefix } = input;
		const term = termOf(input);
		const paths = await suggestionsWhileTyping(input, term);
		const map = `${prefix}/${HANDLE}`;
		if (paths.includes(map)) return visitor.open(map);
		// Without suggestions the visitor submits the search.
		const empty = await visitor.follow(home, (path) => path === `${prefix}/search`);
		return mapIn(await submitTerm(empty, input, term), input);
	},
};

function termOf({ prefix, turn }: VariationInput): string {
	return nth(TERMS[prefix === '/en' ? '/en' : 'other'], turn) ?? HANDLE;
}

/** Picks an entry by the visitor's number. */
function nth<T>(choices: readonly T[], turn: number): T | undefined {
	return choices[turn % choices.length];
}

function submitTerm(page: Page, { visitor }: VariationInput, term: string): Promise<Page> {
	const form = formOf(page, ({ fields }) => fields.some(([name]) => name === 'q'));
	return visitor.submit(form, [['q', term]]);
}

/** Filters and sorts a list, and opens the map; removes the filter if it hides the map. */
async function chooseFrom(list: Page, input: VariationInput): Promise<Page> {
	const { visitor, turn } = input;
	const filters = formsOf(list.body).find(({ boxes }) => boxes.length > 0);
	// A short list has no filters and no order.
	if (!filters) return mapIn(list, input);
	const box = nth(filters.boxes, turn);
	const narrowed = await visitor.submit(filters, [...filters.fields, ...(box ? [box] : [])]);
	const sorting = formOf(narrowed, ({ options }) => options.some(([name]) => name === 'sort'));
	const order = nth(sorting.options, turn);
	const sorted = await visitor.submit(sorting, order ? [order] : []);
	if (linksOf(contentOf(sorted).body).some((path) => isMap(path, input))) {
		return mapIn(sorted, input);
	}
	const chosen = box?.[0] ?? '';
	const complete = await visitor.follow(
		sorted,
		(path) => path.includes('sort=') && !path.includes(chosen),
	);
	return mapIn(complete, input);
}

function mapIn(list: Page, input: VariationInput): Promise<Page> {
	return input.visitor.follow(contentOf(list), (path) => isMap(path, input));
}

function isMap(path: string, { prefix }: VariationInput): boolean {
	return path.split('?')[0] === `${prefix}/${HANDLE}`;
}

/** Without header and footer, which link to the map as well. */
function contentOf(page: Page): Page {
	return { ...page, body: /<main[\s\S]*<\/main>/.exec(page.body)?.[0] ?? '' };
}

/**
 * Requests suggestions while typing; returns the products of the last response. Suggestions have fewer retries than
 * pages; after a failure the visitor continues typing.
 */
async function suggestionsWhileTyping(input: VariationInput, term: string): Promise<string[]> {
	let paths: string[] = [];
	for (const typed of new Set([term.slice(0, 2), term.slice(0, -1), term])) {
		paths = await suggestionsFor(input, typed);
	}
	return paths;
}

async function suggestionsFor(
	{ visitor, prefix, onSuggestions }: VariationInput,
	typed: string,
): Promise<string[]> {
	const query = new URLSearchParams({ q: typed });
	const response = await visitor.ask(`${prefix}/api/predictive-search?${query}`);
	const json = JSON.parse(response.body) as { error?: string; products?: { handle: string }[] };
	onSuggestions(response.status === 200);
	if (response.status === 200 && json.products) {
		return json.products.map(({ handle }) =>
			handle === HANDLE ? `${prefix}/${HANDLE}` : `${prefix}/products/${handle}`,
		);
	}
	if (response.status !== 503 || !response.retryAfter || !json.error) throw problem(response);
	return [];
}
