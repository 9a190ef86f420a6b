import { searchAllContent } from '~/features/content/content.server';
import type { Locale } from '~/i18n/locales';
import { withNoBreakSpaces } from '~/lib/no-break';
import type { ExcerptedPage } from './found-pages';
import { synonymsOf } from './synonyms';

/** Pages on the search page at most. */
const PAGES = 6;

/** The guides, answers and legal pages that a term finds, best first. */
export function findPages(locale: Locale, term: string, limit = PAGES): ExcerptedPage[] {
	return searchAllContent(locale, term, synonymsOf)
		.slice(0, limit)
		.map((page) => ({ ...page, excerpt: withNoBreakSpaces(page.excerpt) }));
}
