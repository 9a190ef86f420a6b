import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { addLinkedCode } from '~/features/cart/discount-codes.server';
import { withPrefix } from '~/i18n/locale-path';
import { refusePrefetch } from '~/lib/automated-request.server';
import { safePath } from '~/lib/safe-path';

/**
 * `/discount/{code}` adds the code to the cart and redirects to the home page, or to `?redirect=` on this site, where a
 * message states the result. Crawlers are only redirected, and so is a visitor who has tried too many codes.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const wanted = safePath(new URL(request.url).searchParams.get('redirect') ?? '');
	refusePrefetch(request);
	if (!context.isAutomated && (await context.limits.allow('discount'))) {
		await addLinkedCode(context, params.code ?? '');
	}
	return redirect(wanted ?? withPrefix(context.prefix, '/'), 303);
}

/** Never rendered: the loader redirects or throws. With a default export, errors are shown inside the layout. */
export default function Discount() {
	return null;
}
