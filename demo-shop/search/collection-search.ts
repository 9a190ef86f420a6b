import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { CollectionRecord } from '../shop/catalogue-index';
import { localize } from '../shop/texts';
import { hasWords, wordsOf } from './fold';
import { compareDates } from './product-search';
import { holdsQuery, parseQuery, type QueryTerm } from './query-syntax';

/** Collections whose title has every word; the last word may be a prefix. */
export function suggestCollections(query: string, context: RequestContext): CollectionRecord[] {
	const typed = wordsOf(query);
	return context.shop.catalogue.collections.filter(
		({ data }) =>
			typed.length > 0 && hasWords(localize(data.title, context), typed, { eager: true }),
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
			return hasWords(localize(collection.data.title, context), wordsOf(term.value), {
				eager: term.prefix,
			});
		case 'updated_at':
			return compareDates(collection.data.updatedAt, term, context);
		case 'collection_type':
			// Every collection is a custom collection.
			return term.value.toLowerCase() === 'custom';
		default:
			throw notServed(`The search field "${term.field}"`);
	}
}
