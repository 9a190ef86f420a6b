import { CAMPAIGN_PARAMETER } from './lib/campaign-parameters';
import { mapPath } from './site';

/**
 * The public pages that the page cache keeps, with the query parameters that change them.
 * A pathname here carries no locale prefix.
 */
const CACHED_PAGES: { path: RegExp; parameters: readonly string[] }[] = [
	{ path: /^\/$/, parameters: [] },
	{ path: new RegExp(`^${mapPath}$`), parameters: ['variant'] },
	{ path: /^\/products\/[\w-]+$/, parameters: ['variant'] },
];

/**
 * The part of a cache key that a page's address gives, or `undefined` where the page is not kept:
 * `/products/aerolume?utm_source=x&variant=1` → `/products/aerolume?variant=1`.
 */
export function cacheAddress(path: string, search: URLSearchParams): string | undefined {
	const page = CACHED_PAGES.find((candidate) => candidate.path.test(path));
	if (!page) return undefined;
	const kept = new URLSearchParams();
	for (const [name, value] of search) {
		if (CAMPAIGN_PARAMETER.test(name)) continue;
		if (!page.parameters.includes(name) || kept.has(name)) return undefined;
		kept.set(name, value);
	}
	kept.sort();
	return kept.size > 0 ? `${path}?${kept}` : path;
}
