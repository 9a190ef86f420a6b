import { useSyncExternalStore } from 'react';
import { readCookie } from '~/lib/cookies';
import { consentOptions } from './consent-options';
import { type ConsentEvent, type ConsentState, undecided } from './consent-start';
import type { ConsentTerms } from './consent-terms';

/** Name of the cookie that keeps the decision. */
export const CONSENT_COOKIE = 'consent';

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

/** Carries out what the visitor does; until it is there, the latest of it waits. */
let act: ((event: ConsentEvent) => void) | undefined;
let waiting: ConsentEvent | undefined;

/** `undefined` until it is known what can be chosen; on the server always. */
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

/** Whether there is a decision of any time. Without one the question is shown, and nothing else is loaded for it. */
export function beginConsent(terms: ConsentTerms): boolean {
	if (readCookie(document.cookie, CONSENT_COOKIE)) return true;
	updateConsent(undecided(terms, consentOptions));
	return false;
}

/** Takes what the visitor did. */
export function decide(event: ConsentEvent): void {
	if (act) act(event);
	else waiting = event;
}

/** Hands over to what carries decisions out. */
export function setActor(actor: (event: ConsentEvent) => void): void {
	act = actor;
	if (waiting) actor(waiting);
	waiting = undefined;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
