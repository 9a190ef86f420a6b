/** A heading of a page, by its anchor. */
export interface TocEntry {
	id: string;
	title: string;
}

/** A content page as others name it; `path` is a site path without a locale prefix. */
export interface ContentLink {
	path: string;
	title: string;
}

/** A content page, also as its JSON twin holds it. */
export interface ContentView extends ContentLink {
	/** Its lead, in a sentence or two. */
	description: string;
	/** Headings of the second level. */
	toc: readonly TocEntry[];
	/** Neighbours within the section. */
	previous?: ContentLink;
	next?: ContentLink;
	/** Pages above it, from the section's index down. */
	above: readonly ContentLink[];
	/** Day of the last change, ISO 8601: `2026-11-20`. */
	updated: string;
	/** Its text. */
	html: string;
}

/** A page as a list names it. */
export interface ListedPage extends ContentLink {
	description: string;
	/** Day of the last change, ISO 8601. */
	updated: string;
	/** Below which heading of its section's own page it stands; of the docs alone. */
	group?: 'device' | 'weather' | 'care';
}
