import type { Shopify } from './client.server';
import { isUnavailable } from './errors';
import { READY_QUERY } from './ready.queries';

/** Whether the platform answers now; one attempt, at most five seconds. */
export async function isPlatformReady(shopify: Shopify): Promise<boolean> {
	try {
		await shopify.query(READY_QUERY, { cacheable: false, maxRetries: 1 });
		return true;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return false;
	}
}
