import type { InitOptions } from 'i18next';
import type { Locale } from './locales';

/**
 * The same for server and browser, so that both render the same.
 * @param reportMissing gets the key of a missing message, with its namespace, in production
 */
export function i18nextOptions(
	locale: Locale,
	resources: Record<string, unknown>,
	reportMissing: (key: string) => void,
): InitOptions {
	return {
		lng: locale,
		fallbackLng: false,
		resources: { [locale]: resources } as InitOptions['resources'],
		defaultNS: 'common',
		initImmediate: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
		appendNamespaceToMissingKey: true,
		// Throws in development and tests; in production the page shows the key.
		parseMissingKeyHandler(key: string): string {
			if (import.meta.env.DEV) throw missingTranslation(key);
			reportMissing(key);
			return key;
		},
	};
}

export function missingTranslation(key: string): Error {
	return new Error(`Missing translation: ${key}`);
}
