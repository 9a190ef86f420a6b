import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { CollectionRecord } from '../shop/catalogue-index';
import { textKey } from '../shop/markets';
import { foldings, isTypoOf, stem, wordsOf } from './fold';
import { compareDates } from './product-search';
import { holdsQuery, parseQuery, type QueryTerm } from './query-syntax';

/** Collections whose title has every word; the last word may be a prefix. */
export function suggestCollections(query: string, context: RequestContext): CollectionRecord[] {
	const typed = wordsOf(query);
	return context.shop.catalogue.collections.filter(
		(collection) => typed.length > 0 && hasWords(collection, typed, { eager: true }, context),
	);
}

/** The collections that match a query in the platform's syntax. */
export function filterCollections(query: string, context: RequestContext): CollectionRecord[] {
	const { root } = parseQuery(query);
	return context.shop.catalogue.collections.filter((collection) =>
		holdsQuery(root, (term) => holdsTerm(term, collection, context)),
	);
}

function holdsTerm(term: QueryTerm, collection: CollectionRecord, context: RequestContext) {
	switch (term.field) {
		case null:
		case 'title':
			return hasWords(collection, wordsOf(term.value), { eager: term.prefix }, context);
		case 'updated_at':
			return compareDates(collection.data.updatedAt, term, context);
		case 'collection_type':
			// Every collection is a custom collection.
			return term.value.toLowerCase() === 'custom';
		default:
			throw notServed(`The search field "${term.field}"`);
	}
}

/** `eager` matches prefixes and tolerates a typo. */
function hasWords(
	{ data }: CollectionRecord,
	typed: string[],
	{ eager }: { eager: boolean },
	{ language }: RequestContext,
): boolean {
	const words = wordsOf(data.title[textKey(language)]).flatMap(foldings);
	return typed.every((word, index) =>
		foldings(word).some((spelling) =>
			words.some(
				(candidate) =>
					stem(spelling) === stem(candidate) ||
					(eager && index === typed.length - 1 && candidate.startsWith(spelling)) ||
					(eager && hasTypo(spelling, candidate)),
			),
		),
	);
}

function hasTypo(typed: string, word: string): boolean {
	return typed.length > 4 && word.startsWith(typed.slice(0, 4)) && isTypoOf(typed, word);
}
