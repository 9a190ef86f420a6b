import type { Shopify } from '~/shopify/client.server';
import { isUnavailable } from '~/shopify/errors';

/** The least query that shows whether the platform takes this storefront's token. */
const READY_QUERY = `#graphql
	query Ready {
		shop {
			name
		}
	}
` as const;

/** Whether the platform responds now; one attempt, at most five seconds. */
export async function isPlatformReady(shopify: Shopify): Promise<boolean> {
	try {
		await shopify.query(READY_QUERY, { cacheable: false, maxRetries: 1 });
		return true;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return false;
	}
}
