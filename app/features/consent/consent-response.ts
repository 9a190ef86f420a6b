import type { ConsentTerms } from './consent-terms';
import type { ConsentSettings } from './cookies';

/** What `/api/consent` tells a page that has come to life. */
export interface ConsentResponse {
	consent: ConsentTerms;
	settings: ConsentSettings;
	/** Where commerce events go: integer of the shop's id, and the shop's host. */
	shop: { id: string; host: string };
	/** Texts by namespace: too few for a file, and too seldom read for every page's. */
	messages: Record<string, Record<string, unknown>>;
}
