import { createInstance, type InitOptions, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { readCookie } from '~/lib/cookies';
import { createLog } from '~/lib/log';
import { i18nextOptions, missingTranslation } from './i18next-options';
import { defaultLocale, type Locale, localeCodes } from './locales';
import { messages } from './messages.server';

/** Detects the visitor's language: cookie first (its `cookie` option takes an encoded one), then `Accept-Language`. */
export const remixI18next = new RemixI18Next({
	detection: {
		supportedLanguages: localeCodes,
		fallbackLanguage: defaultLocale,
		order: ['custom', 'header'],
		findLocale: async (request) => readCookie(request.headers.get('Cookie'), 'locale') ?? null,
	},
});

const instances = new Map<Locale, i18n>();

/** One instance per locale for rendering, shared by all requests: its language never changes. */
export function i18nFor(locale: Locale): i18n {
	let instance = instances.get(locale);
	if (!instance) {
		instance = createInstance();
		instance.use(initReactI18next).init(optionsFor(locale));
		instances.set(locale, instance);
	}
	return instance;
}

/** Number of times that a message was missing in this isolate, by locale and key. */
const missing = new Map<string, number>();
const unreported: Error[] = [];

function countMissing(locale: Locale, key: string): void {
	const name = `${locale} ${key}`;
	const count = (missing.get(name) ?? 0) + 1;
	missing.set(name, count);
	createLog({}).error('Missing translation', { locale, key, count });
	if (count === 1) unreported.push(missingTranslation(name));
}

/** An error for each message that was missing for the first time since the last call. */
export function drainMissing(): Error[] {
	return unreported.splice(0);
}

/** `getFixedT` makes an instance at each call: once for each locale, when the worker starts. */
const translators = Object.fromEntries(
	await Promise.all(
		localeCodes.map(async (locale) => [
			locale,
			await remixI18next.getFixedT(locale, undefined, optionsFor(locale)),
		]),
	),
) as Record<Locale, i18n['t']>;

/** Translation function for loaders and actions. */
export function translator(locale: Locale): i18n['t'] {
	return translators[locale];
}

function optionsFor(locale: Locale): InitOptions {
	return i18nextOptions(locale, messages[locale], (key) => countMissing(locale, key));
}
