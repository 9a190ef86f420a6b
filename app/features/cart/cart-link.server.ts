import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { isRefused } from '~/shopify/errors';
import { variantGid } from '~/shopify/ids';
import { createDetachedCart } from './cart.server';
import type { LinkedLine } from './cart-rules';
import { withCheckoutDomain } from './cart-view.server';

/** The checkout of a new cart with the lines of a link; `undefined` where the platform refuses them. */
export async function linkedCheckout(
	context: AppContext,
	linked: readonly LinkedLine[],
): Promise<string | undefined> {
	const lines = linked.map(({ variantId, quantity }) => ({
		merchandiseId: variantGid(variantId) ?? '',
		quantity,
	}));
	try {
		const { cart } = await available(createDetachedCart(context, { lines }));
		return withCheckoutDomain(cart.checkoutUrl, context.env);
	} catch (error) {
		if (isRefused(error)) return undefined;
		throw error;
	}
}
