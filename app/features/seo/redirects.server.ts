import { redirect } from '@remix-run/server-runtime';
import { createExpiringCache } from '~/lib/expiring-cache';
import type { AppContext } from '~/server/context.server';
import { type MovedAddress, movedQuery, moveOf, oldPaths } from './moved-address';
import { MOVED_ADDRESS_QUERY } from './seo.queries';

/** Time-out of the lookup: most unknown paths have no redirect. */
const TIMEOUT_MS = 1_000;

/** Pause after a failure. */
const PAUSE_MS = 10_000;

const CACHED = 'public, max-age=300';

/** A separate, bounded cache: invented paths must not fill another one. */
const known = createExpiringCache<readonly MovedAddress[]>({ maxEntries: 1_000, lifeMs: 300_000 });

let pausedUntil = 0;

/**
 * Looks up a platform redirect for a path without a page: a 301 response, to be thrown by the loader, or
 * `undefined`. Never fails.
 */
export async function findRedirect(
	request: Request,
	context: AppContext,
): Promise<Response | undefined> {
	const url = new URL(request.url);
	const pathname = url.pathname.replace(/\.data$/, '');
	const paths = oldPaths(pathname);
	if (request.method !== 'GET' || paths.length === 0) return undefined;
	const { SITE_URL, storeOrigin, PUBLIC_CHECKOUT_DOMAIN } = context.env;
	const to = moveOf({
		pathname,
		search: ownSearch(context.search),
		found: await findMoves(context, paths),
		ownOrigins: [SITE_URL, storeOrigin],
		platformHosts: PUBLIC_CHECKOUT_DOMAIN ? [PUBLIC_CHECKOUT_DOMAIN] : [],
	});
	return to ? redirect(to, { status: 301, headers: { 'Cache-Control': CACHED } }) : undefined;
}

async function findMoves(
	{ shopify, waitUntil }: AppContext,
	paths: readonly string[],
): Promise<readonly MovedAddress[]> {
	const query = movedQuery(paths);
	const cached = known.get(query);
	if (cached || Date.now() < pausedUntil) return cached ?? [];
	const lookup = shopify
		.query(MOVED_ADDRESS_QUERY, { variables: { query }, maxRetries: 1, cacheable: false })
		.then(({ urlRedirects }) => {
			known.set(query, urlRedirects.nodes);
			return urlRedirects.nodes;
		})
		.catch((): readonly MovedAddress[] => {
			pausedUntil = Date.now() + PAUSE_MS;
			return [];
		});
	waitUntil(lookup);
	return Promise.race([lookup, nothingAfter(TIMEOUT_MS)]);
}

function nothingAfter(ms: number): Promise<readonly MovedAddress[]> {
	return new Promise((resolve) => setTimeout(() => resolve([]), ms));
}

/** The query string without the parameters of Remix's data requests. */
function ownSearch(search: string): string {
	const own = new URLSearchParams(search);
	own.delete('_routes');
	return own.size > 0 ? `?${own}` : '';
}
