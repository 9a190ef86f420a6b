import { createExpiringCache } from '~/lib/expiring-cache';
import { site } from '~/site';
import { API_VERSION, type Connection } from './connection.server';
import { requestError } from './errors';

const TIMEOUT_MS = 5_000;

export interface CustomerAccountSettings {
	storeOrigin: string;
	/** The platform refuses requests without the storefront's origin. */
	SITE_URL: string;
}

/** Looked up once an hour by each isolate. */
const urls = createExpiringCache<string>({ maxEntries: 1, lifeMs: 60 * 60_000 });

/**
 * The Customer Account API for one customer; pass it to the Shopify client as `api`.
 * Throws `ShopifyError` where the shop does not publish the API's URL.
 */
export async function customerAccountConnection(
	{ storeOrigin, SITE_URL }: CustomerAccountSettings,
	accessToken: string,
): Promise<Connection> {
	const url = urls.get(storeOrigin) ?? (await discover(storeOrigin));
	return {
		name: 'customer-account',
		url,
		cacheable: false,
		headers: () => ({
			'content-type': 'application/json',
			Authorization: accessToken,
			Origin: SITE_URL,
			'User-Agent': `${site.product}-storefront`,
		}),
	};
}

async function discover(storeOrigin: string): Promise<string> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const config = await fetch(`${storeOrigin}/.well-known/customer-account-api`, { signal })
		.then((response) => response.json() as Promise<{ graphql_api?: unknown }>)
		.catch(() => undefined);
	if (typeof config?.graphql_api !== 'string') {
		throw requestError(1, 'The shop does not publish the URL of its Customer Account API');
	}
	// The shop publishes its newest version; ours is pinned.
	const url = config.graphql_api.replace(/\/api\/[^/]+\//, `/api/${API_VERSION}/`);
	urls.set(storeOrigin, url);
	return url;
}
