import { parseLocalePath } from '~/i18n/locale-path';
import { type Locale, locales } from '~/i18n/locales';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createExpiringCache, type ExpiringCache } from '~/lib/expiring-cache';
import { sleep as realSleep } from '~/lib/sleep';
import { toHex } from '~/lib/to-hex';
import type { CatalogueChanges, Sources } from '~/shopify/catalogue-changes.server';
import { readParameters } from './cached-pages.server';
import { isKnownMarket, marketOf } from './context.server';

/** Older pages are served stale and revalidated in the background. */
const FRESH_MS = 60_000;
/** While the platform responds, no page is served that was made from older responses. */
const MAX_AGE_MS = 300_000;
/** A page that cannot be revalidated is served stale for a day. */
const STALE_SECONDS = 86_400;

/** Longest wait for a new version of an outdated page; then the outdated one is served. */
const MAX_WAIT_MS = 3_000;

/** A page that could not be revalidated: no further attempt for a second, so that an outage costs no rendering. */
const REVALIDATION_PAUSE_MS = 1_000;

/** Longer URLs are parsed again at each visit: invented parameters must not fill the memory. */
const MAX_URL_LENGTH = 500;

const CACHED_AT = 'X-Cached-At';
const READ_AT = 'X-Read-At';
const SUBJECTS = 'X-Subjects';

/**
 * `pages`: each page without parameters, in its locale's default market: the copy for outages.
 * `page-variants`: its other markets and parameters, of which there are many more. A separate cache, so that they
 * replace only each other.
 */
export type CacheName = 'pages' | 'page-variants';

/** A fresh page in this isolate's memory, served without a cache lookup. */
interface RecentPage extends Sources {
	body: ArrayBuffer;
	headers: Headers;
}

/** The parts of a URL's cache key: `before`, market, `after`. */
interface CacheKeyParts {
	locale: Locale;
	hasParameters: boolean;
	before: string;
	after: string;
}

export interface RecentPages {
	pages: ExpiringCache<RecentPage>;
	/** By URL of a cached page. */
	keyParts: ExpiringCache<CacheKeyParts>;
	/** By key: pages that could not be revalidated just now. */
	failures: ExpiringCache<true>;
}

/** Pages are about 50 kB: 200 of them are 10 MB. */
export function createRecentPages(now?: () => number): RecentPages {
	return {
		pages: createExpiringCache({ maxEntries: 200, lifeMs: FRESH_MS, now }),
		keyParts: createExpiringCache({ maxEntries: 1_000, lifeMs: Number.POSITIVE_INFINITY, now }),
		failures: createExpiringCache({ maxEntries: 1_000, lifeMs: REVALIDATION_PAUSE_MS, now }),
	};
}

export interface PageCache {
	/** A fresh page in memory, for a URL that `respond` has served before. */
	match(request: Request): Response | undefined;
	/**
	 * Responds from the cache, else from `render`, whose response is cached where it is a public page. `render` gets the
	 * request without the query parameters that the page does not read, so that it cannot depend on them.
	 */
	respond(request: Request, render: Render): Promise<Response>;
}

/** @param setSources takes the page's sources; without them it counts as made now */
type Render = (read: Request, setSources: (sources: Sources) => void) => Promise<Response>;

export interface PageCacheOptions {
	/** The site's own URL, for the keys: an invented `Host` is not another page. */
	siteUrl: string | undefined;
	open(name: CacheName): Promise<Cache>;
	recent: RecentPages;
	changes: Pick<CatalogueChanges, 'isOutdated'>;
	waitUntil(promise: Promise<unknown>): void;
	now?: () => number;
	/** For tests. */
	sleep?: (ms: number) => Promise<void>;
}

/** Longer than an edge lets work go on after its response. */
const REVALIDATION_TIMEOUT_MS = 60_000;

/** Keys being revalidated in this isolate, and since when: one revalidation at a time is enough. */
const revalidating = new Map<string, number>();

