import { type Locale, localeCodes } from './locales';

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
const SERVER_ONLY: readonly string[] = ['report', 'seo'];

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

const hashes = Object.fromEntries(
	localeCodes.map((locale) => [locale, fnv1a(bodies[locale])]),
) as Record<Locale, string>;

function forBrowser(all: Messages): Messages {
	return Object.fromEntries(Object.entries(all).filter(([name]) => !SERVER_ONLY.includes(name)));
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
