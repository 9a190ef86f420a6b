import type { CustomTypeOptions } from 'i18next';
import { type Locale, localeCodes } from './locales';

type Resources = CustomTypeOptions['resources'];

/** Namespaces of one locale's interface messages, as JSON files in `locales/{locale}/`. */
export type Messages = Record<string, Record<string, unknown>>;

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
	eager: true,
	import: 'default',
});

/** Every locale's messages; an edge worker has no files to read. */
export const messages = Object.fromEntries(
	localeCodes.map((locale) => [locale, messagesOf(locale)]),
) as Record<Locale, Messages>;

/** Namespaces whose texts the server alone puts together: a report reaches the browser decoded, a page's twin as text. */
const SERVER_ONLY: readonly string[] = ['report', 'seo', 'statutory'];

/** Namespaces that come with the data of the screens that use them, and are no part of the messages file. */
const BY_SCREEN = [
	'account',
	'auth',
	'consent',
	'contact',
	'content',
	'cookies',
	'legal',
	'market',
	'recent',
	'stock',
	'updates',
	'wishlist',
] as const satisfies readonly (keyof Resources)[];
type ScreenNamespace = (typeof BY_SCREEN)[number];

const bodies = Object.fromEntries(
	localeCodes.map((locale) => [locale, JSON.stringify(forBrowser(messages[locale]))]),
) as Record<Locale, string>;

/** The messages file's body, or an error where no such locale is published. */
export function messagesBody(locale: Locale): string {
	return bodies[locale];
}

/** The address of a locale's messages; its hash changes with them, so that a page never meets others than its own. */
export function messagesPath(locale: Locale): string {
	return `/locales/${locale}.json?v=${hashes[locale]}`;
}

/**
 * What a screen's loader gives as its `messages`: the namespaces that this screen alone needs.
 * The layout hands them to the browser's translations before the screen is rendered.
 */
export function screenMessages(locale: Locale, ...namespaces: ScreenNamespace[]): Messages {
	return Object.fromEntries(namespaces.map((name) => [name, messages[locale][name] ?? {}]));
}

const hashes = Object.fromEntries(
	localeCodes.map((locale) => [locale, fnv1a(bodies[locale])]),
) as Record<Locale, string>;

function forBrowser(all: Messages): Messages {
	const elsewhere: readonly string[] = [...SERVER_ONLY, ...BY_SCREEN];
	return Object.fromEntries(Object.entries(all).filter(([name]) => !elsewhere.includes(name)));
}

function messagesOf(locale: Locale): Messages {
	const result: Messages = {};
	for (const [path, content] of Object.entries(files)) {
		const [, code, namespace] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
		if (code === locale && namespace) result[namespace] = content;
	}
	return result;
}

/** 32-bit FNV-1a in hex: names a version, protects nothing. */
function fnv1a(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	return (hash >>> 0).toString(16).padStart(8, '0');
}
