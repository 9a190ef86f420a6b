import { COLLECTION_SORTS } from '~/features/catalog/listing/listing-request';
import { weatherPage } from '~/features/weather/cached-page';
import { mainProductPath } from '~/site';

/** A query parameter that a page reads. */
interface Parameter {
	name: RegExp;
	/** Values that are cached. With any other value the page is rendered again: such values are unlimited in number. */
	cached?: RegExp | readonly string[];
}

interface CachedPage {
	path: RegExp;
	parameters: readonly Parameter[];
}

/** A variant's integer; the page itself excludes one that the product does not have. */
const VARIANT: Parameter = { name: /^variant$/, cached: /^\d{1,20}$/ };

/** Pages with the first order, which is the default, have no `sort`. */
const LISTING: readonly Parameter[] = [
	{ name: /^sort$/, cached: COLLECTION_SORTS.slice(1) },
	{ name: /^(after|before|filter\..+)$/ },
];

/** The parameter of Remix's own data requests. */
const FRAMEWORK: Parameter = { name: /^_routes$/ };

/**
 * Public pages in the page cache, with every query parameter that they read: any other is removed before the page is
 * rendered. Paths without locale prefix.
 */
const CACHED_PAGES: readonly CachedPage[] = [
	{ path: /^\/$/, parameters: [] },
	{ path: new RegExp(`^${mainProductPath}$`), parameters: [VARIANT] },
	{ path: /^\/products\/[\w-]+$/, parameters: [VARIANT] },
	{ path: /^\/(sitemap(\/[a-z]+(-\d{1,5})?)?\.xml|robots\.txt|llms\.txt)$/, parameters: [] },
	{ path: /^\/((products|collections)\/)?[\w-]+\.md$/, parameters: [] },
	{ path: /^\/collections$/, parameters: [] },
	{ path: /^\/collections\/[\w-]+$/, parameters: LISTING },
	{ path: /^\/docs$/, parameters: [{ name: /^q$/ }] },
	{
		path: /^\/(?!legal\/revocation\/declare$)(docs|legal)(\/[\w-]+){0,2}(\/_payload\.json|\.md)?$/,
		parameters: [],
	},
	{ path: /^\/((faq|connect)|(faq|connect|contact)\/_payload\.json)$/, parameters: [] },
	weatherPage,
];

/** What a cached page reads of a query string. */
export interface ReadParameters {
	/** With its `?`, unless empty. */
	search: string;
	/** Whether the page with these parameters may be cached. */
	isCacheable: boolean;
}

/**
 * The parameters that a page reads: `/products/aerolume`, `?gclid=x&variant=1` → `?variant=1`.
 * `undefined` for a page that is not in the page cache.
 */
export function readParameters(
	path: string,
	parameters: URLSearchParams,
): ReadParameters | undefined {
	const page = CACHED_PAGES.find((candidate) => candidate.path.test(path));
	if (!page) return undefined;
	const read = new URLSearchParams();
	let isCacheable = true;
	for (const [name, value] of parameters) {
		const parameter = [...page.parameters, FRAMEWORK].find((known) => known.name.test(name));
		if (!parameter) continue;
		if (!isCached(parameter, value) || read.has(name)) isCacheable = false;
		read.append(name, value);
	}
	return { search: read.size > 0 ? `?${read}` : '', isCacheable };
}

function isCached({ cached }: Parameter, value: string): boolean {
	return cached instanceof RegExp ? cached.test(value) : cached?.includes(value) === true;
}
