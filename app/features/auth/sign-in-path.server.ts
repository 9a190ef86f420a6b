import { withPrefix } from '~/i18n/locale-path';
import { safePath } from '~/lib/safe-path';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { accountsOf } from './accounts.server';
import { hasToLogInAgain, loginNotice } from './login-notice';

/** The path after a sign-in: `?returnTo=` where it is a path of this site, else the account. */
export function pathAfterSignIn({ prefix }: AppContext, request: Request): string {
	const wanted = new URL(request.url).searchParams.get('returnTo') ?? '';
	return safePath(wanted) ?? withPrefix(prefix, '/account');
}

/** Throws the redirect to the sign-in of the Customer Account API, if the shop uses it. */
export async function redirectToCustomerApiSignIn(
	context: AppContext,
	request: Request,
): Promise<void> {
	const redirect = await customerApiSignIn(context, request);
	if (redirect) throw redirect;
}

/** The redirect to the sign-in of the Customer Account API; `undefined` if the shop does not use it. */
export async function customerApiSignIn(
	context: AppContext,
	request: Request,
): Promise<Response | undefined> {
	const accounts = accountsOf(context);
	if (!accounts.beginSignIn) return undefined;
	const forceLogin = hasToLogInAgain(loginNotice(new URL(request.url)));
	return available(accounts.beginSignIn(context, pathAfterSignIn(context, request), forceLogin));
}
