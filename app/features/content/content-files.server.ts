import type { Locale } from '~/i18n/locales';
import type { TocEntry } from './content-view';

/** Front matter and address of a file of `app/content/`. */
export interface ContentHead {
	title: string;
	/** One or two sentences: the page's lead, and what search engines show. */
	description: string;
	/** Place within its section; the smallest comes first. */
	order: number;
	/** Day of the last change, ISO 8601. */
	updated: string;
	/** Key of the heading below which the section's index lists it. */
	group?: 'device' | 'weather' | 'care';
	/** Of a step of the set-up: its drawing, and whom it concerns. */
	drawing?: string;
	device?: 'phone' | 'computer';
	locale: Locale;
	/** First part of its address: `docs`, `legal`, `faq`. */
	section: string;
	/** The rest of its address, without slashes around; empty for the section's own page. */
	slug: string;
	/** Its whole address, without a locale prefix: `/docs/care`. */
	path: string;
}

/** A part of a page below a heading, as plain text. */
export interface TextSection {
	/** Anchor and words of the heading; empty before the first. */
	id: string;
	title: string;
	text: string;
}

export interface Answered {
	question: string;
	answer: string;
}

/** A file of `app/content/`, rendered by the build; links within the site have no locale prefix. */
export interface ContentSource extends ContentHead {
	/** With `{{tableLabel}}` for the accessible name of tables. */
	html: string;
	/** Its text without anchors and comments. */
	markdown: string;
	/** Headings of the second level. */
	toc: TocEntry[];
	sections: TextSection[];
	/** Of the FAQ alone. */
	questions: Answered[];
}

/** All content in all languages, in the order of their sections. */
export const contentSources: readonly ContentSource[] = Object.values(
	import.meta.glob<ContentSource>('/app/content/*/**/*.md', { eager: true, import: 'default' }),
).sort((one, other) => one.order - other.order);
