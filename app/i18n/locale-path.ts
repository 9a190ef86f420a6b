import { defaultLocale, isLocale, type Locale, localeCodes } from './locales';

/** A pathname split into locale prefix and path. */
export interface LocalePath {
	locale: Locale;
	/** `''`, `'/de'` or `'/en'`; links on the page keep it. */
	prefix: string;
	/** Path without its prefix, always with a leading slash. */
	path: string;
}

/**
 * Splits a pathname: `/en/cart` → en, `/en`, `/cart`; `/cart` → the default locale, no prefix.
 * Data requests count as their page: `/en.data` → en, `/en`, `/`; `/_root.data` → `/`.
 */
export function parseLocalePath(pathname: string): LocalePath {
	const page = pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
	const [, first = '', ...rest] = page.split('/');
	return isLocale(first)
		? { locale: first, prefix: `/${first}`, path: `/${rest.join('/')}` }
		: { locale: defaultLocale, prefix: '', path: page };
}

/** Adds a prefix to a path: (`/en`, `/`) → `/en`; (`''`, `/cart`) → `/cart`. */
export function withPrefix(prefix: string, path: string): string {
	if (!prefix) return path;
	return path.startsWith('/?') || path.startsWith('/#') || path === '/'
		? `${prefix}${path.slice(1)}`
		: `${prefix}${path}`;
}

/** Canonical path of a page: the default locale has no prefix. */
export function canonicalPath(locale: Locale, path: string): string {
	return withPrefix(locale === defaultLocale ? '' : `/${locale}`, path);
}

/** `hreflang` alternates of a page as paths, including `x-default`. */
export function alternatePaths(path: string): { hrefLang: string; path: string }[] {
	return [
		...localeCodes.map((locale) => ({ hrefLang: locale, path: canonicalPath(locale, path) })),
		{ hrefLang: 'x-default', path: canonicalPath(defaultLocale, path) },
	];
}
