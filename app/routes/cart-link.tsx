import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { linkedCheckout } from '~/features/cart/cart-link.server';
import { parseLinkedLines } from '~/features/cart/cart-rules';
import { withPrefix } from '~/i18n/locale-path';
import { refusePrefetch } from '~/lib/automated-request.server';
import { pageNotFound } from '~/lib/not-found.server';

/**
 * `/cart/{variant}:{quantity},…` redirects to the checkout of a new cart; the visitor's own cart stays unchanged.
 * Crawlers get no cart and are redirected to the home page.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const lines = parseLinkedLines(params.lines ?? '');
	if (!lines) throw pageNotFound(request);
	refusePrefetch(request);
	if (context.isAutomated) return redirect(withPrefix(context.prefix, '/'), 303);
	const checkout = await linkedCheckout(context, lines);
	if (!checkout) throw pageNotFound(request);
	return redirect(checkout, 303);
}

/** Never rendered: the loader redirects or throws. With a default export, errors are shown inside the layout. */
export default function CartLink() {
	return null;
}
