import type { AppContext } from '~/server/context.server';
import {
	countWrite,
	ownMetafield,
	readCustomerMetafield,
	writeCustomerMetafield,
} from '~/shopify/customer-metafields.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { operation } from '~/shopify/operation.server';
import { type CustomerRequest, parseRequests } from './customer-request-list';
import { storeStockRequest } from './stock-requests.server';

/** The same limit as for a wishlist. */
export const MAX_REQUESTS = 100;

/** A customer's requests. */
export interface CustomerRequests {
	customerId: string;
	key: CustomerKey;
	requests: CustomerRequest[];
}

/** The requests, or `undefined` where the platform no longer knows the token. Throws `ShopifyError`. */
export async function readCustomerRequests(
	context: AppContext,
	key: CustomerKey,
): Promise<CustomerRequests | undefined> {
	return operation(context, 'Cannot get customer data', async () => {
		const saved = await readCustomerMetafield(context, key, 'notifications');
		return saved && { customerId: saved.customerId, key, requests: parseRequests(saved.value) };
	});
}

/** Adds a request for a variant, unless there is one; `'full'` where there are 100 already. */
export async function addCustomerRequest(
	context: AppContext,
	saved: CustomerRequests,
	variantId: string,
	now = new Date(),
): Promise<'done' | 'full'> {
	const existing = saved.requests.find((request) => request.variantId === variantId);
	if (!existing && saved.requests.length >= MAX_REQUESTS) return 'full';
	countWrite(saved.customerId);
	const since = existing?.since ?? now.toISOString();
	const { customerId: customer } = saved;
	const language = context.locale;
	// Stored first: a request in the list alone would never get a mail.
	await storeStockRequest(context, { variantId, customer, email: '', language, since });
	if (!existing) await write(context, saved, [{ variantId, since }, ...saved.requests]);
	return 'done';
}

/** Removes a request; a missing one counts as removed. */
export async function removeCustomerRequest(
	context: AppContext,
	saved: CustomerRequests,
	variantId: string,
): Promise<void> {
	const rest = saved.requests.filter((request) => request.variantId !== variantId);
	if (rest.length === saved.requests.length) return;
	countWrite(saved.customerId);
	await write(context, saved, rest);
}

async function write(context: AppContext, saved: CustomerRequests, backInStock: CustomerRequest[]) {
	await operation(context, 'Cannot update notifications', async () => {
		const metafield = ownMetafield('notifications', { backInStock });
		const [refusal] = await writeCustomerMetafield(context, saved, metafield);
		if (refusal) throw new Error(refusal);
	});
}
