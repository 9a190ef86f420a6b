import { readCart } from '~/features/cart/cart.server';
import { withMovedCart } from '~/features/cart/cart-buyer.server';
import type { CartResponse } from '~/features/cart/cart-view';
import { toCartView } from '~/features/cart/cart-view.server';
import { takeLinkNotices } from '~/features/cart/discount-codes.server';
import { wishlistCopy } from '~/features/wishlist/wishlist.server';
import { jsonResponse } from '~/lib/private-response.server';
import type { AppContext } from '~/server/context.server';
import { currentCustomer } from './accounts.server';
import { toSummary } from './customer.server';

/** Cart and customer, with the cookie that updates the browser's copy of the wishlist. Throws `ShopifyError`. */
export async function sessionResponse(context: AppContext, request: Request): Promise<Response> {
	const {
		result: [cart, customer],
		notices,
	} = await withMovedCart(context, () =>
		Promise.all([readCart(context), currentCustomer(context)]),
	);
	const response: CartResponse = {
		cart: cart ? toCartView(cart, context) : null,
		...(customer !== undefined && { customer: customer && toSummary(customer) }),
		notices: [...notices, ...takeLinkNotices(context)],
	};
	const list = customer === null ? null : customer?.wishlist;
	return jsonResponse(200, response, list === undefined ? undefined : wishlistCopy(request, list));
}
