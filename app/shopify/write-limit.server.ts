import { createExpiringCache } from '~/lib/expiring-cache';

/** Changes that one customer can make at once: 300 of the 2,000 points that all customers share. */
const BURST = 30;
/** Then one more for each of these intervals: 5 of the 100 points that are restored each second. */
const INTERVAL_MS = 2_000;
/** Customers who changed something within the last minute. */
const MAX_CUSTOMERS = 10_000;

/**
 * Limits each customer's changes through the Admin API, in the memory of this isolate.
 * The function counts a change, and returns whether it is allowed.
 */
export function createWriteLimit(now = Date.now): (customerId: string) => boolean {
	/** When a customer can make all changes again, in Unix milliseconds. */
	const refilledAt = createExpiringCache<number>({
		maxEntries: MAX_CUSTOMERS,
		lifeMs: BURST * INTERVAL_MS,
		now,
	});
	return (customerId) => {
		const next = Math.max(now(), refilledAt.get(customerId) ?? 0) + INTERVAL_MS;
		if (next > now() + BURST * INTERVAL_MS) return false;
		refilledAt.set(customerId, next);
		return true;
	};
}
