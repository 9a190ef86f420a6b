import type { Choosable } from './consent-machine';
import type { ConsentSettings } from './cookies';

/** What the browser needs to apply a decision; the dialog loads the rest. */
export interface ConsentTerms extends Choosable {
	/** Hash of the table; a new one requires a new decision. */
	version: string;
	entries: EntryTerms[];
}

/** An optional entry. */
export interface EntryTerms {
	id: string;
	/** Cookies to delete when it is disabled. */
	cookies: readonly string[];
	/** Storage keys, or their prefixes, to delete when it is disabled. */
	storage: readonly string[];
	/** Script that is loaded while the entry is enabled, with its `data-` attributes. */
	script?: { src: string; data: Record<string, string> };
}

/** Response of `/api/consent`, requested after hydration. */
export interface ConsentResponse {
	consent: ConsentTerms;
	settings: ConsentSettings;
	/** For commerce events: the integer of the shop's id, and the host of the shop. */
	shop: { id: string; host: string };
	/** Messages by namespace, which are too few for a file of their own. */
	messages: Record<string, Record<string, unknown>>;
}
