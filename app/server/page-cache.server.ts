import { parseLocalePath } from '~/i18n/locale-path';
import type { Locale } from '~/i18n/locales';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { createExpiringCache, type ExpiringCache } from '~/lib/expiring-cache';
import { cacheAddress } from './cached-pages.server';
import { marketOf } from './context.server';

/** A kept page leaves as it is for this long; after that it leaves stale and is renewed behind. */
const FRESH_MS = 60_000;
/** A page that could not be renewed keeps being served for a day. */
const STALE_SECONDS = 86_400;

const KEPT_AT = 'X-Kept-At';

/** A fresh page in this isolate's memory: it leaves without a way to the cache. */
interface RecentPage {
	body: ArrayBuffer;
	headers: Headers;
}

/** What an address, as it was asked for, says of its page: the key is `before`, market, `after`. */
interface PageAddress {
	locale: Locale;
	before: string;
	after: string;
}

export interface RecentPages {
	pages: ExpiringCache<RecentPage>;
	/** By whole address: those that led to a kept page, so that nothing of them is looked at again. */
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
	/** A fresh page in memory, where `respond` has answered this very address before; what led there holds again. */
	recall(request: Request): Response | undefined;
	/** Answers from the cache, else from `render`; keeps what `render` answered where that is a public page. */
	respond(request: Request, render: () => Promise<Response>): Promise<Response>;
}

export interface PageCacheOptions {
	open(): Promise<Cache>;
	recent: RecentPages;
	waitUntil(promise: Promise<unknown>): void;
	now?: () => number;
}

/** Keys under renewal in this isolate: one renewal at a time is enough. */
const renewing = new Set<string>();

export function createPageCache({
	open,
	recent,
	waitUntil,
	now = Date.now,
}: PageCacheOptions): PageCache {
	const keep = async (key: string, response: Response): Promise<Response> => {
		const page = await withEtag(response);
		if (!isKeepable(page)) return page;
		const body = await page.arrayBuffer();
		const copy = new Response(body, page);
		copy.headers.delete('X-Request-Id');
		copy.headers.set('X-Page-Cache', 'hit');
		recent.pages.set(key, { body, headers: new Headers(copy.headers) });
		copy.headers.set(KEPT_AT, String(now()));
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
			const kept = await (await open()).match(key);
			if (!kept) return conditional(request, await keep(key, await render()));
			const age = now() - Number(kept.headers.get(KEPT_AT));
			if (age > FRESH_MS && !renewing.has(key)) {
				renewing.add(key);
				waitUntil(
					render()
						.then((response) => keep(key, response))
						.finally(() => renewing.delete(key)),
				);
			}
			const page = new Response(kept.body, kept);
			page.headers.delete(KEPT_AT);
			// What caches add of their own is not the page's.
			page.headers.delete('CF-Cache-Status');
			page.headers.delete('Age');
			page.headers.set('Cache-Control', PUBLIC_PAGE);
			if (age > FRESH_MS) page.headers.set('X-Page-Cache', 'stale');
			return conditional(request, page);
		},
	};
}

/** Origin, path, listed parameters and build; `undefined` where the page is not kept. */
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

function isKeepable(page: Response): boolean {
	return (
		page.status === 200 &&
		page.headers.get('Cache-Control') === PUBLIC_PAGE &&
		!page.headers.has('Set-Cookie')
	);
}

/** Public pages get an ETag over their bytes. */
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

/** 304 where the visitor already holds these bytes. */
function conditional(request: Request, page: Response): Response {
	const held = request.headers.get('If-None-Match');
	const etag = held && page.headers.get('ETag');
	if (!etag || page.status !== 200) return page;
	const tags = held.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	if (!tags.includes('*') && !tags.includes(etag.replace(/^W\//, ''))) return page;
	return new Response(null, { status: 304, headers: page.headers });
}
