import { redirect, redirectDocument } from '@remix-run/server-runtime';
import { moveCart } from '~/features/cart/cart-buyer.server';
import { mergeWishlist } from '~/features/wishlist/wishlist.server';
import { withPrefix } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { storeTokens } from '~/shopify/customer-token.server';
import { loadCustomer } from './accounts.server';
import { failureOf } from './auth-failure.server';
import type { Customer } from './customer.server';
import { attemptOf, endOfAttempt, finishSignIn } from './customer-api-sign-in.server';
import { storeSignIn } from './sign-in.server';
import { pathAfterSignIn } from './sign-in-path.server';

/** Signs in with the token of a login, a registration or a reset. See `completeSignIn`. */
export function signIn(
	context: AppContext,
	request: Request,
	accessToken: string,
): Promise<Response> {
	return completeSignIn(context, request, {
		accessToken,
		start: () => storeSignIn(context, accessToken),
		path: pathAfterSignIn(context, request),
	});
}

/**
 * Signs in with the response of the Customer Account API. A failure redirects to the callback page with `?failed=` and its
 * status, which removes the response's parameters from the URL.
 */
export async function completeCustomerApiSignIn(
	context: AppContext,
	request: Request,
): Promise<Response> {
	const attempt = await attemptOf(context, request);
	try {
		const tokens = await finishSignIn(context, request, attempt);
		const response = await completeSignIn(context, request, {
			accessToken: tokens.access_token,
			start() {
				context.session.regenerate();
				storeTokens(context, tokens);
			},
			path: attempt?.returnTo ?? withPrefix(context.prefix, '/account'),
		});
		response.headers.append('Set-Cookie', await endOfAttempt(context));
		return response;
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		const status = failure.status === 503 ? '503' : '400';
		return redirect(withPrefix(context.prefix, `/auth/callback?failed=${status}`), {
			headers: { 'Set-Cookie': await endOfAttempt(context) },
		});
	}
}

/**
 * The last step of every sign-in: loads the customer, starts the session with `start`, and redirects to `path`.
 * Throws `ShopifyError` if the customer cannot be loaded; then nobody is signed in.
 */
async function completeSignIn(
	context: AppContext,
	request: Request,
	{ accessToken, start, path }: { accessToken: string; start: () => void; path: string },
): Promise<Response> {
	const customer = await loadCustomer(context, accessToken);
	start();
	const headers = await afterSignIn(context, request, { ...customer, accessToken });
	// A full page load, so that the header shows the customer.
	return redirectDocument(path, { status: 303, headers });
}

/**
 * Moves the guest's cart and wishlist to the customer. A failure is logged and does not undo the sign-in.
 * Returns headers for the response, such as cookies.
 */
async function afterSignIn(
	context: AppContext,
	request: Request,
	customer: Customer & { accessToken: string },
): Promise<Headers> {
	const headers = new Headers();
	const [wishlist] = await Promise.all([
		mergeWishlist(context, { kind: context.env.CUSTOMER_ACCOUNTS, ...customer }, request),
		moveCart(context, customer),
	]);
	if (wishlist) headers.append('Set-Cookie', wishlist);
	return headers;
}
