import { parseLocalePath, withPrefix } from '~/i18n/locale-path';

/** Where the platform says an address leads now. */
export interface MovedAddress {
	path: string;
	target: string;
}

/** Longer addresses are nobody's old page. */
const MAX_LENGTH = 255;

/** What was never a page: endpoints, and the files that pages are made of. */
const NO_PAGE =
	/^\/(api|assets|locales|cdn|sitemap|feeds|builds|\.well-known)(\/|$)|\.(js|css|map|json|xml|txt|md|png|jpe?g|webp|avif|gif|svg|ico|woff2?)$/i;

/** The addresses under which a page may be known at the platform: as it was asked for, and without its prefix. */
export function oldPaths(pathname: string): string[] {
	const { prefix, path } = parseLocalePath(pathname);
	if (path.length > MAX_LENGTH || NO_PAGE.test(path)) return [];
	return prefix ? [`${prefix}${path}`, path] : [path];
}

/** The platform's search for exactly these paths; quotes are no part of one. */
export function movedQuery(paths: readonly string[]): string {
	return paths.map((path) => `path:"${path.replace(/["\\]/g, '')}"`).join(' OR ');
}

export interface MoveInput {
	/** The pathname as it was asked for. */
	pathname: string;
	/** Its query string, with the question mark, or nothing. */
	search: string;
	/** What the platform's search found. */
	found: readonly MovedAddress[];
	/** Origins whose addresses are this shop's own pages: the storefront and the platform's shop. */
	ownOrigins: readonly string[];
	/** Further hosts of the configured platform, e.g. its checkout. */
	platformHosts: readonly string[];
}

/**
 * Where an address leads now, as a path of this site in the visitor's own form, or as an address of the
 * configured platform; `undefined` where it leads nowhere, back to itself, or to somebody else's site.
 * A visitor's query stays unless the target has one.
 */
export function moveOf(input: MoveInput): string | undefined {
	const { pathname, search } = input;
	const { prefix } = parseLocalePath(pathname);
	const move = oldPaths(pathname)
		.map((path) => input.found.find((each) => isSamePath(each.path, path)))
		.find(Boolean);
	if (!move || !URL.canParse(move.target, input.ownOrigins[0])) return undefined;
	const target = new URL(move.target, input.ownOrigins[0]);
	const path = target.pathname.replace(/^\/{2,}/, '/');
	const query = target.search || search;
	if (!input.ownOrigins.includes(target.origin)) {
		const known = target.protocol === 'https:' && input.platformHosts.includes(target.host);
		return known ? target.href : undefined;
	}
	const led = parseLocalePath(path).prefix ? path : withPrefix(prefix, path);
	return isSamePath(led, pathname) ? undefined : `${led}${query}${target.hash}`;
}

/** The platform takes upper and lower case for one; either may be written in percent signs. */
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
