import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './i18n';

async function hydrate(): Promise<void> {
	const response = await fetch('/messages.json');
	const i18n = createI18n(await response.json());
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={i18n}>
					<RemixBrowser />
				</I18nextProvider>
			</StrictMode>,
		);
	});
}

hydrate().catch((error: unknown) => console.error(error));
