import { ONE_WAY_SYNONYMS, SYNONYMS } from '~/content/synonyms';
import { normalizeText } from '~/lib/normalize-text';
import { withoutStopWords } from '~/lib/stop-words';

/** Every word that has synonyms. */
export const synonymWords: readonly string[] = SYNONYMS.flat();

/** Words of a term that are looked up. */
const MAX_WORDS = 8;

/** A shorter prefix matches too many words. */
const MIN_BEGINNING = 4;

/** Each variant of a term takes one request for suggestions. */
const MAX_VARIANTS = 4;

/**
 * Signs and words of the platform's search syntax: a term that contains one is sent unchanged. An apostrophe inside a
 * word does not count.
 */
const SYNTAX = /["()*:<>\\]|(?<!\p{L})'|'(?!\p{L})|(?:^|\s)-|\b(?:AND|OR|NOT)\b/u;

/** The sign between the measures of a size: `60x40` is `60 × 40`. */
const TIMES = /(?<=\d)\s*[x×]\s*(?=\d)/giu;

const groupOf = new Map(
	SYNONYMS.flatMap((group) => group.map((word) => [stemOf(word), group] as const)),
);

const oneWaySynonymsOf = new Map(
	ONE_WAY_SYNONYMS.flatMap(({ words, finds }) =>
		words.map((word) => [stemOf(word), finds] as const),
	),
);

/**
 * Synonyms of a word; empty for most words. Case, accents, hyphens and the ending of a plural make no
 * difference.
 * @param unfinished whether the word may be the beginning of one: `poste`
 */
export function synonymsOf(word: string, unfinished = false): readonly string[] {
	const stem = stemOf(word);
	const group = groupOf.get(stem) ?? (unfinished ? groupBeginning(stem) : undefined);
	// Words that begin with it are found anyway; `returns` finds `return` as a synonym.
	const typed = lettersOf(word);
	return group?.filter((other) => !lettersOf(other).startsWith(typed)) ?? [];
}

/**
 * A term as the platform's `search` takes it: `poster alpen` → `(poster OR druck) alpen*`. A term without synonyms
 * only loses its stop words, since the platform forgives no typing error in a query with operators.
 */
export function queryOf(term: string): string {
	if (hasSyntax(term)) return term;
	const words = wordsOf(term);
	if (words.every(({ synonyms }) => synonyms.length === 0)) return joined(words);
	return words
		.map(({ word, synonyms }, index) => {
			const typed = index === words.length - 1 && isPlain(word) ? `${word}*` : quoted(word);
			return synonyms.length > 0 ? `(${[typed, ...synonyms.map(quoted)].join(' OR ')})` : typed;
		})
		.join(' ');
}

/** A query for products with all these names, at least one of them in the title. */
export function titledQuery(names: readonly string[]): string {
	const titles = names.map((name) => `title:"${name}"`);
	return `(${titles.join(' OR ')}) ${names.map((name) => `"${name}"`).join(' ')}`;
}

/** The term, and variants of it with a synonym in place of a word: `predictiveSearch` knows no operators. */
export function variantsOf(term: string): string[] {
	if (hasSyntax(term)) return [term];
	const words = wordsOf(term);
	const others = words.flatMap(({ synonyms }, index) =>
		synonyms.map((synonym) =>
			words.map(({ word }, at) => (at === index ? synonym : word)).join(' '),
		),
	);
	return [joined(words), ...others].slice(0, MAX_VARIANTS);
}

/** Whether a text contains every word of a term, or a synonym of it. */
export function isNamedIn(text: string, term: string): boolean {
	const joined = stemOf(text);
	return wordsOf(term).every(({ word, synonyms }) =>
		[word, ...synonyms].some((spelling) => joined.includes(stemOf(spelling))),
	);
}

/** The term without each of its words in turn: one request for each, so for short terms only. */
export function shorterTerms(term: string): string[] {
	const words = withoutStopWords(term.split(' ').filter(Boolean));
	if (words.length < 2 || words.length > MAX_VARIANTS || hasSyntax(term)) return [];
	return words.map((_, left) => words.filter((_, index) => index !== left).join(' '));
}

/** Whether a term has signs or words of the platform's search syntax. */
export function hasSyntax(term: string): boolean {
	return SYNTAX.test(term);
}

interface Word {
	word: string;
	synonyms: readonly string[];
}

/** The words of a term without stop words, each with its synonyms; the last one may be unfinished. */
function wordsOf(term: string): Word[] {
	if (hasSyntax(term)) return [];
	const words = withoutStopWords(term.replace(TIMES, ' ').split(' ').filter(Boolean));
	return words.map((word, index) => {
		const oneWay = words.length > 1 ? (oneWaySynonymsOf.get(stemOf(word)) ?? []) : [];
		const synonyms = [...synonymsOf(word, index === words.length - 1), ...oneWay];
		return { word, synonyms: index < MAX_WORDS ? synonyms : [] };
	});
}

function joined(words: readonly Word[]): string {
	return words.map(({ word }) => word).join(' ');
}

function groupBeginning(stem: string): readonly string[] | undefined {
	if (stem.length < MIN_BEGINNING) return undefined;
	return SYNONYMS.find((group) => group.some((word) => stemOf(word).startsWith(stem)));
}

/** `Rückgaben` → `ruckgab`, `Wi-Fi` → `wifi`. */
function stemOf(word: string): string {
	return lettersOf(word).replace(/(?<=\p{L}{4})[ens]+$/u, '');
}

function lettersOf(word: string): string {
	return normalizeText(word).replace(/[^\p{L}\p{N}]/gu, '');
}

function isPlain(word: string): boolean {
	return /^[\p{L}\p{N}]+$/u.test(word);
}

function quoted(word: string): string {
	return isPlain(word) ? word : `"${word}"`;
}
