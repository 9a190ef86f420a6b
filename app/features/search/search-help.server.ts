import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { SEARCH_HELP_QUERY } from './predictive-search.queries';
import type { SearchHelp } from './search-suggestions';
import { beginningOf } from './search-term';

const COLLECTIONS = 8;
const WORDS = 6;

/**
 * Ways on from a search that shows nothing: some collections, and terms that begin as this one does.
 * Asked beside the search itself, which needs none of it: where it cannot be had, there are no ways.
 */
export async function loadSearchHelp(context: AppContext, term: string): Promise<SearchHelp> {
	const beginning = beginningOf(term);
	try {
		const { collections, predictiveSearch } = await context.shopify.query(SEARCH_HELP_QUERY, {
			variables: { beginning, suggest: beginning !== '', collections: COLLECTIONS, words: WORDS },
			maxRetries: 1,
			cacheable: true,
		});
		return {
			words: (predictiveSearch?.queries ?? []).map(({ text }) => text),
			collections: collections.nodes,
		};
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { words: [], collections: [] };
	}
}
