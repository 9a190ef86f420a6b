/** The table of locales, from which everything about a language is derived. */
export const locales = {
	de: {
		/** BCP 47 tag for formatting and `hreflang`. */
		tag: 'de-DE',
		name: 'Deutsch',
		flag: '🇩🇪',
		/** Language for the platform's `@inContext`. */
		language: 'DE',
		/** Default market of this locale (ISO 3166-1). */
		country: 'DE',
		/** Units of distance, speed and air pressure: `metric` or `us` (miles, inches of mercury). */
		units: 'metric',
		/** Whether an address has the postal code before its town. */
		postalCodeFirst: true,
	},
	en: {
		tag: 'en-US',
		name: 'English',
		flag: '🇺🇸',
		language: 'EN',
		country: 'US',
		units: 'us',
		postalCodeFirst: false,
	},
} as const;

export type Locale = keyof typeof locales;

/** Without a prefix in canonical URLs. */
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
