import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import type { Locale } from '~/i18n/locales';
import { isSampleCompany } from '~/site';
import { type ContentSource, contentSources, type TextSection } from './content-files.server';
import {
	type ContentHit,
	type IndexedPage,
	indexPages,
	type SearchedPage,
	type Synonyms,
	searchContent,
} from './content-search';
import type { ContentLink, ContentView, ListedPage, QuestionAndAnswer } from './content-view';
import { guideHtml } from './set-up-html.server';

/** Where a page is shown: what a request's context knows about its URL. */
export interface ContentContext {
	locale: Locale;
	/** `''`, `'/de'` or `'/en'`: links keep it. */
	prefix: string;
}

/** Links within the site, as the build writes them. */
const HTML_LINK = / href="(\/[^"]*)/g;
const MARKDOWN_LINK = /\]\((\/[^\s)]*)/g;

/** Steps of the set-up guide are files, but not pages. */
const SET_UP = 'connect';

/** Pages as they are searched, by language and section. */
const searched = new Map<string, IndexedPage[]>();

/** Rendered pages: as many as there are files, in each form of their URL. */
const rendered = new Map<string, ContentView>();

/**
 * A page of `app/content/`, rendered once for each locale and prefix; `undefined` if there is none.
 *
 * @param section `docs`, `legal`, `faq`, `connect`, `contact`
 * @param slug the rest of the path, `care` or `care/oak`; empty for the section's own page
 */
export function loadContentPage(
	context: ContentContext,
	section: string,
	slug = '',
): ContentView | undefined {
	const source = pagesOf(context.locale, section).find((candidate) => candidate.slug === slug);
	if (!source) return undefined;
	const key = `${context.locale} ${context.prefix}${source.path}`;
	const page = rendered.get(key) ?? renderPage(context, source);
	rendered.set(key, page);
	return page;
}

/** Like `loadContentPage`, by a path without a locale prefix: `/docs/care`. */
export function findContentPage(context: ContentContext, path: string): ContentView | undefined {
	const [, section = '', ...slug] = path.split('/');
	return loadContentPage(context, section, slug.join('/'));
}

/** The pages below a section's own page, in order. */
export function listContentPages(locale: Locale, section: string): ListedPage[] {
	return pagesOf(locale, section)
		.filter(({ slug }) => slug)
		.map(listed);
}

/** All content pages of a language. */
export function allContentPages(locale: Locale): ListedPage[] {
	return contentSources.filter((source) => source.locale === locale && isPage(source)).map(listed);
}

/** Search in the pages of a section; see `searchContent`. */
export function searchSection(
	locale: Locale,
	section: string,
	query: string,
	synonymsOf?: Synonyms,
): ContentHit[] {
	const pages = indexedPages(`${locale} ${section}`, () =>
		pagesOf(locale, section).filter(({ slug }) => slug),
	);
	return searchContent(pages, query, synonymsOf);
}

/** Search in all content pages, except the indexes of sections; see `searchContent`. */
export function searchAllContent(
	locale: Locale,
	query: string,
	synonymsOf?: Synonyms,
): ContentHit[] {
	const pages = indexedPages(locale, () => searchedPages(locale));
	return searchContent(pages, query, synonymsOf);
}

/** The pages in which `searchAllContent` searches. */
export function searchedPages(locale: Locale): SearchedPage[] {
	return contentSources
		.filter((source) => source.locale === locale && isPage(source) && source.html)
		.map((source) =>
			source.section === SET_UP
				? { ...source, sections: [...stepsOf(locale).map(stepSection), ...source.sections] }
				: source,
		);
}

function indexedPages(key: string, pages: () => readonly SearchedPage[]): IndexedPage[] {
	const known = searched.get(key) ?? indexPages(pages());
	searched.set(key, known);
	return known;
}

/** A step of the set-up guide as a section of its page. */
function stepSection({ slug, title, sections }: ContentSource): TextSection {
	return { id: slug, title, text: sections.map(({ text }) => text).join(' ') };
}

/** The questions of `/faq` with their answers as plain text. */
export function loadQuestions(locale: Locale): readonly QuestionAndAnswer[] {
	const [source] = pagesOf(locale, 'faq');
	return source?.questions ?? [];
}

/** A page as Markdown: title, introduction and text with absolute URLs, without drawings. */
export function contentText(
	locale: Locale,
	path: string,
	link: (path: string) => string,
): (Pick<ContentView, 'title' | 'description'> & { markdown: string }) | undefined {
	const source = contentSources.find(
		(page) => page.locale === locale && page.path === path && isPage(page),
	);
	if (!source) return undefined;
	const steps = source.section === SET_UP ? stepsOf(locale) : [];
	const parts = [
		...(isSample(source) ? [`> ${translator(locale)('content:sample')}`] : []),
		...steps.map(({ title, markdown }) => `## ${title}\n\n${markdown}`),
		source.markdown,
	];
	const { title, description } = source;
	const markdown = parts.join('\n\n').replace(MARKDOWN_LINK, (_, to: string) => `](${link(to)}`);
	return { title, description, markdown };
}

function renderPage(context: ContentContext, source: ContentSource): ContentView {
	const link = (path: string) => withPrefix(context.prefix, path);
	const t = translator(context.locale);
	const { path, title, description, updated, section, slug, toc, picture } = source;
	const all = pagesOf(context.locale, section);
	return {
		path,
		title,
		description,
		toc,
		updated,
		...(picture && { picture }),
		above: all.filter((page) => isAbove(page, slug)).map(linkOf),
		...neighboursOf(source, all),
		html: [
			isSample(source) ? `<blockquote><p>${t('content:sample')}</p></blockquote>` : '',
			section === SET_UP ? guideHtml(t, stepsOf(context.locale)) : '',
			source.html,
		]
			.join('')
			.replace(HTML_LINK, (_, to: string) => ` href="${link(to)}`)
			.replaceAll('{{tableLabel}}', t('content:table')),
	};
}

function isSample({ sample }: ContentSource): boolean {
	return sample === true && isSampleCompany();
}

function neighboursOf(
	source: ContentSource,
	all: readonly ContentSource[],
): Pick<ContentView, 'previous' | 'next'> {
	const pages = all.filter(({ slug }) => slug);
	const index = pages.indexOf(source);
	const previous = index > 0 ? pages[index - 1] : undefined;
	const next = index >= 0 ? pages[index + 1] : undefined;
	return { ...(previous && { previous: linkOf(previous) }), ...(next && { next: linkOf(next) }) };
}

function isAbove({ slug: other }: ContentSource, slug: string): boolean {
	return slug !== '' && (other === '' || slug.startsWith(`${other}/`));
}

function linkOf({ path, title }: ContentSource): ContentLink {
	return { path, title };
}

function listed({ path, title, description, updated, group }: ContentSource): ListedPage {
	return { path, title, description, updated, ...(group && { group }) };
}

function isPage({ section, slug }: ContentSource): boolean {
	return section !== SET_UP || !slug;
}

function pagesOf(locale: Locale, section: string): readonly ContentSource[] {
	return contentSources.filter(
		(source) => source.locale === locale && source.section === section && isPage(source),
	);
}

function stepsOf(locale: Locale): readonly ContentSource[] {
	return contentSources.filter((source) => source.locale === locale && !isPage(source));
}
