import { variantIds } from '../setup/catalogue';
import { linksOf } from './page-html';
import { formOf, type Page, problem, type Visitor } from './visitor';

/** How a visitor finds the map. */
export const WAYS = ['home', 'collection', 'search', 'suggestion'] as const;

export type Way = (typeof WAYS)[number];

export interface WayInput {
	visitor: Visitor;
	/** `''`, `/de` or `/en`. */
	prefix: string;
	/** The visitor's number, which varies the choices. */
	turn: number;
	/** Called after each request for suggestions, with its success. */
	onSuggestions: (answered: boolean) => void;
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
export async function findMap(way: Way, input: WayInput): Promise<Page> {
	const { visitor, prefix } = input;
	const home = await visitor.open(prefix || '/');
	const country = nth(COUNTRIES[prefix === '/en' ? '/en' : 'other'], input.turn);
	// Each market has its own prices and cached pages.
	if (country) await visitor.post(`${prefix}/api/country`, { country, path: '/' });
	return WALKS[way](home, input);
}

const WALKS: Record<Way, (home: Page, input: WayInput) => Promise<Page>> = {
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

function termOf({ prefix, turn }: WayInput): string {
	return nth(TERMS[prefix === '/en' ? '/en' : 'other'], turn) ?? HANDLE;
}

/** Picks an entry by the visitor's number. */
function nth<T>(choices: readonly T[], turn: number): T | undefined {
	return choices[turn % choices.length];
}

function submitTerm(page: Page, { visitor }: WayInput, term: string): Promise<Page> {
	const form = formOf(page, ({ fields }) => fields.some(([name]) => name === 'q'));
	return visitor.submit(form, [['q', term]]);
}

/** Filters and sorts a list, and opens the map; removes the filter if it hides the map. */
async function chooseFrom(list: Page, input: WayInput): Promise<Page> {
	const { visitor, turn } = input;
	const filters = formOf(list, ({ boxes }) => boxes.length > 0);
	const box = nth(filters.boxes, turn);
	const narrowed = await visitor.submit(filters, [...filters.fields, ...(box ? [box] : [])]);
	const sorting = formOf(narrowed, ({ options }) => options.some(([name]) => name === 'sort'));
	const order = nth(sorting.options, turn);
	const sorted = await visitor.submit(sorting, order ? [order] : []);
	if (linksOf(contentOf(sorted).body).some((path) => isMap(path, input))) {
		return mapIn(sorted, input);
	}
	const chosen = box?.[0] ?? '';
	const whole = await visitor.follow(
		sorted,
		(path) => path.includes('sort=') && !path.includes(chosen),
	);
	return mapIn(whole, input);
}

function mapIn(list: Page, input: WayInput): Promise<Page> {
	return input.visitor.follow(contentOf(list), (path) => isMap(path, input));
}

function isMap(path: string, { prefix }: WayInput): boolean {
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
async function suggestionsWhileTyping(input: WayInput, term: string): Promise<string[]> {
	let paths: string[] = [];
	for (const typed of new Set([term.slice(0, 2), term.slice(0, -1), term])) {
		paths = await suggestionsFor(input, typed);
	}
	return paths;
}

async function suggestionsFor(
	{ visitor, prefix, onSuggestions }: WayInput,
	typed: string,
): Promise<string[]> {
	const query = new URLSearchParams({ q: typed });
	const answer = await visitor.ask(`${prefix}/api/predictive-search?${query}`);
	const said = JSON.parse(answer.body) as { error?: string; products?: { handle: string }[] };
	onSuggestions(answer.status === 200);
	if (answer.status === 200 && said.products) {
		return said.products.map(({ handle }) =>
			handle === HANDLE ? `${prefix}/${HANDLE}` : `${prefix}/products/${handle}`,
		);
	}
	if (answer.status !== 503 || !answer.retryAfter || !said.error) throw problem(answer);
	return [];
}