/** The page cache of one request; times are Unix milliseconds. */
export function createPageCache({
	siteUrl,
	open,
	recent,
	changes,
	waitUntil,
	now = Date.now,
	sleep = realSleep,
}: PageCacheOptions): PageCache {
	const isCurrent = (sources: Sources) =>
		now() - sources.readAt <= MAX_AGE_MS && !changes.isOutdated(sources);
	const store = async (
		request: Request,
		keyParts: CacheKeyParts,
		key: string,
		{ response, sources }: { response: Response; sources: Sources },
	): Promise<Response> => {
		const page = await withEtag(response);
		const market = marketIn(keyParts, request);
		// The list of markets may have arrived while the page was rendered.
		const isKnown = isKnownMarket(market, keyParts.locale) && keyOf(keyParts, market) === key;
		if (isGone(page)) {
			waitUntil(open(cacheNameOf(keyParts, market)).then((cache) => cache.delete(key)));
		}
		if (!isKnown || !isCacheable(page)) return page;
		const body = await page.arrayBuffer();
		const copy = new Response(body, page);
		copy.headers.delete('X-Request-Id');
		copy.headers.set('X-Page-Cache', 'hit');
		copy.headers.set('Server-Timing', 'cache;desc=hit');
		recent.pages.set(key, { body, headers: new Headers(copy.headers), ...sources });
		copy.headers.set(CACHED_AT, String(now()));
		copy.headers.set(READ_AT, String(sources.readAt));
		copy.headers.set(SUBJECTS, sources.subjects.join(' '));
		copy.headers.set('Cache-Control', `public, max-age=${STALE_SECONDS}`);
		waitUntil(open(cacheNameOf(keyParts, market)).then((cache) => cache.put(key, copy)));
		return new Response(body, page);
	};
	const match = (request: Request): Response | undefined => {
		const keyParts = request.method === 'GET' ? recent.keyParts.get(request.url) : undefined;
		const page = keyParts && recent.pages.get(keyOf(keyParts, marketIn(keyParts, request)));
		if (!page || !isCurrent(page)) return undefined;
		return conditional(request, new Response(page.body, { headers: page.headers }));
	};
	const revalidate = async (key: string, work: () => Promise<Response>): Promise<Response> => {
		revalidating.set(key, now());
		try {
			const page = await work();
			if (page.status >= 500) recent.failures.set(key, true);
			return page;
		} catch (error) {
			recent.failures.set(key, true);
			throw error;
		} finally {
			revalidating.delete(key);
		}
	};
	const isRevalidating = (key: string) =>
		now() - (revalidating.get(key) ?? Number.NEGATIVE_INFINITY) < REVALIDATION_TIMEOUT_MS;
	/** A page in place of an outdated one; `undefined` where the platform fails. */
	const replace = async (
		key: string,
		work: () => Promise<Response>,
	): Promise<Response | undefined> => {
		if (recent.failures.get(key)) return undefined;
		const revalidated = revalidate(key, work);
		const failed = revalidated.catch(() => new Response(null, { status: 500 }));
		const page = await Promise.race([failed, sleep(MAX_WAIT_MS)]);
		if (page) return page.status >= 500 ? undefined : page;
		recent.failures.set(key, true);
		waitUntil(revalidated);
		return undefined;
	};
	return {
		match,
		async respond(request, render) {
			const { read, keyParts } = readRequest(request, siteUrl);
			if (!keyParts)
				return conditional(request, await withEtag(await render(read, () => undefined)));
			if (request.url.length <= MAX_URL_LENGTH) recent.keyParts.set(request.url, keyParts);
			const market = marketIn(keyParts, request);
			const key = keyOf(keyParts, market);
			const fresh = recent.pages.get(key);
			if (fresh && isCurrent(fresh)) {
				return conditional(request, new Response(fresh.body, { headers: fresh.headers }));
			}
			const renderAndStore = async () => {
				let sources: Sources = { readAt: now(), subjects: [] };
				const response = await render(read, (known) => {
					sources = known;
				});
				return store(request, keyParts, key, { response, sources });
			};
			const cached = await (await open(cacheNameOf(keyParts, market))).match(key);
			if (!cached) return conditional(request, await renderAndStore());
			if (!isCurrent(sourcesOf(cached))) {
				const page = await replace(key, renderAndStore);
				return conditional(request, page ?? toResponse(cached, true));
			}
			const isStale = now() - Number(cached.headers.get(CACHED_AT)) > FRESH_MS;
			if (isStale && !isRevalidating(key) && !recent.failures.get(key)) {
				waitUntil(revalidate(key, renderAndStore));
			}
			return conditional(request, toResponse(cached, isStale));
		},
	};
}

