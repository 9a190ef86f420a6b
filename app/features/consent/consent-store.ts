import { readCookie } from '~/lib/cookies';
import { createStore, useStore } from '~/lib/store';
import { CONSENT_COOKIE, consentCookie, formatConsent, parseConsent } from './consent-cookie';
import { type ConsentEvent, type ConsentState, nextConsent, undecided } from './consent-machine';
import { consentOptions } from './consent-options';
import type { ConsentTerms } from './consent-terms';

const consent = createStore<ConsentState | undefined>(undefined);

let terms: ConsentTerms | undefined;
let decisionUrl = '';
/** The latest event that came before the terms were known. */
let waiting: ConsentEvent | undefined;

/** `undefined` before the terms are known, and always on the server. */
export function useConsent(): ConsentState | undefined {
	return useStore(consent);
}

export function currentConsent(): ConsentState | undefined {
	return consent.get();
}

/**
 * Reads the stored decision; returns `false` if there is none: only the banner is loaded then.
 * @param endpoint sets the cookie by HTTP: Safari limits cookies set by scripts to 7 days
 */
export function beginConsent(given: ConsentTerms, endpoint: string): boolean {
	terms = given;
	decisionUrl = endpoint;
	readDecision();
	document.addEventListener('visibilitychange', readDecision);
	if (waiting) decide(waiting);
	return readCookie(document.cookie, CONSENT_COOKIE) !== undefined;
}

/** Reads the cookie again: another tab may have changed it. An open dialog keeps its selection. */
function readDecision(): void {
	if (!terms || consent.get()?.selected) return;
	const value = readCookie(document.cookie, CONSENT_COOKIE);
	const enabled = parseConsent(value, terms.version, [...terms.necessary, ...terms.optional]);
	consent.set(enabled ? { given: true, enabled } : undecided(terms, consentOptions));
}

/** Applies an event. A decision is stored first, since the visitor may leave the page at once. */
export function decide(event: ConsentEvent): void {
	const state = consent.get();
	if (!terms || !state) {
		waiting = event;
		return;
	}
	waiting = undefined;
	const next = nextConsent(state, event, terms, consentOptions);
	if (next.enabled !== state.enabled || next.given !== state.given) {
		const value = next.given ? formatConsent(terms.version, next.enabled) : undefined;
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
		document.cookie = consentCookie(value);
		navigator.sendBeacon(decisionUrl, new URLSearchParams({ decision: value ?? '' }));
	}
	consent.set(next);
}

/** Opens a page in place of the dialog, which could not be loaded. */
export function replaceDialog(url: string): void {
	decide({ type: 'close' });
	// A forced dialog would open on that page too, fail again and redirect without end.
	if (!consent.get()?.selected) window.location.assign(url);
}

export const subscribeConsent = consent.subscribe;
