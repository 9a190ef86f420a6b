import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { setDiscountCodes } from '~/features/cart/cart.server';
import { withPrefix } from '~/i18n/locale-path';
import { safePath } from '~/lib/safe-path';
import { available } from '~/shopify/available.server';
import { isRefused } from '~/shopify/errors';

/** `/discount/{code}` puts the code on the current cart and leads home, or to `?redirect=` on this site. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const wanted = safePath(new URL(request.url).searchParams.get('redirect') ?? '');
	try {
		await available(setDiscountCodes(context, [params.code ?? '']));
	} catch (error) {
		// A code that the platform refuses is no reason to keep the visitor from the shop.
		if (!isRefused(error)) throw error;
	}
	return redirect(wanted ?? withPrefix(context.prefix, '/'), 303);
}

/** Never rendered: the loader leads on or throws. A default export puts the layout around its errors. */
export default function Discount() {
	return null;
}
