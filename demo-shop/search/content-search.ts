import { notServed } from '../schema/errors';
import type { RequestContext } from '../schema/request-context';
import type { ArticleRecord, BlogRecord, PageRecord } from '../shop/content-index';
import { localize, stripHtml } from '../shop/texts';
import { hasWords, wordsOf } from './fold';
import { compareDates } from './product-search';
import { holdsQuery, parseQuery, type QueryTerm } from './query-syntax';

type ListedContent = PageRecord | BlogRecord | ArticleRecord;

/** Searchable fields of pages and articles. */
export type ContentField = 'title' | 'body' | 'tag' | 'author';

const contentFields: readonly ContentField[] = ['title', 'body', 'tag', 'author'];

interface ContentSearch {
	/** Fields to search; all if omitted. */
	fields?: readonly ContentField[];
	/** The last word may be a prefix, and a word may have a typo. */
	eager: boolean;
}

/** The pages or articles that a search finds, in their own order; none for a query without words. */
export function searchContent<Entry extends PageRecord | ArticleRecord>(
	entries: readonly Entry[],
	query: string,
	{ fields = contentFields, eager }: ContentSearch,
	context: RequestContext,
): Entry[] {
	const { root } = parseQuery(query);
	const holds = (entry: Entry, { field, value, prefix }: QueryTerm) => {
		const asked = contentFields.find((one) => one === field);
		// A field that only products have is searched as a word, as with products.
		const typed = wordsOf(field === null || asked ? value : `${field} ${value}`);
		const text = (asked ? [asked] : fields).map((one) => textOf(entry, one, context)).join(' ');
		return hasWords(text, typed, { eager: eager || prefix });
	};
	return wordsOf(query).length === 0
		? []
		: entries.filter((entry) => holdsQuery(root, (term) => holds(entry, term)));
}

function textOf(
	entry: PageRecord | ArticleRecord,
	field: ContentField,
	context: RequestContext,
): string {
	if (field === 'title') {
		return localize(entry.data.title, context);
	}
	if (entry.__typename === 'Page') {
		return field === 'body' ? stripHtml(localize(entry.data.bodyHtml, context)) : '';
	}
	switch (field) {
		case 'body':
			return stripHtml(localize(entry.data.contentHtml, context));
		case 'tag':
			return entry.data.tags.join(' ');
		case 'author':
			return authorName(entry);
	}
}

export function authorName({ data: { author } }: ArticleRecord): string {
	return `${author.firstName} ${author.lastName}`;
}

/** The pages, blogs or articles that match a list's query; all without one. */
export function filterContent<Entry extends ListedContent>(
	entries: readonly Entry[],
	query: string | null | undefined,
	context: RequestContext,
): readonly Entry[] {
	if (!query?.trim()) {
		return entries;
	}
	const { root } = parseQuery(query);
	return entries.filter((entry) =>
		holdsQuery(root, (term) => {
			const held =
				holdsCommonTerm(entry, term, context) ??
				(entry.__typename === 'Article'
					? holdsArticleTerm(entry, term, context)
					: holdsHandle(entry, term));
			if (held === null) {
				throw notServed(`The search field "${term.field}"`);
			}
			return held;
		}),
	);
}

/** Null for a field that not all kinds of content have. */
function holdsCommonTerm(entry: ListedContent, term: QueryTerm, context: RequestContext) {
	switch (term.field) {
		case null:
		case 'title':
			return holdsText(localize(entry.data.title, context), term);
		case 'created_at':
			return compareDates(entry.data.createdAt, term, context);
		case 'updated_at':
			return compareDates(entry.data.updatedAt, term, context);
		default:
			return null;
	}
}

function holdsHandle({ data }: PageRecord | BlogRecord, term: QueryTerm): boolean | null {
	return term.field === 'handle' ? isValue(data.handle, term) : null;
}

function holdsArticleTerm(
	article: ArticleRecord,
	term: QueryTerm,
	context: RequestContext,
): boolean | null {
	switch (term.field) {
		case 'author':
			return holdsText(authorName(article), term);
		case 'blog_title':
			return holdsText(localize(article.blog.data.title, context), term);
		case 'tag':
			return article.data.tags.some((tag) => isValue(tag, term));
		case 'tag_not':
			return !article.data.tags.some((tag) => isValue(tag, term));
		default:
			return null;
	}
}

function holdsText(text: string, { value, prefix }: QueryTerm): boolean {
	return hasWords(text, wordsOf(value), { eager: prefix });
}

/** The whole value, or its beginning before `*`; case-insensitive. */
function isValue(text: string, { value, prefix }: QueryTerm): boolean {
	const [has, asked] = [text.toLowerCase(), value.toLowerCase()];
	return prefix ? has.startsWith(asked) : has === asked;
}
