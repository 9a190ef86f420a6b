import { redirect } from '@remix-run/server-runtime';
import { createExpiringCache } from '~/lib/expiring-cache';
import { sleep } from '~/lib/sleep';
import type { AppContext } from '~/server/context.server';
import { formerPaths, type Redirect, redirectOf, redirectQuery } from './redirect-target';
import { URL_REDIRECTS_QUERY } from './seo.queries';

/** Time-out of the lookup: most unknown paths have no redirect. */
const TIMEOUT_MS = 1_000;

/** Pause after a failure. */
const PAUSE_MS = 10_000;

const CACHED = 'public, max-age=300';

/** A separate, bounded cache: invented paths must not fill another one. */
const known = createExpiringCache<readonly Redirect[]>({ maxEntries: 1_000, lifeMs: 300_000 });

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
	const paths = formerPaths(pathname);
	if (request.method !== 'GET' || paths.length === 0) return undefined;
	const { SITE_URL, storeOrigin, PUBLIC_CHECKOUT_DOMAIN } = context.env;
	const to = redirectOf({
		pathname,
		search: ownSearch(context.search),
		found: await loadRedirects(context, paths),
		ownOrigins: [SITE_URL, storeOrigin],
		platformHosts: PUBLIC_CHECKOUT_DOMAIN ? [PUBLIC_CHECKOUT_DOMAIN] : [],
	});
	return to ? redirect(to, { status: 301, headers: { 'Cache-Control': CACHED } }) : undefined;
}

async function loadRedirects(
	{ shopify, waitUntil }: AppContext,
	paths: readonly string[],
): Promise<readonly Redirect[]> {
	const query = redirectQuery(paths);
	const cached = known.get(query);
	if (cached || Date.now() < pausedUntil) return cached ?? [];
	const lookup = shopify
		.query(URL_REDIRECTS_QUERY, { variables: { query }, maxRetries: 1, cacheable: false })
		.then(({ urlRedirects }) => {
			known.set(query, urlRedirects.nodes);
			return urlRedirects.nodes;
		})
		.catch((): readonly Redirect[] => {
			pausedUntil = Date.now() + PAUSE_MS;
			return [];
		});
	waitUntil(lookup);
	return Promise.race([lookup, sleep(TIMEOUT_MS).then(() => [])]);
}

/** The query string without the parameters of Remix's data requests. */
function ownSearch(search: string): string {
	const parameters = new URLSearchParams(search);
	parameters.delete('_routes');
	return parameters.size > 0 ? `?${parameters}` : '';
}
