import { useSyncExternalStore } from 'react';
import { readCookie } from '~/lib/cookies';
import { consentOptions } from './consent-options';
import { type ConsentEvent, type ConsentState, undecided } from './consent-start';
import type { ConsentTerms } from './consent-terms';

export const CONSENT_COOKIE = 'consent';

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

/** Applies events; until it is loaded, the latest one waits. */
let act: ((event: ConsentEvent) => void) | undefined;
let waiting: ConsentEvent | undefined;

/** `undefined` before the terms are known, and always on the server. */
export function useConsent(): ConsentState | undefined {
	return useSyncExternalStore(subscribe, currentConsent, () => undefined);
}

export function currentConsent(): ConsentState | undefined {
	return state;
}

export function updateConsent(next: ConsentState): void {
	state = next;
	for (const listener of listeners) listener();
}

/** Reads the stored decision; `false` where there is none. Then only the banner is loaded. */
export function beginConsent(terms: ConsentTerms): boolean {
	if (readCookie(document.cookie, CONSENT_COOKIE)) return true;
	updateConsent(undecided(terms, consentOptions));
	return false;
}

export function decide(event: ConsentEvent): void {
	if (act) act(event);
	else waiting = event;
}

/** Registers the function that applies events. */
export function setActor(actor: (event: ConsentEvent) => void): void {
	act = actor;
	if (waiting) actor(waiting);
	waiting = undefined;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
