import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { type BuyerIdentity, updateBuyerIdentity } from './cart.server';

/** A customer as the cart needs them. */
export interface CartBuyer {
	accessToken: string;
	email: string | null;
}

/** Makes the visitor's cart a customer's, so that the checkout knows them. Trouble is logged; the cart stays as it was. */
export async function attachBuyer(
	context: AppContext,
	{ accessToken, email }: CartBuyer,
): Promise<void> {
	await change(context, { customerAccessToken: accessToken, ...(email && { email }) });
}

/** Has the visitor's cart forget the customer. Its lines stay. */
export async function detachBuyer(context: AppContext): Promise<void> {
	await change(context, { customerAccessToken: null, email: null, phone: null });
}

async function change(context: AppContext, identity: BuyerIdentity): Promise<void> {
	if (!context.session.get('cartId')) return;
	const attached = Boolean(identity.customerAccessToken);
	try {
		await updateBuyerIdentity(
			context,
			identity,
			({ buyerIdentity }) => Boolean(buyerIdentity.customer) === attached,
		);
	} catch (error) {
		// It is in the log already; who signs in or out is not to be kept from it.
		if (!(isUnavailable(error) || isRefused(error))) throw error;
	}
}
