import { readCookie } from '~/lib/cookies';
import { consentCookie, formatConsent, parseConsent } from './consent-cookie';
import { nextConsent } from './consent-machine';
import { consentOptions } from './consent-options';
import { type ConsentEvent, undecided } from './consent-start';
import { CONSENT_COOKIE, currentConsent, setActor, updateConsent } from './consent-store';
import type { ConsentTerms, EntryTerms } from './consent-terms';

let terms: ConsentTerms | undefined;
let address = '';

/**
 * Applies the stored decision, and every later one.
 * @param endpoint sets the cookie by HTTP: Safari limits cookies set by scripts to 7 days
 */
export function startConsentEffects(given: ConsentTerms, endpoint: string): void {
	if (terms) return;
	terms = given;
	address = endpoint;
	readDecision();
	// Another tab may have changed it.
	document.addEventListener('visibilitychange', readDecision);
	// Clean up what the page wrote while it was open.
	window.addEventListener('pagehide', carryAllOut);
	setActor(act);
}

/** Applies an event: a decision is stored and takes effect at once. */
function act(event: ConsentEvent): void {
	const state = currentConsent();
	if (!terms || !state) return;
	const next = nextConsent(state, event, terms, consentOptions);
	updateConsent(next);
	if (next.enabled === state.enabled && next.given === state.given) return;
	const value = next.given ? formatConsent(terms.version, next.enabled) : undefined;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
	document.cookie = consentCookie(value);
	navigator.sendBeacon(address, new URLSearchParams({ decision: value ?? '' }));
	carryAllOut();
}

function readDecision(): void {
	if (!terms || currentConsent()?.selected) return;
	const value = readCookie(document.cookie, CONSENT_COOKIE);
	const enabled = parseConsent(value, terms.version, [...terms.necessary, ...terms.optional]);
	updateConsent(enabled ? { given: true, enabled } : undecided(terms, consentOptions));
	carryAllOut();
}

function carryAllOut(): void {
	terms?.entries.forEach(carryOut);
}

/** Loads the script of an enabled entry; removes cookies and storage of a disabled one. */
function carryOut({ id, cookies, storage, script }: EntryTerms): void {
	const loaded = document.querySelector<HTMLScriptElement>(`script[data-consent="${id}"]`);
	if (currentConsent()?.enabled.includes(id)) {
		if (script && !loaded) loadScript(id, script);
		return;
	}
	cookies.forEach(removeCookie);
	storage.forEach(removeStored);
	if (!loaded) return;
	loaded.remove();
	// A running script ends only with the page.
	window.location.reload();
}

function loadScript(id: string, { src, data }: NonNullable<EntryTerms['script']>): void {
	const script = document.createElement('script');
	Object.assign(script.dataset, data, { consent: id });
	script.src = src;
	document.head.append(script);
}

/** A script may have set it for this host or a parent domain. */
function removeCookie(name: string): void {
	const labels = window.location.hostname.split('.');
	const domains = labels.map((_, above) => `; Domain=${labels.slice(above).join('.')}`);
	for (const domain of ['', ...domains]) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
		document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
	}
}

function removeStored(prefix: string): void {
	try {
		for (const key of Object.keys(localStorage)) {
			if (key.startsWith(prefix)) localStorage.removeItem(key);
		}
	} catch {
		// Blocked storage is empty.
	}
}
