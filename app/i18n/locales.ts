/** The one table of locales: everything else about a language is derived from it. */
export const locales = {
	de: {
		/** BCP 47 tag for formatting and `hreflang`. */
		tag: 'de-DE',
		name: 'Deutsch',
		flag: '🇩🇪',
		/** Language of the commerce platform's `@inContext`. */
		language: 'DE',
		/** Market in which a visitor of this locale starts (ISO 3166-1). */
		country: 'DE',
	},
	en: { tag: 'en-US', name: 'English', flag: '🇺🇸', language: 'EN', country: 'US' },
} as const;

export type Locale = keyof typeof locales;

/** Has no prefix of its own in canonical addresses. */
export const defaultLocale: Locale = 'de';

export const localeCodes = Object.keys(locales) as Locale[];

/** Texts by locale code. */
export interface Localized {
	readonly en: string;
	readonly [locale: string]: string | undefined;
}

/** The text in a locale's language; English where there is none. */
export function localize(texts: Localized, locale: Locale): string {
	return texts[locale] ?? texts.en;
}

export function isLocale(value: string): value is Locale {
	return Object.hasOwn(locales, value);
}
