import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBar } from './features/consent/consent-bar';
import { consentOptions } from './features/consent/consent-options';
import { beginConsent, decide, replaceDialog, useConsent } from './features/consent/consent-store';
import type { ConsentResponse } from './features/consent/consent-terms';
import { useLocale } from './i18n/use-locale';
import { afterPaint } from './lib/after-paint';
import { setOpen } from './ui/open-flags';
import { useDeferredImport } from './ui/use-deferred-import';

/** Handlers of the footer entries that open a dialog. */
export const dialogHandlers = {
	...(consentOptions.controlButton && { consent: () => decide({ type: 'open' }) }),
	market: () => setOpen('localeModal', true),
};

const loadAfterFirstInteraction = () => import('./after-first-interaction');

/** Requested once per document. */
let request: Promise<ConsentStart> | undefined;

interface ConsentStart {
	terms: ConsentResponse;
	/** Whether there is a stored decision. */
	decided: boolean;
}

/**
 * Loaded after hydration, not server-rendered: reads the consent decision. The rest is loaded after that decision or
 * the first interaction.
 * @param onFailure called if no dialog can be opened: links to pages replace them
 */
export function AfterHydration({ onFailure }: { onFailure(): void }) {
	const { to } = useLocale();
	const endpoint = to('/api/consent');
	const { i18n } = useTranslation();
	const [start, setStart] = useState<ConsentStart>();
	const [interacted, setInteracted] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per document
	useEffect(() => {
		// The response of the page to the press is painted first.
		const onInteraction = () => afterPaint(() => setInteracted(true));
		for (const event of ['pointermove', 'pointerdown', 'keydown']) {
			addEventListener(event, onInteraction, { once: true });
		}
		request ??= begin(endpoint, i18n);
		request.then(setStart, onFailure);
	}, []);
	// A forced modal is open from the start.
	const needed = interacted || start?.decided || consentOptions.forcedModal;
	const [failed, setFailed] = useState(false);
	const enabled = start !== undefined && needed === true;
	const part = useDeferredImport(enabled, loadAfterFirstInteraction, () => {
		setFailed(true);
		onFailure();
	});
	const choosing = useConsent()?.selected !== undefined;
	useEffect(() => {
		if (failed && choosing) replaceDialog(to('/legal/privacy'));
	}, [failed, choosing, to]);
	return part && start ? <part.AfterFirstInteraction terms={start.terms} /> : null;
}

/** The consent banner. */
export function AboveScreen() {
	return <ConsentBar />;
}

/** Optional content below a page, with consent. */
export function BelowScreen() {
	const consent = useConsent();
	const part = useDeferredImport(consent?.given === true, loadAfterFirstInteraction);
	return part && consent ? <part.BelowScreen enabled={consent.enabled} /> : null;
}

async function begin(endpoint: string, i18n: I18n): Promise<ConsentStart> {
	const terms = (await (await fetch(endpoint)).json()) as ConsentResponse;
	for (const [namespace, texts] of Object.entries(terms.messages)) {
		i18n.addResourceBundle(i18n.language, namespace, texts);
	}
	return { terms, decided: beginConsent(terms.consent, endpoint) };
}
