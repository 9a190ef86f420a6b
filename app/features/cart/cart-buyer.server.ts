import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { type BuyerIdentity, updateBuyerIdentity } from './cart.server';

/** The customer's data that the cart needs. */
export interface CartBuyer {
	accessToken: string;
	email: string | null;
}

/** Attaches the customer to the visitor's cart, for the checkout. A failure is logged and leaves the cart unchanged. */
export async function attachBuyer(
	context: AppContext,
	{ accessToken, email }: CartBuyer,
): Promise<void> {
	await change(context, { customerAccessToken: accessToken, ...(email && { email }) });
}

/** Removes the customer from the visitor's cart, and keeps its lines. */
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
		// Already logged. It must not prevent a login or logout.
		if (!(isUnavailable(error) || isRefused(error))) throw error;
	}
}
