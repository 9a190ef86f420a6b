import type { Locale } from '~/i18n/locales';
import type { PictureName, QuestionAndAnswer, TocEntry } from './content-view';

/** Front matter and path of a file of `app/content/`. */
export interface ContentHead {
	title: string;
	/** Introduction of the page and meta description, one or two sentences. */
	description: string;
	/** Position within the section, in ascending order. */
	order: number;
	/** Date of the last change, ISO 8601. */
	updated: string;
	/** Heading in the section's index under which the page is listed. */
	group?: string;
	/** The picture at the top of the page. */
	picture?: PictureName;
	/** Whether the page names the company: it is marked while the company data in `site.ts` are the sample. */
	sample?: boolean;
	/** Only for a step of the set-up guide: its drawing, and the device that it is for. */
	drawing?: string;
	device?: 'phone' | 'computer';
	locale: Locale;
	/** First segment of the path: `docs`, `legal`, `faq`. */
	section: string;
	/** The rest of the path, without outer slashes; empty for the section's own page. */
	slug: string;
	/** The whole path, without a locale prefix: `/docs/care`. */
	path: string;
}

/** The text below a heading, as plain text. */
export interface TextSection {
	/** Anchor and text of the heading; empty before the first heading. */
	id: string;
	title: string;
	text: string;
	/** Its tables and their lead-ins, which are searched, but make no sense in an excerpt. */
	tables?: string;
}

/** A file of `app/content/`, rendered by the build; internal links have no locale prefix. */
export interface ContentSource extends ContentHead {
	/** HTML with the placeholder `{{tableLabel}}` for the accessible name of tables. */
	html: string;
	/** The Markdown without anchors and comments. */
	markdown: string;
	/** Headings of the second level. */
	toc: TocEntry[];
	sections: TextSection[];
	/** Only for the FAQ. */
	questions: QuestionAndAnswer[];
}

/** All content by language, in the order of the sections. */
export const contentSources: readonly ContentSource[] = Object.values(
	import.meta.glob<ContentSource>('/app/content/*/**/*.md', { eager: true, import: 'default' }),
).sort((one, other) => one.order - other.order);
