import { redirect } from '@shopify/remix-oxygen';
import { createExpiringCache } from '~/lib/expiring-cache';
import type { AppContext } from '~/server/context.server';
import { type MovedAddress, movedQuery, moveOf, oldPaths } from './moved-address';
import { MOVED_ADDRESS_QUERY } from './seo.queries';

/** The visitor waits no longer for what is most often nothing. */
const PATIENCE_MS = 1_000;

/** After trouble nobody is made to wait for so long. */
const PAUSE_MS = 10_000;

const KEEP = 'public, max-age=300';

/** Made-up addresses fill this memory alone, and only to its brim. */
const known = createExpiringCache<readonly MovedAddress[]>({ maxEntries: 1_000, lifeMs: 300_000 });

const trouble = createExpiringCache<true>({ maxEntries: 1, lifeMs: PAUSE_MS });

/**
 * Where an address that is no page leads by the platform's own redirects: an answer with 301 to be thrown
 * by the loader that found nothing, or `undefined`. Never fails: in doubt there is none.
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
		search: ownSearch(url),
		found: await findMoves(context, paths),
		ownOrigins: [SITE_URL, storeOrigin],
		platformHosts: PUBLIC_CHECKOUT_DOMAIN ? [PUBLIC_CHECKOUT_DOMAIN] : [],
	});
	return to ? redirect(to, { status: 301, headers: { 'Cache-Control': KEEP } }) : undefined;
}

async function findMoves(
	{ shopify, waitUntil }: AppContext,
	paths: readonly string[],
): Promise<readonly MovedAddress[]> {
	const query = movedQuery(paths);
	const kept = known.get(query);
	if (kept || trouble.get('')) return kept ?? [];
	const asked = shopify
		.query(MOVED_ADDRESS_QUERY, { variables: { query }, maxRetries: 1, cacheable: false })
		.then(({ urlRedirects }) => {
			known.set(query, urlRedirects.nodes);
			return urlRedirects.nodes;
		})
		.catch((): readonly MovedAddress[] => {
			trouble.set('', true);
			return [];
		});
	waitUntil(asked);
	return Promise.race([asked, nothingAfter(PATIENCE_MS)]);
}

function nothingAfter(ms: number): Promise<readonly MovedAddress[]> {
	return new Promise((resolve) => setTimeout(() => resolve([]), ms));
}

/** The visitor's query without what Remix adds to questions for data. */
function ownSearch({ searchParams }: URL): string {
	const own = new URLSearchParams(searchParams);
	own.delete('_routes');
	return own.size > 0 ? `?${own}` : '';
}
