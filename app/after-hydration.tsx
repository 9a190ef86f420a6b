import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBar } from './features/consent/consent-bar';
import { consentOptions } from './features/consent/consent-options';
import type { ConsentResponse } from './features/consent/consent-response';
import { beginConsent, decide, useConsent } from './features/consent/consent-store';
import { setOpen } from './features/shell/open-flags';
import { useLocale } from './i18n/use-locale';
import { useDeferredImport } from './ui/use-deferred-import';

/** What the footer's entries open once this is here. */
export const openers = {
	...(consentOptions.controlButton && { consent: () => decide({ type: 'open' }) }),
	market: () => setOpen('localeModal', true),
};

const loadAfterFirstInteraction = () => import('./after-first-interaction');

/** Asked for once a document, however often the layout is rendered anew. */
let asked: Promise<Begun> | undefined;

interface Begun {
	terms: ConsentResponse;
	/** Whether the visitor has decided before. */
	decided: boolean;
}

/**
 * What a page gets when it already works, and no part of the server's markup: the question for consent. The rest
 * waits until somebody has decided, or begins to use the page.
 */
export function AfterHydration() {
	const endpoint = useLocale().to('/api/consent');
	const { i18n } = useTranslation();
	const [begun, setBegun] = useState<Begun>();
	const [used, setUsed] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a document
	useEffect(() => {
		const begunToUse = () => setUsed(true);
		for (const event of ['pointermove', 'pointerdown', 'keydown']) {
			addEventListener(event, begunToUse, { once: true });
		}
		asked ??= begin(endpoint, i18n);
		// Offline: the next page asks.
		asked.then(setBegun, () => undefined);
	}, []);
	// A forced modal stands over the page from the start.
	const needed = used || begun?.decided || consentOptions.forcedModal;
	const part = useDeferredImport(begun !== undefined && needed === true, loadAfterFirstInteraction);
	return (
		<>
			<ConsentBar />
			{part && begun ? (
				<part.AfterFirstInteraction terms={begun.terms} endpoint={endpoint} />
			) : null}
		</>
	);
}

/** Below a screen: what is there only for those who have allowed it. */
export function BelowScreen() {
	const consent = useConsent();
	const part = useDeferredImport(consent?.given === true, loadAfterFirstInteraction);
	return part && consent ? <part.BelowScreen enabled={consent.enabled} /> : null;
}

async function begin(endpoint: string, i18n: I18n): Promise<Begun> {
	const terms = (await (await fetch(endpoint)).json()) as ConsentResponse;
	for (const [namespace, texts] of Object.entries(terms.messages)) {
		i18n.addResourceBundle(i18n.language, namespace, texts);
	}
	return { terms, decided: beginConsent(terms.consent) };
}
