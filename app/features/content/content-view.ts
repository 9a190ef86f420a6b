import type { contentPictures } from '~/site';

/** Pictures of the main product that a page can show: `main` is its first one. */
export type PictureName = 'main' | keyof typeof contentPictures;

/** A heading of a page, with its anchor. */
export interface TocEntry {
	id: string;
	title: string;
}

/** A link to a content page; `path` has no locale prefix. */
export interface ContentLink {
	path: string;
	title: string;
}

/** A content page, also the data of its `_payload.json`. */
export interface ContentView extends ContentLink {
	/** Introduction, one or two sentences. */
	description: string;
	/** Headings of the second level. */
	toc: readonly TocEntry[];
	/** Previous and next page of the section. */
	previous?: ContentLink;
	next?: ContentLink;
	/** Breadcrumbs, starting with the section's index. */
	above: readonly ContentLink[];
	/** Date of the last change, ISO 8601: `2026-11-20`. */
	updated: string;
	/** The picture at its top. */
	picture?: PictureName;
	/** HTML of the text. */
	html: string;
}

/** A page in a list. */
export interface ListedPage extends ContentLink {
	description: string;
	/** Date of the last change, ISO 8601. */
	updated: string;
	/** Heading in the index of the docs under which the page is listed. */
	group?: string;
}

export interface QuestionAndAnswer {
	question: string;
	answer: string;
}
