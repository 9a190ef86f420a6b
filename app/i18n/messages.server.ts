import type { CustomTypeOptions } from 'i18next';
import { type Locale, localeCodes } from './locales';

type Resources = CustomTypeOptions['resources'];

/** Messages of one locale by namespace: JSON files in `locales/{locale}/`. */
export type Messages = Record<string, Record<string, unknown>>;

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
	eager: true,
	import: 'default',
});

/** Every locale's messages, bundled: an edge worker has no file system. */
export const messages = Object.fromEntries(
	localeCodes.map((locale) => [locale, messagesOf(locale)]),
) as Record<Locale, Messages>;

/** Namespaces that only the server needs: mails, decoded reports, metadata, legal notices. */
const SERVER_ONLY: readonly string[] = ['mail', 'report', 'seo', 'statutory'];

/** Namespaces sent in the loader data of the routes that need them, not in the messages file. */
const BY_SCREEN = [
	'account',
	'auth',
	'consent',
	'contact',
	'content',
	'cookies',
	'gift',
	'legal',
	'market',
	'recent',
	'recipient',
	'reports',
	'stock',
	'updates',
	'wishlist',
] as const satisfies readonly (keyof Resources)[];
type ScreenNamespace = (typeof BY_SCREEN)[number];

const bodies = Object.fromEntries(
	localeCodes.map((locale) => [locale, JSON.stringify(forBrowser(messages[locale]))]),
) as Record<Locale, string>;

/** Body of the messages file. Throws for an unknown locale. */
export function messagesBody(locale: Locale): string {
	return bodies[locale];
}

/** URL of a locale's messages, with a hash of their content. */
export function messagesPath(locale: Locale): string {
	return `/locales/${locale}.json?v=${hashes[locale]}`;
}

/** Messages for a route's loader data: the namespaces that only this route needs. The layout adds them to i18next. */
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

/** 32-bit FNV-1a in hex: for versions, not for security. Synchronous, so that it runs once, when the module loads. */
function fnv1a(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	return (hash >>> 0).toString(16).padStart(8, '0');
}
