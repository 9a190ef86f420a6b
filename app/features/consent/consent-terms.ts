import type { Choosable } from './consent-start';

/** What the browser needs of the table to carry a decision out. The dialog brings the rest. */
export interface ConsentTerms extends Choosable {
	/** Hash of the table; another one asks again. */
	version: string;
	entries: EntryTerms[];
}

/** One entry that can be chosen. */
export interface EntryTerms {
	id: string;
	/** Cookies that go with it. */
	cookies: readonly string[];
	/** Keys of web storage that go with it, or how they begin. */
	storage: readonly string[];
	/** Loaded while it is on, with these `data-` attributes. */
	script?: { src: string; data: Record<string, string> };
}
