import { CAMPAIGN_PARAMETER } from '~/lib/campaign-parameters';
import { mapPath } from '~/site';

/** Integers only: other values are answered, but would fill the cache. */
const VARIANT = new Map([['variant', /^\d{1,20}$/]]);

/** Sort orders of a collection; filters and cursors are unlimited in number. */
const SORT = new Map([['sort', /^(best-selling|title|price-asc|price-desc|newest)$/]]);

/** Public pages in the page cache, with the query parameters that change them. Paths without locale prefix. */
const CACHED_PAGES: { path: RegExp; parameters: ReadonlyMap<string, RegExp> }[] = [
	{ path: /^\/$/, parameters: new Map() },
	{ path: new RegExp(`^${mapPath}$`), parameters: VARIANT },
	{ path: /^\/products\/[\w-]+$/, parameters: VARIANT },
	{ path: /^\/(sitemap(\/[a-z]+(-\d{1,5})?)?\.xml|robots\.txt|llms\.txt)$/, parameters: new Map() },
	{ path: /^\/((products|collections)\/)?[\w-]+\.md$/, parameters: new Map() },
	{ path: /^\/collections$/, parameters: new Map() },
	{ path: /^\/collections\/[\w-]+$/, parameters: SORT },
	{ path: /^\/(docs|legal)(\/[\w-]+){0,2}(\/_payload\.json|\.md)?$/, parameters: new Map() },
	{ path: /^\/((faq|connect)|(faq|connect|contact)\/_payload\.json)$/, parameters: new Map() },
	{ path: /^\/weather\/[a-z]+$/, parameters: new Map([['page', /^\d$/]]) },
];

/**
 * Path and query for the cache key, or `undefined` where the page is not cached:
 * `/products/aerolume?utm_source=x&variant=1` → `/products/aerolume?variant=1`.
 */
export function cacheAddress(path: string, search: URLSearchParams): string | undefined {
	const page = CACHED_PAGES.find((candidate) => candidate.path.test(path));
	if (!page) return undefined;
	const listed = new URLSearchParams();
	for (const [name, value] of search) {
		if (CAMPAIGN_PARAMETER.test(name)) continue;
		if (!page.parameters.get(name)?.test(value) || listed.has(name)) return undefined;
		listed.set(name, value);
	}
	listed.sort();
	return listed.size > 0 ? `${path}?${listed}` : path;
}
