import type { RequestContext } from '../schema/request-context';
import type { CatalogueIndex } from '../shop/catalogue-index';
import { type LanguageCode, textKey } from '../shop/markets';
import { fold, SOFT_HYPHEN, wordsOf } from './fold';

/** A suggested query. */
interface Suggestion {
	text: string;
	folded: string;
	/** Products whose title or type has it. */
	products: number;
}

const suggestionLists = new WeakMap<CatalogueIndex, Map<LanguageCode, Suggestion[]>>();

/** As "and": no suggestion begins or ends with it. */
const PARTICLE = /^(?:and|for|of|the|to|with|und|für|mit|der|die|das|von|zum|zur)$/;

/** Words and pairs of words from titles and types with the query as prefix, the most frequent first. */
export function suggestQueries(query: string, limit: number, context: RequestContext): string[] {
	const typed = wordsOf(query).map(fold).join(' ');
	if (typed === '') {
		return [];
	}
	const { catalogue } = context.shop;
	const lists = suggestionLists.get(catalogue) ?? new Map<LanguageCode, Suggestion[]>();
	suggestionLists.set(catalogue, lists);
	const list = lists.get(context.language) ?? collectSuggestions(catalogue, context.language);
	lists.set(context.language, list);
	return list
		.filter(({ folded }) => folded.startsWith(typed))
		.slice(0, limit)
		.map(({ text }) => text);
}

/**
 * The typed part in `mark`, the rest in `span`, as in the platform's `styledText`. A suggestion consists
 * of letters, digits and spaces, so nothing needs escaping.
 */
export function styleSuggestion(text: string, query: string): string {
	const typed = wordsOf(query).map(fold).join(' ');
	let length = 0;
	// Folding may make a letter longer, so the end is found letter by letter.
	while (length < text.length && fold(text.slice(0, length)).length < typed.length) {
		length += 1;
	}
	const rest = text.slice(length);
	return `<mark>${text.slice(0, length)}</mark>${rest && `<span>${rest}</span>`}`;
}

function collectSuggestions(catalogue: CatalogueIndex, language: LanguageCode): Suggestion[] {
	const key = textKey(language);
	const counts = new Map<string, number>();
	for (const { data } of catalogue.products) {
		const texts = [data.title[key], data.productType[key]].map((text) =>
			wordsOf(text.replaceAll(SOFT_HYPHEN, '')),
		);
		const phrases = texts.flatMap((words) => [
			...words.filter((word) => word.length > 2),
			...words.slice(1).flatMap((word, index) => {
				const before = words[index] ?? '';
				return [before, word].some((one) => PARTICLE.test(one)) ? [] : `${before} ${word}`;
			}),
		]);
		for (const phrase of new Set(phrases)) {
			counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
		}
	}
	return [...counts]
		.map(([text, products]) => ({
			text,
			folded: wordsOf(text).map(fold).join(' '),
			products,
		}))
		.sort((a, b) => b.products - a.products || a.text.length - b.text.length || compare(a, b));
}

function compare(a: Suggestion, b: Suggestion): number {
	return a.folded < b.folded ? -1 : 1;
}
