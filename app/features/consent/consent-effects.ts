import { serializeCookie } from '~/lib/cookies';
import { currentConsent, subscribeConsent } from './consent-store';
import type { ConsentTerms, EntryTerms } from './consent-terms';

let terms: ConsentTerms | undefined;

/** Applies the stored decision, and every later one. */
export function startConsentEffects(given: ConsentTerms): void {
	if (terms) return;
	terms = given;
	// Removes what the page has written since it was opened.
	window.addEventListener('pagehide', carryAllOut);
	subscribeConsent(carryAllOut);
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
	// Only leaving the page stops a script that runs.
	window.location.reload();
}

function loadScript(id: string, { src, data }: NonNullable<EntryTerms['script']>): void {
	const script = document.createElement('script');
	Object.assign(script.dataset, data, { consent: id });
	script.src = src;
	document.head.append(script);
}

/** Removes a cookie from this host and its parent domains: a script may have set it for any of them. */
function removeCookie(name: string): void {
	const labels = window.location.hostname.split('.');
	const domains = labels.map((_, above) => `; Domain=${labels.slice(above).join('.')}`);
	for (const domain of ['', ...domains]) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
		document.cookie = serializeCookie(name, '', 0, domain);
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
