import { loadSearchResults } from '~/features/catalog/listing/listing.server';
import { readListing, SEARCH_SORTS } from '~/features/catalog/listing/listing-request';
import { formatCompact } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { findPages, isAboutHelp, type PageSource } from './found-pages.server';
import { loadSearchHelp } from './search-help.server';
import { readTerm } from './search-term';
import { queryOf } from './synonyms';

/**
 * What a search finds: products, pages, also those of `others`, and suggestions where there is no product to buy.
 * `view` is `undefined` without a term. Throws 503 where the platform cannot be reached.
 */
export async function loadSearchPage(
	context: AppContext,
	searchParams: URLSearchParams,
	others: PageSource,
) {
	const term = readTerm(searchParams.get('q'));
	// Started first, so that it runs in parallel with the search.
	const help = loadSearchHelp(context, term);
	context.waitUntil(help);
	const requested = readListing(searchParams, SEARCH_SORTS);
	const view = term
		? await available(loadSearchResults(context, term, requested, queryOf(term)))
		: undefined;
	const pages = findPages(context.locale, term, others);
	const products = view?.products ?? [];
	const count = (view?.totalCount ?? 0) + pages.length;
	return {
		term,
		view,
		pages,
		helpFirst: products.length > 0 && isAboutHelp(term, pages, products),
		help: products.some(({ available }) => available) ? undefined : await help,
		title: titleOf(context, term, count),
	};
}

function titleOf({ locale }: AppContext, term: string, count: number): string {
	const t = translator(locale);
	if (!term) return t('search:title');
	return count > 0
		? t('search:results', { count, total: formatCompact(count), term })
		: t('common:select.noMatch', { term });
}
