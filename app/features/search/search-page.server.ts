import { loadSearchResults } from '~/features/catalog/listing/listing.server';
import { readListing, SEARCH_SORTS } from '~/features/catalog/listing/listing-request';
import type { ListingView } from '~/features/catalog/listing/listing-view';
import { formatCompact } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import type { ExcerptedPage } from './found-pages';
import { findPages, isAboutHelp, type PageSource } from './found-pages.server';
import { loadSearchHelp } from './search-help.server';
import { readTerm } from './search-term';
import { correctSpelling } from './spelling.server';
import { queryOf, shorterTerms, titledQuery } from './synonyms';

/** What a term finds. */
interface Found {
	term: string;
	view: ListingView;
	pages: ExcerptedPage[];
}

/**
 * What a search finds: products, pages, also those of `others`, and suggestions where there is no product to buy. A term
 * that finds nothing is searched again without its typing errors, or without one of its words; one that finds a page of
 * `others` and no product finds the product about it. `term` is what was typed. `view` is `undefined` without a term.
 * Throws 503 where the platform cannot be reached.
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
	const search = (term: string, words: string) =>
		available(loadSearchResults(context, term, requested, words));
	const find = async (term: string): Promise<Found> => {
		const typed = await search(term, queryOf(term));
		const titles =
			typed.products.length > 0 ? undefined : others.productTitles(context.locale, term);
		return {
			term,
			view: titles ? await search(term, titledQuery(titles)) : typed,
			pages: findPages(context.locale, term, others),
		};
	};
	const found = term ? await findCorrected(context, await find(term), find, others) : undefined;
	const { view, pages = [] } = found ?? {};
	const products = view?.products ?? [];
	return {
		term,
		view,
		pages,
		helpFirst:
			products.length > 0 &&
			isAboutHelp(context.locale, found?.term ?? term, pages, products, others),
		help: products.some(({ available }) => available) ? undefined : await help,
		title: titleOf(context, term, found),
	};
}

/**
 * What a term finds or, where that is nothing, what the term without its typing errors finds, or else without the word
 * that leaves the most.
 */
async function findCorrected(
	{ locale }: AppContext,
	typed: Found,
	find: (term: string) => Promise<Found>,
	others: PageSource,
): Promise<Found> {
	// Filters may be why a list is empty.
	if (countOf(typed) > 0 || typed.view.request.choices.length > 0) return typed;
	const term = correctSpelling(locale, typed.term, others.names(locale)) ?? typed.term;
	const corrected = term === typed.term ? typed : await find(term);
	if (countOf(corrected) > 0) return corrected;
	const [most = typed] = (await Promise.all(shorterTerms(term).map(find))).sort(
		(one, other) => countOf(other) - countOf(one),
	);
	return countOf(most) > 0 ? most : typed;
}

function countOf({ view, pages }: Found): number {
	return (view.totalCount ?? view.products.length) + pages.length;
}

function titleOf({ locale }: AppContext, typed: string, found: Found | undefined): string {
	const t = translator(locale);
	if (!found) return t('search:title');
	const { term } = found;
	const count = countOf(found);
	if (count === 0) return t('common:select.noMatch', { term });
	const figures = { count, total: formatCompact(count), term };
	return term === typed
		? t('search:results', figures)
		: t('search:corrected', { ...figures, typed });
}
