import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type messages from '../public/messages.json';

/** The same instance in worker and browser. */
export function createI18n(resources: typeof messages): i18n {
	const instance = createInstance();
	instance.use(initReactI18next).init({
		lng: 'en',
		fallbackLng: false,
		resources: { en: { floor: resources } },
		defaultNS: 'floor',
		initImmediate: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
	return instance;
}
