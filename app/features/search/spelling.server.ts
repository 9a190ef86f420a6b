import { searchedPages } from '~/features/content/content.server';
import type { Locale } from '~/i18n/locales';
import { editDistance } from '~/lib/edit-distance';
import { normalizeText } from '~/lib/normalize-text';
import { hasSyntax, synonymWords } from './synonyms';

/** Words that pages, synonyms and names contain, by their normalized spelling. */
type Vocabulary = Map<string, KnownWord>;

interface KnownWord {
	/** In lower case: `rückgabe`; of a name as it is written. */
	spelling: string;
	/** How often it is there; 0 for names, so that any other word at the same distance comes first. */
	weight: number;
}

/** A word of a title, a heading or the synonyms counts as often as this many words of texts. */
const NAME_WEIGHT = 10;

/** Words with fewer letters have too many neighbours. */
const MIN_LETTERS = 4;

/** Shorter words are only corrected to words of titles, headings and synonyms: `hose` is not `höhe`. */
const MEDIUM_LETTERS = 6;

/** Longer words may have two typing errors, the first letter among them: `garten` is not `karten`. */
const LONG_LETTERS = 8;

/** Shorter names have too many neighbours among other words: `nike` is not `Nice`. */
const MIN_NAME_LETTERS = MEDIUM_LETTERS;

/** Further words of a term are left as they are. */
const MAX_WORDS = 8;

/** Words, also with hyphens and apostrophes. */
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Built once for each language, when it is first needed. */
const vocabularies = new Map<Locale, Vocabulary>();

/**
 * A term with the nearest known word in place of each unknown one: `vesand` → `versand`. `undefined` where nothing is to
 * be corrected. Words with digits are left as they are, since they are codes.
 *
 * @param names of what can be found besides: `Frankfurt am Main`
 */
export function correctSpelling(
	locale: Locale,
	term: string,
	names: readonly string[],
): string | undefined {
	if (hasSyntax(term)) return undefined;
	const vocabulary = vocabularyOf(locale);
	const named = wordsOfNames(names);
	let words = 0;
	const corrected = term.replace(WORD, (word) =>
		words++ < MAX_WORDS ? (nearestWord(vocabulary, named, word) ?? word) : word,
	);
	return corrected === term ? undefined : corrected;
}

function nearestWord(vocabulary: Vocabulary, named: Vocabulary, typed: string): string | undefined {
	const word = keyOf(typed);
	const known = [...vocabulary.entries()];
	if (!isCorrectable(word) || named.has(word) || known.some(([key]) => key.includes(word))) {
		return undefined;
	}
	const limit = word.length < LONG_LETTERS ? 1 : 2;
	const [nearest] = [...named.entries(), ...known]
		.filter(([key, { weight }]) => isCandidate(word, key, weight))
		.map(([key, { spelling, weight }]) => ({
			spelling,
			weight,
			edits: editDistance(word, key, limit),
		}))
		.filter(({ edits }) => edits <= limit)
		.sort((one, other) => one.edits - other.edits || other.weight - one.weight);
	return nearest?.spelling;
}

/** Whether a known word is close enough to measure its edit distance: by length, and by first and last letter. */
function isCandidate(word: string, key: string, weight: number): boolean {
	if (word.length >= LONG_LETTERS) return Math.abs(key.length - word.length) <= 2;
	const isTransposed = key[0] === word[1] && key[1] === word[0];
	return (
		Math.abs(key.length - word.length) <= 1 &&
		(key[0] === word[0] || isTransposed) &&
		(weight === 0
			? key.length >= MIN_NAME_LETTERS
			: word.length >= MEDIUM_LETTERS || weight >= NAME_WEIGHT)
	);
}

function vocabularyOf(locale: Locale): Vocabulary {
	const vocabulary = vocabularies.get(locale) ?? buildVocabulary(locale);
	vocabularies.set(locale, vocabulary);
	return vocabulary;
}

function buildVocabulary(locale: Locale): Vocabulary {
	const vocabulary: Vocabulary = new Map();
	const add = (text: string, weight: number) => {
		for (const [word] of text.matchAll(WORD)) {
			const key = keyOf(word);
			if (!isCorrectable(key)) continue;
			const known = vocabulary.get(key) ?? { spelling: word.toLowerCase(), weight: 0 };
			vocabulary.set(key, { ...known, weight: known.weight + weight });
		}
	};
	for (const word of synonymWords) add(word, NAME_WEIGHT);
	for (const { title, description, sections } of searchedPages(locale)) {
		add(`${title} ${sections.map((section) => section.title).join(' ')}`, NAME_WEIGHT);
		add(description, 1);
		for (const { text, tables = '' } of sections) add(`${text} ${tables}`, 1);
	}
	return vocabulary;
}

/** Each part of a name with hyphens too: `Karlsruhe/Baden-Baden`. */
function wordsOfNames(names: readonly string[]): Vocabulary {
	const parts = names.flatMap((name) => name.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []);
	return new Map(parts.map((spelling) => [keyOf(spelling), { spelling, weight: 0 }]));
}

function keyOf(word: string): string {
	return normalizeText(word).replaceAll('-', '');
}

function isCorrectable(word: string): boolean {
	return word.length >= MIN_LETTERS && !/\p{N}/u.test(word);
}
