import type { AppContext } from '~/server/context.server';
import { CART_ATTRIBUTES_UPDATE } from './cart.queries';
import { changeCart, readCart } from './cart.server';
import { type Gift, giftOf, withGift } from './cart-gift';
import { type CartOutcome, settledWhen } from './cart-outcome.server';
import { fetchCart } from './fetch-cart.server';

/** Keeps a gift's message and date with the cart, for the order; an empty one removes them. */
export async function setGift(context: AppContext, gift: Gift): Promise<CartOutcome> {
	const attributes = withGift((await readCart(context))?.attributes ?? [], gift);
	return changeCart(context, 'Cannot update cart attributes', async (cartId) => {
		const { cartAttributesUpdate } = await context.shopify.mutate(CART_ATTRIBUTES_UPDATE, {
			variables: { cartId, attributes },
			idempotent: true,
			confirm: async () =>
				settledWhen(
					await fetchCart(context, cartId),
					(cart) => JSON.stringify(giftOf(cart.attributes)) === JSON.stringify(giftOf(attributes)),
					(payload) => ({ cartAttributesUpdate: payload }),
				),
		});
		return cartAttributesUpdate;
	});
}
