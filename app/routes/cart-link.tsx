import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { createDetachedCart } from '~/features/cart/cart.server';
import { parseLinkedLines } from '~/features/cart/cart-rules';
import { withCheckoutDomain } from '~/features/cart/cart-view.server';
import { withPrefix } from '~/i18n/locale-path';
import { refusePrefetch } from '~/lib/automated-request.server';
import { pageNotFound } from '~/lib/not-found.server';
import { available } from '~/shopify/available.server';
import { isRefused } from '~/shopify/errors';
import { variantGid } from '~/shopify/ids';

/**
 * `/cart/{variant}:{quantity},…` redirects to the checkout of a new cart; the visitor's own cart stays unchanged.
 * Crawlers get no cart and are redirected to the home page.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const lines = parseLinkedLines(params.lines ?? '')?.map(({ variantId, quantity }) => ({
		merchandiseId: variantGid(variantId) ?? '',
		quantity,
	}));
	if (!lines) throw pageNotFound(request);
	refusePrefetch(request);
	if (context.isAutomated) return redirect(withPrefix(context.prefix, '/'), 303);
	try {
		const { cart } = await available(createDetachedCart(context, { lines }));
		return redirect(withCheckoutDomain(cart.checkoutUrl, context.env), 303);
	} catch (error) {
		if (isRefused(error)) throw pageNotFound(request);
		throw error;
	}
}

/** Never rendered: the loader redirects or throws. With a default export, errors are shown inside the layout. */
export default function CartLink() {
	return null;
}
