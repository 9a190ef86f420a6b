import { parseLocalePath } from '~/i18n/locale-path';
import type { Locale } from '~/i18n/locales';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createExpiringCache, type ExpiringCache } from '~/lib/expiring-cache';
import { cacheAddress } from './cached-pages.server';
import { marketOf } from './context.server';

/** Older pages are served stale and revalidated in the background. */
const FRESH_MS = 60_000;
/** A page that cannot be revalidated is served stale for a day. */
const STALE_SECONDS = 86_400;

const CACHED_AT = 'X-Cached-At';

/** A fresh page in this isolate's memory, served without a cache lookup. */
interface RecentPage {
	body: ArrayBuffer;
	headers: Headers;
}

/** The parts of a URL's cache key: `before`, market, `after`. */
interface PageAddress {
	locale: Locale;
	before: string;
	after: string;
}

export interface RecentPages {
	pages: ExpiringCache<RecentPage>;
	/** By URL: parsed URLs of cached pages. */
	addresses: ExpiringCache<PageAddress>;
}

/** Pages are about 50 kB: 200 of them are 10 MB. */
export function createRecentPages(now?: () => number): RecentPages {
	return {
		pages: createExpiringCache({ maxEntries: 200, lifeMs: FRESH_MS, now }),
		addresses: createExpiringCache({ maxEntries: 1_000, lifeMs: Number.POSITIVE_INFINITY, now }),
	};
}

export interface PageCache {
	/** A fresh page in memory, for a URL that `respond` has served before. */
	recall(request: Request): Response | undefined;
	/** Responds from the cache, else from `render`, whose response is cached where it is a public page. */
	respond(request: Request, render: () => Promise<Response>): Promise<Response>;
}

export interface PageCacheOptions {
	open(): Promise<Cache>;
	recent: RecentPages;
	waitUntil(promise: Promise<unknown>): void;
	now?: () => number;
}

/** Keys being revalidated in this isolate: one revalidation at a time is enough. */
const renewing = new Set<string>();

export function createPageCache({
	open,
	recent,
	waitUntil,
	now = Date.now,
}: PageCacheOptions): PageCache {
	const store = async (key: string, response: Response): Promise<Response> => {
		const page = await withEtag(response);
		if (!isCacheable(page)) return page;
		const body = await page.arrayBuffer();
		const copy = new Response(body, page);
		copy.headers.delete('X-Request-Id');
		copy.headers.set('X-Page-Cache', 'hit');
		recent.pages.set(key, { body, headers: new Headers(copy.headers) });
		copy.headers.set(CACHED_AT, String(now()));
		copy.headers.set('Cache-Control', `public, max-age=${STALE_SECONDS}`);
		waitUntil(open().then((cache) => cache.put(key, copy)));
		return new Response(body, page);
	};
	const recall = (request: Request): Response | undefined => {
		const address = request.method === 'GET' ? recent.addresses.get(request.url) : undefined;
		const page = address && recent.pages.get(keyOf(address, request));
		return page && conditional(request, new Response(page.body, { headers: page.headers }));
	};
	return {
		recall,
		async respond(request, render) {
			const address = addressOf(request);
			if (!address) return conditional(request, await withEtag(await render()));
			recent.addresses.set(request.url, address);
			const fresh = recall(request);
			if (fresh) return fresh;
			const key = keyOf(address, request);
			const cached = await (await open()).match(key);
			if (!cached) return conditional(request, await store(key, await render()));
			const age = now() - Number(cached.headers.get(CACHED_AT));
			if (age > FRESH_MS && !renewing.has(key)) {
				renewing.add(key);
				waitUntil(
					render()
						.then((response) => store(key, response))
						.finally(() => renewing.delete(key)),
				);
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

/** Origin, path, listed parameters and build; `undefined` where the page is not cached. */
function addressOf(request: Request): PageAddress | undefined {
	if (request.method !== 'GET' || import.meta.env.DEV) return undefined;
	const url = new URL(request.url);
	const { locale, prefix, path } = parseLocalePath(url.pathname);
	const address = cacheAddress(path, url.searchParams);
	if (address === undefined) return undefined;
	return {
		locale,
		before: `${url.origin}${prefix}${address}${address.includes('?') ? '&' : '?'}_key=`,
		after: `.${__BUILD_ID__}${url.pathname.endsWith('.data') ? '.data' : ''}`,
	};
}

function keyOf({ locale, before, after }: PageAddress, request: Request): string {
	return `${before}${marketOf(request.headers.get('Cookie'), locale)}${after}`;
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
