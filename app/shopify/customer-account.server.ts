import { createExpiringCache } from '~/lib/expiring-cache';
import { site } from '~/site';
import { API_VERSION, type Connection } from './connection.server';
import { ShopifyError } from './errors';

const TIMEOUT_MS = 5_000;

export interface CustomerAccountSettings {
	storeOrigin: string;
	/** The platform answers only storefronts that name themselves. */
	SITE_URL: string;
}

/** An isolate asks once an hour. */
const addresses = createExpiringCache<string>({ maxEntries: 1, lifeMs: 60 * 60_000 });

/**
 * The Customer Account API as one customer may use it; hand it to the proxy as `api`.
 * Throws `ShopifyError` where the shop does not tell the API's address.
 */
export async function customerAccountConnection(
	{ storeOrigin, SITE_URL }: CustomerAccountSettings,
	accessToken: string,
): Promise<Connection> {
	const url = addresses.get(storeOrigin) ?? (await discover(storeOrigin));
	addresses.set(storeOrigin, url);
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
	const answer = await fetch(`${storeOrigin}/.well-known/customer-account-api`, { signal })
		.then((response) => response.json() as Promise<{ graphql_api?: unknown }>)
		.catch(() => undefined);
	if (typeof answer?.graphql_api !== 'string') {
		throw new ShopifyError(1, 'The shop does not tell the address of its Customer Account API');
	}
	// The shop names its newest version; ours is pinned.
	return answer.graphql_api.replace(/\/api\/[^/]+\//, `/api/${API_VERSION}/`);
}
