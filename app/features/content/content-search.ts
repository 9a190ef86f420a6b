import { normalizeText } from '~/lib/normalize-text';
import { withoutStopWords } from '~/lib/stop-words';
import { excerptOf } from './excerpt';

/** A page as input of the search. */
export interface SearchedPage {
	path: string;
	/** Part of the site: `docs`, `faq`, `legal`. */
	section?: string;
	title: string;
	description: string;
	/** The texts below the headings; the first one has no heading. No excerpt shows words of `tables`. */
	sections: readonly { id: string; title: string; text: string; tables?: string }[];
}

/** A search result. */
export interface ContentHit {
	/** Path without a locale prefix, with the anchor of the best matching section. */
	path: string;
	title: string;
	/** Heading of the best matching section, where it differs from the title. */
	section?: string;
	/** Excerpt around the best match. */
	excerpt: string;
}

/** Other words for the same, such as those of the shop's search. */
export type Synonyms = (word: string) => readonly string[];

/** Score of a matching word, by its position. A question of the FAQ counts as a title. */
const WEIGHTS = { title: 16, description: 8, heading: 4, text: 1 };

/** An answer or a guide comes before a legal text with up to twice its score. */
const LEGAL_FACTOR = 0.5;

export const MAX_QUERY_LENGTH = 80;

/** Further words of a query are ignored. */
const MAX_WORDS = 8;

/** Shorter words are not looked for inside of others: they are part of too many. */
const MIN_LENGTH_INSIDE = 4;

const WORD_START = '(?<![\\p{L}\\p{N}])';

/** A synonym is a whole word or its plural: `print` is not `printed`. */
const WORD_END = '(?:[ens]|(?<=ung)en)?(?![\\p{L}\\p{N}])';

/** A visitor's query in one line, cut to the limit. */
export function readQuery(value: string | null): string {
	return (value ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).trim();
}

/** A page with normalized texts, computed once. */
export interface IndexedPage extends Pick<SearchedPage, 'path' | 'section' | 'title'> {
	normalizedTitle: string;
	/** Title and description, normalized. */
	introduction: string;
	/** All headings, normalized. */
	headings: string;
	/** All texts, normalized. */
	text: string;
	description: Passage;
	sections: readonly (Passage & { id: string; title: string; heading: string })[];
}

/** A text in one line as it is shown, and normalized with its tables. */
interface Passage {
	clean: string;
	normalized: string;
}

/** Prepares pages for `searchContent`, which can be called for many queries. */
export function indexPages(pages: readonly SearchedPage[]): IndexedPage[] {
	return pages.map(({ path, section = '', title, description, sections }) => {
		const parts = sections.map(({ id, title, text, tables }) => ({
			id,
			title,
			heading: normalized(title),
			...passageOf(text, tables),
		}));
		return {
			path,
			section,
			title,
			normalizedTitle: normalized(title),
			introduction: normalized(`${title} ${description}`),
			headings: parts.map(({ heading }) => heading).join(' '),
			text: parts.map((part) => part.normalized).join(' '),
			description: passageOf(description),
			sections: parts,
		};
	});
}

/**
 * Pages that contain every word of the query but stop words, or a synonym of it, best first, each with its best
 * matching section. A word matches at the beginning of another; where none does, also inside of one, as in compounds.
 * Synonyms match whole words.
 */
export function searchContent(
	pages: readonly IndexedPage[],
	query: string,
	synonymsOf: Synonyms = () => [],
): ContentHit[] {
	const typed = normalized(query).match(/[\p{L}\p{N}]+/gu) ?? [];
	const words = withoutStopWords(typed).slice(0, MAX_WORDS);
	if (words.length === 0) return [];
	const patterns = (inside: boolean) =>
		words.map((word): Term => {
			const start = inside && word.length >= MIN_LENGTH_INSIDE ? '' : WORD_START;
			const typed = `${start}${word}`;
			const synonyms = synonymsOf(word).map((other) => WORD_START + normalized(other) + WORD_END);
			return {
				typed: new RegExp(typed, 'u'),
				any: new RegExp([typed, ...synonyms].join('|'), 'u'),
			};
		});
	const found = ranked(pages, patterns(false));
	return found.length > 0 ? found : ranked(pages, patterns(true));
}

/** A word of the query: as it was typed, and that or a synonym. */
interface Term {
	typed: RegExp;
	any: RegExp;
}

/** Score of a match in a text: half of its weight for a synonym. */
function termScore(text: string, weight: number, { typed, any }: Term): number {
	if (typed.test(text)) return weight;
	return any.test(text) ? weight / 2 : 0;
}

function ranked(pages: readonly IndexedPage[], terms: readonly Term[]): ContentHit[] {
	return pages
		.map((page) => ({ page, score: scoreOf(page, terms) }))
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.map(({ page }) => resultOf(page, terms));
}

function passageOf(text: string, tables = ''): Passage {
	const clean = inOneLine(text);
	return { clean, normalized: normalized(inOneLine(`${clean} ${tables}`)) };
}

function inOneLine(text: string): string {
	return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/** Normalizes a text for the search: `Übergröße` → `ubergrosse`, `Wi-Fi` → `wifi`. */
function normalized(text: string): string {
	return normalizeText(text).replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '');
}

/** Score of a page; 0 if a word is missing. */
function scoreOf(page: IndexedPage, terms: readonly Term[]): number {
	const scores = terms.map(
		(term) =>
			termScore(page.normalizedTitle, WEIGHTS.title, term) +
			termScore(page.introduction, WEIGHTS.description, term) +
			termScore(page.headings, WEIGHTS.heading, term) +
			termScore(page.text, WEIGHTS.text, term),
	);
	if (scores.includes(0)) return 0;
	const score = sum(scores) + (page.section === 'faq' ? questionScore(page, terms) : 0);
	return page.section === 'legal' ? score * LEGAL_FACTOR : score;
}

/** Score of the best question, as a title. */
function questionScore({ sections }: IndexedPage, terms: readonly Term[]): number {
	// A heading above others is no question.
	const scores = sections
		.filter(({ normalized }) => normalized)
		.map(({ heading }) => sum(terms.map((term) => termScore(heading, WEIGHTS.title, term))));
	return Math.max(0, ...scores);
}

function resultOf(
	{ path, title, description, sections }: IndexedPage,
	terms: readonly Term[],
): ContentHit {
	const scored = sections.map((section) => {
		const scores = terms.map(
			(term) =>
				termScore(section.heading, WEIGHTS.heading, term) +
				termScore(section.normalized, WEIGHTS.text, term),
		);
		return { section, score: sum(scores) };
	});
	// A heading above others has no text of its own.
	const best = scored
		.filter(({ section, score }) => section.normalized && score > 0)
		.sort((one, other) => other.score - one.score)[0]?.section;
	const scorePart = (part: string) =>
		sum(terms.map((term) => termScore(normalized(part), 1, term)));
	const excerpt = excerptOf((best?.clean ? best : description).clean, scorePart);
	if (!best?.id) return { path, title, excerpt };
	return {
		path: `${path}#${best.id}`,
		title,
		...(best.title !== title && { section: best.title }),
		excerpt,
	};
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
