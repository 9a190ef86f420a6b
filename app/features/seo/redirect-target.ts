import { parseLocalePath, withPrefix } from '~/i18n/locale-path';

/** A redirect of the platform. */
export interface Redirect {
	path: string;
	target: string;
}

/** Longer paths are never looked up. */
const MAX_LENGTH = 255;

/** Paths that were never pages: endpoints and assets. */
const NO_PAGE =
	/^\/(api|assets|locales|cdn|sitemap|feeds|builds|\.well-known)(\/|$)|\.(js|css|map|json|xml|txt|md|png|jpe?g|webp|avif|gif|svg|ico|woff2?)$/i;

/** Pages of Shopify's themes that have another address here. */
const THEME_PAGES: readonly [RegExp, string][] = [
	[/^\/collections\/[^/]+(\/products\/[^/]+)$/i, '$1'],
	[/^\/collections\/all$/i, '/collections'],
	[/^\/account(\/(?:login|register))$/i, '/auth$1'],
	[/^\/policies\/refund-policy$/i, '/legal/revocation'],
	[/^\/policies\/privacy-policy$/i, '/legal/privacy'],
	[/^\/policies\/shipping-policy$/i, '/legal/shipping'],
	[/^\/policies\/terms-of-service$/i, '/legal/terms'],
];

/** Paths under which the platform may have a redirect: the requested one, and without the locale prefix. */
export function formerPaths(pathname: string): string[] {
	const { prefix, path } = parseLocalePath(pathname);
	if (path.length > MAX_LENGTH || NO_PAGE.test(path)) return [];
	return prefix ? [`${prefix}${path}`, path] : [path];
}

/** The platform's search query for exactly these paths, without quotes in them. */
export function redirectQuery(paths: readonly string[]): string {
	return paths.map((path) => `path:"${path.replace(/["\\]/g, '')}"`).join(' OR ');
}

export interface RedirectInput {
	/** Requested pathname. */
	pathname: string;
	/** Query string with its question mark, or `''`. */
	search: string;
	/** Search results of the platform. */
	found: readonly Redirect[];
	/** Origins of this shop's pages: storefront and platform. */
	ownOrigins: readonly string[];
	/** Other hosts of the platform, e.g. its checkout. */
	platformHosts: readonly string[];
}

/**
 * Target of the platform's redirect, else the page that takes the place of a theme's: a path of this site with the
 * visitor's locale prefix, or a URL of the platform; `undefined` where there is none, or where it leads to the same
 * page or another site. The visitor's query is kept unless the target has one.
 */
export function redirectOf(input: RedirectInput): string | undefined {
	const { pathname, search } = input;
	const { prefix, path: unprefixed } = parseLocalePath(pathname);
	const redirect = formerPaths(pathname)
		.map((path) => input.found.find((each) => isSamePath(each.path, path)))
		.find(Boolean);
	const to = redirect?.target ?? themePage(unprefixed);
	if (to === undefined || !URL.canParse(to, input.ownOrigins[0])) return undefined;
	const target = new URL(to, input.ownOrigins[0]);
	const path = target.pathname.replace(/^\/{2,}/, '/');
	const query = target.search || search;
	if (!input.ownOrigins.includes(target.origin)) {
		const known = target.protocol === 'https:' && input.platformHosts.includes(target.host);
		return known ? target.href : undefined;
	}
	const localized = parseLocalePath(path).prefix ? path : withPrefix(prefix, path);
	return isSamePath(localized, pathname) ? undefined : `${localized}${query}${target.hash}`;
}

function themePage(path: string): string | undefined {
	const page = THEME_PAGES.find(([pattern]) => pattern.test(path));
	return page && path.replace(...page);
}

/** The platform ignores case; either path may be percent-encoded. */
function isSamePath(one: string, other: string): boolean {
	return plain(one) === plain(other);
}

function plain(path: string): string {
	try {
		return decodeURI(path).toLowerCase();
	} catch {
		return path.toLowerCase();
	}
}
