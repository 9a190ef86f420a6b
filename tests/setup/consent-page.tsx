import { createInstance } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ConsentBar } from '~/features/consent/consent-bar';
import { ConsentDialog } from '~/features/consent/consent-dialog';
import { beginConsent } from '~/features/consent/consent-store';
import { usePageLabels } from '~/features/shell/page-labels';
import { i18nextOptions } from '~/i18n/i18next-options';
import { UiLabelsContext } from '~/ui/labels';
import { startConsentEffects } from '../../app/features/consent/consent-effects';
import '~/styles/app.css';
import '../../app/styles/deferred.css';
import common from '../../locales/en/common.json';
import consent from '../../locales/en/consent.json';
import cookies from '../../locales/en/cookies.json';

const TERMS = {
	version: '1',
	necessary: ['functional'],
	optional: ['recent', 'video'],
	entries: ['functional', 'recent', 'video'].map((id) => ({ id, cookies: [], storage: [] })),
};

/** Banner and dialog in a minimal page. */
function ConsentPage() {
	return (
		<UiLabelsContext.Provider value={usePageLabels()}>
			<ConsentBar />
			<main tabIndex={-1}>
				<h1>The page</h1>
				<button type="button">Behind it</button>
			</main>
			<ConsentDialog settings={{ analytics: false, commerce: false, signIn: false }} />
		</UiLabelsContext.Provider>
	);
}

const i18n = createInstance();
i18n.use(initReactI18next).init(i18nextOptions('en', { common, consent, cookies }, reportError));
beginConsent(TERMS, '/api/consent');
startConsentEffects(TERMS);
const root = document.getElementById('root');
if (root) {
	createRoot(root).render(
		<StrictMode>
			<I18nextProvider i18n={i18n}>
				<ConsentPage />
			</I18nextProvider>
		</StrictMode>,
	);
}
