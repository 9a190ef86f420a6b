import type { ConsentTerms } from './consent-terms';
import type { ConsentSettings } from './cookies';

/** Response of `/api/consent`, requested after hydration. */
export interface ConsentResponse {
	consent: ConsentTerms;
	settings: ConsentSettings;
	/** For commerce events: integer of the shop's id, and the shop's host. */
	shop: { id: string; host: string };
	/** Messages by namespace: too few for a file of their own. */
	messages: Record<string, Record<string, unknown>>;
}
