import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { createDetachedCart } from '~/features/cart/cart.server';
import { parseLinkedLines } from '~/features/cart/cart-rules';
import { checkoutAddress } from '~/features/cart/cart-view.server';
import { pageNotFound } from '~/lib/not-found.server';
import { available } from '~/shopify/available.server';
import { isRefused } from '~/shopify/errors';
import { variantGid } from '~/shopify/ids';

/** `/cart/{variant}:{quantity},…` leads to the checkout of a new cart; the visitor's own cart is kept. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const lines = parseLinkedLines(params.lines ?? '')?.map(({ variantId, quantity }) => ({
		merchandiseId: variantGid(variantId) ?? '',
		quantity,
	}));
	if (!lines) throw pageNotFound(request);
	try {
		const { cart } = await available(createDetachedCart(context, lines));
		return redirect(checkoutAddress(cart.checkoutUrl, context.env), 303);
	} catch (error) {
		if (isRefused(error)) throw pageNotFound(request);
		throw error;
	}
}

/** Never rendered: the loader leads on or throws. A default export puts the layout around its errors. */
export default function CartLink() {
	return null;
}
