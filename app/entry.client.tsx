import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { DocumentContext, type DocumentSettings } from './document-context';
import { i18nextOptions, missingTranslation } from './i18n/i18next-options';
import { parseLocalePath } from './i18n/locale-path';

const settings = readSettings();

/** The settings in the document. */
function readSettings(): DocumentSettings {
	const link = document.querySelector('link[data-messages]');
	return {
		messagesUrl: link?.getAttribute('href') ?? '',
		reportErrors: document.documentElement.hasAttribute('data-report-errors'),
	};
}

async function loadTexts(): Promise<Record<string, unknown>> {
	try {
		const response = await fetch(settings.messagesUrl);
		if (response.ok) return await response.json();
	} catch {
		// No connection, or no JSON: the same as a refusal.
	}
	throw new Error('Failed loading locale');
}

/** Messages are needed for hydration; without them the page stays as rendered by the server. */
async function hydrate(): Promise<void> {
	const texts = await loadTexts();
	const { locale } = parseLocalePath(window.location.pathname);
	const i18n = createInstance();
	await tracing;
	i18n
		.use(initReactI18next)
		.init(i18nextOptions(locale, texts, (key) => reportError(missingTranslation(key))));
	leaveEventsToBrowser();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<Hydrated>
					<I18nextProvider i18n={i18n}>
						<DocumentContext.Provider value={settings}>
							<RemixBrowser />
						</DocumentContext.Provider>
					</I18nextProvider>
				</Hydrated>
			</StrictMode>,
		);
	});
}

/** Events on which React hydrates synchronously. */
const URGENT_EVENTS =
	'auxclick change click contextmenu dblclick input keydown keypress keyup mousedown mouseup pointercancel pointerdown pointerup reset submit touchcancel touchend touchstart';

const hydrated = new AbortController();

/**
 * RemixBrowser suspends the root while it reads the page's data. If such an event happens then, React 18 never
 * hydrates the page (https://github.com/remix-run/remix/issues/10214). Until hydration links and forms work as
 * without JavaScript.
 */
function leaveEventsToBrowser(): void {
	const options = { capture: true, signal: hydrated.signal };
	for (const type of URGENT_EVENTS.split(' ')) {
		addEventListener(type, (event) => event.stopPropagation(), options);
	}
}

/** Marks the end of hydration, for tests and measurements. */
function Hydrated({ children }: { children: ReactNode }) {
	useEffect(() => {
		hydrated.abort();
		performance.mark('hydrated');
	}, []);
	return children;
}

/** Loads the reporting code with the first error. Hydration errors and error boundaries end here too. */
function report(event: Event): void {
	import('./features/reporting/report-errors').then(
		(reporting) => reporting.reportEvent(event),
		() => undefined,
	);
}

/** Never fails: the page works without it. */
function traceRequests(): Promise<void> {
	return import('./features/reporting/trace-requests').then(
		(tracing) => tracing.traceRequests(),
		() => undefined,
	);
}

/** Awaited before hydration, with which the page's requests begin. */
const tracing = settings.reportErrors ? traceRequests() : undefined;

if (settings.reportErrors) {
	addEventListener('error', report);
	addEventListener('unhandledrejection', report);
}
hydrate().catch(reportError);
