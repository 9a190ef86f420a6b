import type { AppContext } from '~/server/context.server';
import { CART_ATTRIBUTES_UPDATE } from './cart.queries';
import { changeCart, readCart } from './cart.server';
import { type Gift, giftOf, withGift } from './cart-gift';
import type { CartOutcome } from './cart-outcome.server';

/** Keeps a gift's message and date with the cart, for the order; an empty one removes them. */
export async function setGift(context: AppContext, gift: Gift): Promise<CartOutcome> {
	const attributes = withGift((await readCart(context))?.attributes ?? [], gift);
	return changeCart(context, 'Cannot update cart attributes', async (cartId, ifApplied) => {
		const { cartAttributesUpdate } = await context.shopify.mutate(CART_ATTRIBUTES_UPDATE, {
			variables: { cartId, attributes },
			idempotent: true,
			confirm: ifApplied(
				'cartAttributesUpdate',
				(cart) => JSON.stringify(giftOf(cart.attributes)) === JSON.stringify(giftOf(attributes)),
			),
		});
		return cartAttributesUpdate;
	});
}
