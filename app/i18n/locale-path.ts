import { defaultLocale, isLocale, type Locale, localeCodes } from './locales';

/** An address split into the form in which the visitor came and the page it names. */
export interface LocalePath {
	locale: Locale;
	/** `''`, `'/de'` or `'/en'`: links on the page keep it. */
	prefix: string;
	/** The page without its prefix, always with a leading slash. */
	path: string;
}

/**
 * Splits a pathname: `/en/cart` → en, `/en`, `/cart`; `/cart` → the default locale, no prefix.
 * The address of a page's data is the page's: `/en.data` → en, `/en`, `/`; `/_root.data` → `/`.
 */
export function parseLocalePath(pathname: string): LocalePath {
	const page = pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
	const [, first = '', ...rest] = page.split('/');
	return isLocale(first)
		? { locale: first, prefix: `/${first}`, path: `/${rest.join('/')}` }
		: { locale: defaultLocale, prefix: '', path: page };
}

/** Puts a prefix before a site path: (`/en`, `/`) → `/en`; (`''`, `/cart`) → `/cart`. */
export function withPrefix(prefix: string, path: string): string {
	if (!prefix) return path;
	return path.startsWith('/?') || path.startsWith('/#') || path === '/'
		? `${prefix}${path.slice(1)}`
		: `${prefix}${path}`;
}

/** The one address of a page in a locale: the default locale has no prefix. */
export function canonicalPath(locale: Locale, path: string): string {
	return withPrefix(locale === defaultLocale ? '' : `/${locale}`, path);
}

/** `hreflang` alternates of a page, `x-default` included, as site paths. */
export function alternatePaths(path: string): { hrefLang: string; path: string }[] {
	return [
		...localeCodes.map((locale) => ({ hrefLang: locale, path: canonicalPath(locale, path) })),
		{ hrefLang: 'x-default', path: canonicalPath(defaultLocale, path) },
	];
}
