import { searchAllContent } from '~/features/content/content.server';
import type { Locale } from '~/i18n/locales';
import { withNoBreakSpaces } from '~/lib/no-break';
import type { ExcerptedPage } from './found-pages';
import { isNamedIn, synonymsOf } from './synonyms';

/** Pages on the search page at most. */
const PAGES = 6;

/** Other pages than those of the content. */
export interface PageSource {
	/** Those that a term finds, fewer than `findPages` returns. */
	find: (locale: Locale, term: string) => ExcerptedPage[];
	/** What the pages are about, to correct typing errors. */
	names: (locale: Locale) => readonly string[];
	/** Names that products about the best page have, at least one of them in the title; `undefined` where a term finds no page. */
	productTitles: (locale: Locale, term: string) => string[] | undefined;
}

/** The pages of `others` that a term finds, and then the guides, answers and legal pages, best first. */
export function findPages(
	locale: Locale,
	term: string,
	others: PageSource,
	limit = PAGES,
): ExcerptedPage[] {
	const first = others.find(locale, term);
	const pages = searchAllContent(locale, term, synonymsOf).slice(0, limit - first.length);
	return [...first, ...pages].map((page) => ({
		...page,
		excerpt: withNoBreakSpaces(page.excerpt),
	}));
}

/** Whether a term asks for help rather than for a product: it names the best page and no product. */
export function isAboutHelp(
	locale: Locale,
	term: string,
	[best]: readonly ExcerptedPage[],
	products: readonly { title: string }[],
	others: PageSource,
): boolean {
	if (!best || products.some(({ title }) => isNamedIn(title, term))) return false;
	return (
		isNamedIn(`${best.title} ${best.section ?? ''}`, term) || others.find(locale, term).length > 0
	);
}
