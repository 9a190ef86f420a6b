import { parseLocalePath } from '~/i18n/locale-path';
import { type Locale, locales } from '~/i18n/locales';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createExpiringCache, type ExpiringCache } from '~/lib/expiring-cache';
import { readParameters } from './cached-pages.server';
import { isKnownMarket, marketOf } from './context.server';

/** Older pages are served stale and revalidated in the background. */
const FRESH_MS = 60_000;
/** A page that cannot be revalidated is served stale for a day. */
const STALE_SECONDS = 86_400;

/** A page that could not be revalidated: no further attempt for a second, so that an outage costs no rendering. */
const RENEWAL_PAUSE_MS = 1_000;

/** Longer URLs are parsed again at each visit: made-up parameters must not fill the memory. */
const MAX_URL_LENGTH = 500;

const CACHED_AT = 'X-Cached-At';

/**
 * `pages`: each page without parameters, in its locale's default market: the copy for outages.
 * `page-variants`: its other markets and parameters, of which there are many more. A store of its own, so that they
 * displace each other only.
 */
export type CacheName = 'pages' | 'page-variants';

/** A fresh page in this isolate's memory, served without a cache lookup. */
interface RecentPage {
	body: ArrayBuffer;
	headers: Headers;
}

/** The parts of a URL's cache key: `before`, market, `after`. */
interface PageAddress {
	locale: Locale;
	hasParameters: boolean;
	before: string;
	after: string;
}

export interface RecentPages {
	pages: ExpiringCache<RecentPage>;
	/** By URL: parsed URLs of cached pages. */
	addresses: ExpiringCache<PageAddress>;
	/** By key: pages that could not be revalidated just now. */
	failures: ExpiringCache<true>;
}

/** Pages are about 50 kB: 200 of them are 10 MB. */
export function createRecentPages(now?: () => number): RecentPages {
	return {
		pages: createExpiringCache({ maxEntries: 200, lifeMs: FRESH_MS, now }),
		addresses: createExpiringCache({ maxEntries: 1_000, lifeMs: Number.POSITIVE_INFINITY, now }),
		failures: createExpiringCache({ maxEntries: 1_000, lifeMs: RENEWAL_PAUSE_MS, now }),
	};
}

export interface PageCache {
	/** A fresh page in memory, for a URL that `respond` has served before. */
	recall(request: Request): Response | undefined;
	/**
	 * Responds from the cache, else from `render`, whose response is cached where it is a public page. `render` gets the
	 * request without the query parameters that the page does not read, so that it cannot depend on them.
	 */
	respond(request: Request, render: (read: Request) => Promise<Response>): Promise<Response>;
}

export interface PageCacheOptions {
	/** The site's own address, for the keys: a made-up `Host` is not another page. */
	siteUrl: string | undefined;
	open(name: CacheName): Promise<Cache>;
	recent: RecentPages;
	waitUntil(promise: Promise<unknown>): void;
	now?: () => number;
}

/** Keys being revalidated in this isolate: one revalidation at a time is enough. */
const renewing = new Set<string>();

