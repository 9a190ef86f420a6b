import { readCart, withRenewedToken } from '~/features/cart/cart.server';
import { withMovedCart } from '~/features/cart/cart-buyer.server';
import type { CartResponse } from '~/features/cart/cart-view';
import { toCartView } from '~/features/cart/cart-view.server';
import { takeLinkNotices } from '~/features/cart/discount-codes.server';
import { wishlistCopy } from '~/features/wishlist/wishlist.server';
import { translator } from '~/i18n/i18next.server';
import { jsonResponse } from '~/lib/private-response.server';
import type { AppContext } from '~/server/context.server';
import { jsonIfAvailable } from '~/shopify/available.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { currentCustomer } from './accounts.server';
import { toSummary } from './customer.server';

/**
 * Cart and customer, with the cookie that updates the browser's copy of the wishlist. 503 where the platform is
 * unavailable.
 */
export function sessionResponse(context: AppContext, request: Request): Promise<Response> {
	return jsonIfAvailable(() => cartAndCustomer(context, request), {
		error: translator(context.locale)('errors:unavailableShort'),
		isFailure: (error) => isUnavailable(error) || isRefused(error),
	});
}

async function cartAndCustomer(context: AppContext, request: Request): Promise<Response> {
	const {
		result: [read, customer],
		notices,
	} = await withMovedCart(context, () =>
		Promise.all([readCart(context), currentCustomer(context)]),
	);
	// The token may have been renewed while the cart was read.
	const cart = read && (await withRenewedToken(context, read));
	const response: CartResponse = {
		cart: cart ? toCartView(cart, context) : null,
		...(customer !== undefined && { customer: customer && toSummary(customer) }),
		notices: [...notices, ...takeLinkNotices(context)],
	};
	const list = customer === null ? null : customer?.wishlist;
	return jsonResponse(200, response, list === undefined ? undefined : wishlistCopy(request, list));
}
