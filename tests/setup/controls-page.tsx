import { createInstance } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { DesignSystemPage } from '~/features/design-system/design-system-page';
import { usePageLabels } from '~/features/shell/page-labels';
import { i18nextOptions } from '~/i18n/i18next-options';
import { Announcer } from '~/ui/announcer';
import { UiLabelsContext } from '~/ui/labels';
import { ToastRegion } from '~/ui/toast-region';
import '~/features/design-system/design-system-page.css';
import '~/styles/app.css';
import '../../app/styles/deferred.css';
import german from '../../locales/de/common.json';
import english from '../../locales/en/common.json';

const locale = document.documentElement.lang === 'de' ? 'de' : 'en';
const i18n = createInstance();
i18n
	.use(initReactI18next)
	.init(i18nextOptions(locale, { common: locale === 'de' ? german : english }, reportError));

/** The controls in a minimal page. */
function ControlsPage() {
	return (
		<UiLabelsContext.Provider value={usePageLabels()}>
			<main>
				<DesignSystemPage />
			</main>
			<Announcer />
			<ToastRegion />
		</UiLabelsContext.Provider>
	);
}

const root = document.getElementById('root');
if (root) {
	createRoot(root).render(
		<StrictMode>
			<I18nextProvider i18n={i18n}>
				<ControlsPage />
			</I18nextProvider>
		</StrictMode>,
	);
}
