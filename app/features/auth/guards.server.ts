import { redirect, redirectDocument } from '@remix-run/server-runtime';
import { withPrefix } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import { forgetRefused, forgetSignIn } from './sign-in.server';

type Guard = (context: AppContext, request: Request) => Promise<CustomerKey | undefined>;

const guards = { customer: requireCustomer, guest: requireGuest } as const satisfies Record<
	string,
	Guard
>;

/** A guard by its name, `customer` or `guest`. Throws 'Unknown route middleware' for any other. */
export function guard(name: string): Guard {
	if (!Object.hasOwn(guards, name)) throw new Error('Unknown route middleware');
	return guards[name as keyof typeof guards];
}

/** For loaders and actions that are a customer's alone: throws the redirect to the login for everyone else. */
export async function requireCustomer(context: AppContext, request: Request): Promise<CustomerKey> {
	const customer = await available(currentToken(context));
	if (!customer) {
		throw sessionToken(context)
			? signedOutRedirect(context, request)
			: redirect(loginPath(context, request), statusAfter(request));
	}
	return customer;
}

/** For the screens that make somebody a customer: a customer is led to their account. */
export async function requireGuest(context: AppContext, request: Request): Promise<undefined> {
	if (await available(currentToken(context))) {
		throw redirect(withPrefix(context.prefix, '/account'), statusAfter(request));
	}
	// A token that could not be renewed, and is not another request's either: the browser has come here since.
	if (sessionToken(context)) forgetSignIn(context);
}

/**
 * The platform no longer knows the customer's token: forgets it here or at the login, keeps the cart, and answers
 * the redirect to the login, which says why. For loaders and actions to throw.
 */
export function signedOutRedirect(context: AppContext, request: Request): Response {
	forgetRefused(context);
	// A whole new page: the header shows the customer no longer.
	return redirectDocument(`${loginPath(context, request)}&notice=expired`, statusAfter(request));
}

/** The login in the visitor's form of addresses, which leads back to the page that was asked for. */
function loginPath({ prefix }: AppContext, request: Request): string {
	const { pathname, search } = new URL(request.url);
	// What a form was posted with is not asked for again.
	const asked = request.method === 'GET' ? pathname + search : pathname;
	return `${withPrefix(prefix, '/auth/login')}?${new URLSearchParams({ returnTo: asked })}`;
}

/** What was posted is followed by a page. */
function statusAfter({ method }: Request): number {
	return method === 'GET' ? 302 : 303;
}
