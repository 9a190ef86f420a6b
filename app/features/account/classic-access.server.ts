import type { AppContext } from '~/server/context.server';
import { OperationError, ShopifyError } from '~/shopify/errors';
import { operation, signedOut } from '~/shopify/operation.server';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import { ACCOUNT_PROFILE_QUERY } from './account.queries';

/** A customer's way to the platform by the token of a password account. */
export interface ClassicAccess {
	context: AppContext;
	/** Secret. */
	token: string;
}

/** What every change of the customer answers. */
export interface ChangePayload {
	customerUserErrors: AccountProblemFragment[];
}

/** Nothing was refused: what a lost answer would have said, once the state shows its effect. */
export const DONE = { customerUserErrors: [] };

/** Reads something of the customer; a token that the platform no longer knows has none. */
export async function readCustomer<Customer>(
	{ context }: ClassicAccess,
	ask: () => Promise<{ customer?: Customer | null }>,
): Promise<Customer> {
	const { customer } = await operation(context, 'Cannot get customer data', ask);
	if (!customer) throw signedOut(context);
	return customer;
}

/** Carries out a change. Answers what the platform refused: nothing, where it is done. */
export async function changeCustomer(
	access: ClassicAccess,
	failure: string,
	change: () => Promise<ChangePayload | null | undefined>,
): Promise<AccountProblemFragment[]> {
	try {
		const payload = await operation(access.context, failure, change);
		if (payload) return payload.customerUserErrors;
	} catch (error) {
		if (!isDenied(error)) throw error;
		// It says so of a token that it no longer knows, and of a right that the shop lacks.
		await readCustomer(access, () =>
			access.context.shopify.query(ACCOUNT_PROFILE_QUERY, {
				variables: { token: access.token },
				cacheable: false,
			}),
		);
		throw error;
	}
	throw new OperationError(failure, { cause: new Error('The platform answered nothing') });
}

function isDenied(error: unknown): boolean {
	const cause = error instanceof OperationError ? error.cause : undefined;
	return cause instanceof ShopifyError && cause.code === 'ACCESS_DENIED';
}
