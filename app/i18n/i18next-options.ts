import type { InitOptions } from 'i18next';
import type { Locale } from './locales';

/** The same for server and browser, so that both render the same. */
export function i18nextOptions(locale: Locale, resources: Record<string, unknown>): InitOptions {
	return {
		lng: locale,
		fallbackLng: false,
		resources: { [locale]: resources } as InitOptions['resources'],
		defaultNS: 'common',
		initImmediate: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
		parseMissingKeyHandler: missingKey,
	};
}

/** A missing message throws in development and tests; in production its key is shown and logged. */
function missingKey(key: string): string {
	const message = `Missing translation: ${key}`;
	if (import.meta.env.DEV) throw new Error(message);
	console.error(message);
	return key;
}
