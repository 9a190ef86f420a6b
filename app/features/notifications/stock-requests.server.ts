import * as v from 'valibot';
import type { AppContext } from '~/server/context.server';
import {
	countWrite,
	ownMetafield,
	readCustomerMetafield,
	writeCustomerMetafield,
} from '~/shopify/customer-metafields.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { operation } from '~/shopify/operation.server';

/** A customer's request for a message when a variant is back in stock. */
export interface StockRequest {
	/** Integer of the variant's id. */
	variantId: string;
	/** Time of the request, ISO 8601. */
	since: string;
}

/** The same limit as for a wishlist. */
export const MAX_REQUESTS = 100;

/** The value of the metafield `custom.notifications`. */
const notifications = v.object({
	backInStock: v.array(v.object({ variantId: v.string(), since: v.string() })),
});

/** A customer's requests. */
export interface SavedRequests {
	customerId: string;
	key: CustomerKey;
	requests: StockRequest[];
}

/** The requests, or `undefined` where the platform no longer knows the token. Throws `ShopifyError`. */
export async function readStockRequests(
	context: AppContext,
	key: CustomerKey,
): Promise<SavedRequests | undefined> {
	return operation(context, 'Cannot get customer data', async () => {
		const saved = await readCustomerMetafield(context, key, 'notifications');
		return saved && { customerId: saved.customerId, key, requests: parse(saved.value) };
	});
}

/** Adds a request for a variant, unless there is one; `'full'` where there are 100 already. */
export async function addStockRequest(
	context: AppContext,
	saved: SavedRequests,
	variantId: string,
	now = new Date(),
): Promise<'done' | 'full'> {
	if (saved.requests.some((request) => request.variantId === variantId)) return 'done';
	if (saved.requests.length >= MAX_REQUESTS) return 'full';
	await write(context, saved, [{ variantId, since: now.toISOString() }, ...saved.requests]);
	return 'done';
}

/** Removes a request; a missing one counts as removed. */
export async function removeStockRequest(
	context: AppContext,
	saved: SavedRequests,
	variantId: string,
): Promise<void> {
	const rest = saved.requests.filter((request) => request.variantId !== variantId);
	if (rest.length < saved.requests.length) await write(context, saved, rest);
}

async function write(context: AppContext, saved: SavedRequests, backInStock: StockRequest[]) {
	await operation(context, 'Cannot update notifications', async () => {
		countWrite(saved.customerId);
		const metafield = ownMetafield('notifications', { backInStock });
		const [refusal] = await writeCustomerMetafield(context, saved, metafield);
		if (refusal) throw new Error(refusal);
	});
}

/** An invalid value counts as empty. */
function parse(value: string | undefined): StockRequest[] {
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notifications), value);
	return parsed.success ? parsed.output.backInStock : [];
}
