import { normalizeText } from '~/lib/normalize-text';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { withNightPicture } from '~/shopify/night-picture';
import { SEARCH_HELP_QUERY } from './predictive-search.queries';
import type { SearchHelp } from './search-suggestions';
import { beginningOf } from './search-term';

const COLLECTIONS = 4;
const WORDS = 6;

/**
 * Suggestions for a search without anything to buy: collections, and terms with the same beginning. Fetched in parallel
 * to the search; a failure is ignored.
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
			words: (predictiveSearch?.queries ?? [])
				.map(({ text }) => text)
				.filter((text) => normalizeText(text) !== normalizeText(term)),
			collections: collections.nodes.map(({ image, nightPicture, ...collection }) => ({
				...collection,
				...(image && { picture: withNightPicture(image, nightPicture) }),
			})),
		};
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { words: [], collections: [] };
	}
}