function sourcesOf({ headers }: Response): Sources {
	return {
		readAt: Number(headers.get(READ_AT)),
		subjects: headers.get(SUBJECTS)?.split(' ').filter(Boolean) ?? [],
	};
}

/** A copy of the cache as it is sent. */
function toResponse(cached: Response, isStale: boolean): Response {
	const page = new Response(cached.body, cached);
	for (const name of [CACHED_AT, READ_AT, SUBJECTS]) page.headers.delete(name);
	// Added by the cache, not by the page.
	page.headers.delete('CF-Cache-Status');
	page.headers.delete('Age');
	page.headers.set('Cache-Control', PUBLIC_PAGE);
	if (isStale) {
		page.headers.set('X-Page-Cache', 'stale');
		page.headers.set('Server-Timing', 'cache;desc=stale');
	}
	return page;
}

/** A GET request without the parameters that its page does not read, and the parts of its cache key where it may be
 * cached. */
function readRequest(
	request: Request,
	siteUrl = '',
): { read: Request; keyParts?: CacheKeyParts | undefined } {
	if (request.method !== 'GET') return { read: request };
	const url = new URL(request.url);
	const { locale, prefix, path } = parseLocalePath(url.pathname);
	const query = readParameters(path, url.searchParams);
	if (!query) return { read: request };
	const { search } = query;
	const parameterCount = url.searchParams.size;
	url.search = search;
	const read = url.searchParams.size < parameterCount ? new Request(url, request) : request;
	if (!query.isCacheable || import.meta.env.DEV) return { read };
	const { origin } = URL.canParse(siteUrl) ? new URL(siteUrl) : url;
	return {
		read,
		keyParts: {
			locale,
			hasParameters: search !== '',
			before: `${origin}${prefix}${path}${search}${search ? '&' : '?'}_key=`,
			after: `.${__BUILD_ID__}${url.pathname.endsWith('.data') ? '.data' : ''}`,
		},
	};
}

function marketIn({ locale }: CacheKeyParts, request: Request): string {
	return marketOf(request.headers.get('Cookie'), locale);
}

function keyOf({ before, after }: CacheKeyParts, market: string): string {
	return `${before}${market}${after}`;
}

function cacheNameOf({ locale, hasParameters }: CacheKeyParts, market: string): CacheName {
	return hasParameters || market !== locales[locale].country ? 'page-variants' : 'pages';
}

function isCacheable(page: Response): boolean {
	return (
		page.status === 200 &&
		page.headers.get('Cache-Control') === PUBLIC_PAGE &&
		!page.headers.has('Set-Cookie')
	);
}

/** Its former copy must not be served during an outage. */
function isGone({ status }: Response): boolean {
	return status === 404 || status === 410;
}

/** Public pages get an ETag of their content, without the nonce, which is new in each rendering. */
async function withEtag(response: Response): Promise<Response> {
	if (response.status !== 200 || response.headers.get('Cache-Control') !== PUBLIC_PAGE) {
		return response;
	}
	const body = await response.text();
	const content = new TextEncoder().encode(body.replaceAll(/ nonce="[^"]+"/g, ''));
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', content));
	const tag = toHex(digest.slice(0, 10));
	const page = new Response(body, response);
	page.headers.set('ETag', `W/"${tag}"`);
	return page;
}

/** 304 where `If-None-Match` has the page's ETag. */
function conditional(request: Request, page: Response): Response {
	const ifNoneMatch = request.headers.get('If-None-Match');
	const etag = ifNoneMatch && page.headers.get('ETag');
	if (!etag || page.status !== 200) return page;
	const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	if (!tags.includes('*') && !tags.includes(etag.replace(/^W\//, ''))) return page;
	return new Response(null, { status: 304, headers: page.headers });
}
