import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { readCookie } from '~/lib/cookies';
import { i18nextOptions } from './i18next-options';
import { defaultLocale, type Locale, localeCodes } from './locales';
import { messages } from './messages.server';

/** Detects the language of a visitor: the stored cookie first, then `Accept-Language`. */
export const languageDetector = new RemixI18Next({
	detection: {
		supportedLanguages: localeCodes,
		fallbackLanguage: defaultLocale,
		order: ['custom', 'header'],
		findLocale: async (request) => readCookie(request.headers.get('Cookie'), 'locale') ?? null,
	},
});

const instances = new Map<Locale, i18n>();

/** One instance a locale: its language never changes, so requests share it. */
export function i18nFor(locale: Locale): i18n {
	let instance = instances.get(locale);
	if (!instance) {
		instance = createInstance();
		instance.use(initReactI18next).init(i18nextOptions(locale, messages[locale]));
		keepPlainMessages(instance);
		instances.set(locale, instance);
	}
	return instance;
}

/**
 * Has the instance look up a message without values once, and not anew for every visitor: messages never
 * change while a worker runs. What has values may be a visitor's and is not kept.
 */
function keepPlainMessages(instance: i18n): void {
	const { getFixedT } = instance;
	const kept = new Map<string, i18n['t']>();
	const getKeptT = (...scope: unknown[]): i18n['t'] => {
		// Language, namespaces and prefix: names without commas or bars.
		const name = scope.join('|');
		let t = kept.get(name);
		if (!t) {
			t = keepingPlain(Reflect.apply(getFixedT, instance, scope));
			kept.set(name, t);
		}
		return t;
	};
	instance.getFixedT = Object.assign(getKeptT, getFixedT);
}

function keepingPlain(t: i18n['t']): i18n['t'] {
	const kept = new Map<string, string>();
	const look = (key: unknown, ...values: unknown[]): string => {
		if (typeof key !== 'string' || values.length > 0)
			return Reflect.apply(t, undefined, [key, ...values]);
		const known = kept.get(key);
		if (known !== undefined) return known;
		const message = Reflect.apply(t, undefined, [key]);
		// A message that is missing is told each time.
		if (message !== key) kept.set(key, message);
		return message;
	};
	// A fixed `t` carries its language and namespace.
	return Object.assign(look, t);
}

/** Translations for loaders and actions, kept as those for components are. */
export function translator(locale: Locale): i18n['t'] {
	return i18nFor(locale).getFixedT(locale);
}
