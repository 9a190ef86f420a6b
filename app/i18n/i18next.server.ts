import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { readCookie } from '~/lib/cookies';
import { i18nextOptions } from './i18next-options';
import { defaultLocale, type Locale, localeCodes } from './locales';
import { messages } from './messages.server';

/** Detects the visitor's language: cookie first, then `Accept-Language`. */
export const languageDetector = new RemixI18Next({
	detection: {
		supportedLanguages: localeCodes,
		fallbackLanguage: defaultLocale,
		order: ['custom', 'header'],
		findLocale: async (request) => readCookie(request.headers.get('Cookie'), 'locale') ?? null,
	},
});

const instances = new Map<Locale, i18n>();

/** One instance per locale, shared by all requests: its language never changes. */
export function i18nFor(locale: Locale): i18n {
	let instance = instances.get(locale);
	if (!instance) {
		instance = createInstance();
		instance.use(initReactI18next).init(i18nextOptions(locale, messages[locale]));
		instances.set(locale, instance);
	}
	return instance;
}

/** Translation function for loaders and actions. */
export function translator(locale: Locale): i18n['t'] {
	return i18nFor(locale).getFixedT(locale);
}
