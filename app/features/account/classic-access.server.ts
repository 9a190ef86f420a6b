import type { AppContext } from '~/server/context.server';
import { isUnavailable, operationError } from '~/shopify/errors';
import { operation, signedOut } from '~/shopify/operation.server';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import { ACCOUNT_PROFILE_QUERY } from './account.queries';

/** Access to the Storefront API with the token of a classic account. */
export interface ClassicAccess {
	context: AppContext;
	/** The customer's access token: a secret. */
	token: string;
}

/** Result of every customer mutation. */
export interface ChangePayload {
	customerUserErrors: AccountProblemFragment[];
}

/** Result of a mutation whose response was lost, after its effect was confirmed. */
export const DONE = { customerUserErrors: [] };

/** Loads the customer's data. Throws a `ShopifyError` `signedOut` if the platform no longer knows the token. */
export async function readCustomer<Customer>(
	{ context }: ClassicAccess,
	query: () => Promise<{ customer?: Customer | null }>,
): Promise<Customer> {
	const { customer } = await operation(context, 'Cannot get customer data', query);
	if (!customer) throw signedOut(context);
	return customer;
}

/** Runs a mutation. Returns the platform's errors; empty on success. */
export async function changeCustomer(
	access: ClassicAccess,
	failure: string,
	mutate: () => Promise<ChangePayload | null | undefined>,
): Promise<AccountProblemFragment[]> {
	try {
		const payload = await operation(access.context, failure, mutate);
		if (payload) return payload.customerUserErrors;
	} catch (error) {
		if (!(isUnavailable(error) && error.code === 'ACCESS_DENIED')) throw error;
		// Either the token has ended, or the shop lacks a permission: only a read shows which.
		await readCustomer(access, () =>
			access.context.shopify.query(ACCOUNT_PROFILE_QUERY, {
				variables: { token: access.token },
				cacheable: false,
			}),
		);
		throw error;
	}
	throw operationError(failure, new Error('Empty response from the platform'));
}
