import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { currentCustomer } from '~/features/auth/accounts.server';
import { toSummary } from '~/features/auth/customer.server';
import { readCart } from '~/features/cart/cart.server';
import { withMovedCart } from '~/features/cart/cart-buyer.server';
import type { CartResponse } from '~/features/cart/cart-view';
import { toCartView } from '~/features/cart/cart-view.server';
import { wishlistCopy } from '~/features/wishlist/wishlist.server';
import { translator } from '~/i18n/i18next.server';
import { jsonResponse } from '~/lib/private-response.server';
import { jsonIfAvailable } from '~/shopify/available.server';
import { isRefused, isUnavailable } from '~/shopify/errors';

/** Cart and customer for the header; the one private request of a public page. 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const respond = async () => {
		const {
			result: [cart, customer],
			notices,
		} = await withMovedCart(context, () =>
			Promise.all([readCart(context), currentCustomer(context)]),
		);
		const response: CartResponse = {
			cart: cart ? toCartView(cart, context.env) : null,
			...(customer !== undefined && { customer: customer && toSummary(customer) }),
			notices,
		};
		const list = customer === null ? null : customer?.wishlist;
		const copy = list === undefined ? undefined : wishlistCopy(request, list);
		return jsonResponse(200, response, copy);
	};
	return jsonIfAvailable(respond, {
		error: translator(context.locale)('errors:unavailableShort'),
		isFailure: (error) => isUnavailable(error) || isRefused(error),
	});
}