export function createPageCache({
	siteUrl,
	open,
	recent,
	waitUntil,
	now = Date.now,
}: PageCacheOptions): PageCache {
	const store = async (
		request: Request,
		address: PageAddress,
		key: string,
		response: Response,
	): Promise<Response> => {
		const page = await withEtag(response);
		const market = marketIn(address, request);
		// The list of markets may have arrived while the page was rendered.
		const isKnown = isKnownMarket(market, address.locale) && keyOf(address, market) === key;
		if (!isKnown || !isCacheable(page)) return page;
		const body = await page.arrayBuffer();
		const copy = new Response(body, page);
		copy.headers.delete('X-Request-Id');
		copy.headers.set('X-Page-Cache', 'hit');
		recent.pages.set(key, { body, headers: new Headers(copy.headers) });
		copy.headers.set(CACHED_AT, String(now()));
		copy.headers.set('Cache-Control', `public, max-age=${STALE_SECONDS}`);
		waitUntil(open(cacheNameOf(address, market)).then((cache) => cache.put(key, copy)));
		return new Response(body, page);
	};
	const recall = (request: Request): Response | undefined => {
		const address = request.method === 'GET' ? recent.addresses.get(request.url) : undefined;
		const page = address && recent.pages.get(keyOf(address, marketIn(address, request)));
		return page && conditional(request, new Response(page.body, { headers: page.headers }));
	};
	const renew = async (key: string, work: () => Promise<Response>): Promise<void> => {
		renewing.add(key);
		try {
			const { status } = await work();
			if (status >= 500) recent.failures.set(key, true);
		} finally {
			renewing.delete(key);
		}
	};
	return {
		recall,
		async respond(request, render) {
			const { read, address } = readRequest(request, siteUrl);
			if (!address) return conditional(request, await withEtag(await render(read)));
			if (request.url.length <= MAX_URL_LENGTH) recent.addresses.set(request.url, address);
			const market = marketIn(address, request);
			const key = keyOf(address, market);
			const fresh = recent.pages.get(key);
			if (fresh) return conditional(request, new Response(fresh.body, { headers: fresh.headers }));
			const rendered = async () => store(request, address, key, await render(read));
			const cached = await (await open(cacheNameOf(address, market))).match(key);
			if (!cached) return conditional(request, await rendered());
			const age = now() - Number(cached.headers.get(CACHED_AT));
			if (age > FRESH_MS && !renewing.has(key) && !recent.failures.get(key)) {
				waitUntil(renew(key, rendered));
			}
			const page = new Response(cached.body, cached);
			page.headers.delete(CACHED_AT);
			// Added by the cache, not by the page.
			page.headers.delete('CF-Cache-Status');
			page.headers.delete('Age');
			page.headers.set('Cache-Control', PUBLIC_PAGE);
			if (age > FRESH_MS) page.headers.set('X-Page-Cache', 'stale');
			return conditional(request, page);
		},
	};
}

/** A GET request without the parameters that its page does not read, and its address where it may be cached. */
function readRequest(
	request: Request,
	siteUrl = '',
): { read: Request; address?: PageAddress | undefined } {
	if (request.method !== 'GET') return { read: request };
	const url = new URL(request.url);
	const { locale, prefix, path } = parseLocalePath(url.pathname);
	const query = readParameters(path, url.searchParams);
	if (!query) return { read: request };
	const { search } = query;
	const given = url.searchParams.size;
	url.search = search;
	const read = url.searchParams.size < given ? new Request(url, request) : request;
	if (!query.isCacheable || import.meta.env.DEV) return { read };
	const { origin } = URL.canParse(siteUrl) ? new URL(siteUrl) : url;
	return {
		read,
		address: {
			locale,
			hasParameters: search !== '',
			before: `${origin}${prefix}${path}${search}${search ? '&' : '?'}_key=`,
			after: `.${__BUILD_ID__}${url.pathname.endsWith('.data') ? '.data' : ''}`,
		},
	};
}

function marketIn({ locale }: PageAddress, request: Request): string {
	return marketOf(request.headers.get('Cookie'), locale);
}

function keyOf({ before, after }: PageAddress, market: string): string {
	return `${before}${market}${after}`;
}

function cacheNameOf({ locale, hasParameters }: PageAddress, market: string): CacheName {
	return hasParameters || market !== locales[locale].country ? 'page-variants' : 'pages';
}

function isCacheable(page: Response): boolean {
	return (
		page.status === 200 &&
		page.headers.get('Cache-Control') === PUBLIC_PAGE &&
		!page.headers.has('Set-Cookie')
	);
}

/** Public pages get an ETag of their content. */
async function withEtag(response: Response): Promise<Response> {
	if (response.status !== 200 || response.headers.get('Cache-Control') !== PUBLIC_PAGE) {
		return response;
	}
	const body = await response.arrayBuffer();
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', body));
	const tag = [...digest.slice(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
