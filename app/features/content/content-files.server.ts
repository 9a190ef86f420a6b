import { isLocale, type Locale } from '~/i18n/locales';
import { fillIn } from './content-values.server';
import { type FrontMatter, readFrontMatter } from './front-matter';

/** A Markdown file of `app/content/`. */
export interface ContentSource extends FrontMatter {
	locale: Locale;
	/** First part of its address: `docs`, `legal`, `faq`. */
	section: string;
	/** The rest of its address, without slashes around; empty for the section's own page. */
	slug: string;
	/** Its whole address, without a locale prefix: `/docs/care`. */
	path: string;
	markdown: string;
}

/** An edge worker has no files to read. */
const files = import.meta.glob<string>('/app/content/*/**/*.md', {
	eager: true,
	query: '?raw',
	import: 'default',
});

/** `content/de/docs/care.md`, `content/de/docs/index.md` and `content/de/faq.md` alike. */
const FILE = /\/content\/([a-z]+)\/([a-z-]+)(?:\/([\w/-]+))?\.md$/;

let sources: readonly ContentSource[] | undefined;

/**
 * All content in all languages, in the order of their sections; read once.
 * @throws Error that names the file whose front matter is wrong
 */
export function contentSources(): readonly ContentSource[] {
	sources ??= Object.entries(files)
		.map(([file, content]) => readSource(file, content))
		.sort((one, other) => one.order - other.order);
	return sources;
}

function readSource(file: string, content: string): ContentSource {
	const [, locale = '', section = '', name = ''] = FILE.exec(file) ?? [];
	if (!isLocale(locale)) throw new Error(`${file} is in no folder of a locale`);
	const source = readFrontMatter(file, content);
	const folder = name.replace(/[^/]*$/, '');
	const slug = source.slug
		? folder + fillIn(source.slug, locale)
		: name.replace(/(^|\/)index$/, '');
	return {
		...source,
		title: fillIn(source.title, locale),
		description: fillIn(source.description, locale),
		locale,
		section,
		slug,
		path: slug ? `/${section}/${slug}` : `/${section}`,
	};
}
