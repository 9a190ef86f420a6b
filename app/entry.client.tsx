import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { isReported } from './features/reporting/reporting-mark';
import { i18nextOptions } from './i18n/i18next-options';
import { parseLocalePath } from './i18n/locale-path';
import { MessagesAddress } from './i18n/messages-link';

/** Without its messages a page cannot be hydrated; it stays usable as the server sent it. */
async function hydrate(): Promise<void> {
	await parsed();
	const link = document.querySelector('link[data-messages]');
	const address = link?.getAttribute('href');
	if (!address) throw new Error('Failed loading locale');
	const response = await fetch(address);
	if (!response.ok) throw new Error('Failed loading locale');
	await pageData();
	const { locale } = parseLocalePath(window.location.pathname);
	const i18n = createInstance();
	i18n.use(initReactI18next).init(i18nextOptions(locale, await response.json()));
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={i18n}>
					<MessagesAddress.Provider value={address}>
						<RemixBrowser />
					</MessagesAddress.Provider>
				</I18nextProvider>
			</StrictMode>,
		);
	});
}

/** Scripts that the browser has kept may run before the last of the page has arrived. */
async function parsed(): Promise<void> {
	if (document.readyState !== 'loading') return;
	await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Remix reads the page's data when it is first rendered, and has React wait. A key or click in that moment would
 * ask React to finish at once, which it cannot (its error 345): so the data is read before.
 */
async function pageData(): Promise<void> {
	try {
		RemixBrowser({});
	} catch (reading) {
		await reading;
	}
}

/** What tells of errors is loaded with the first. Those of hydration come this way too, and those of error screens. */
function report(event: Event): void {
	import('./features/reporting/report-errors').then(
		(reporting) => reporting.reportEvent(event),
		() => undefined,
	);
}

async function traceRequests(): Promise<void> {
	const tracing = await import('./features/reporting/trace-requests');
	tracing.traceRequests();
}

if (isReported()) {
	addEventListener('error', report);
	addEventListener('unhandledrejection', report);
	traceRequests().catch(() => undefined);
}
hydrate().catch(reportError);
