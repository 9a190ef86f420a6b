import { redirect, redirectDocument } from '@remix-run/server-runtime';
import { withPrefix } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import type { LoginNotice } from './login-notice';
import { clearRefusedToken, clearSignIn } from './sign-in.server';
import { pathAfterSignIn } from './sign-in-path.server';

const guards = { customer: requireCustomer, guest: requireGuest } as const;

/**
 * The guard of a loader or action, by its name: `await guard('customer')(context, request)`.
 * Throws 'Unknown route middleware' for any other name.
 */
export function guard<Name extends keyof typeof guards>(name: Name): (typeof guards)[Name] {
	if (!Object.hasOwn(guards, name)) throw new Error('Unknown route middleware');
	return guards[name];
}

/** For pages of customers: throws the redirect to the login for everyone else. */
async function requireCustomer(context: AppContext, request: Request): Promise<CustomerKey> {
	const customer = await available(currentToken(context));
	if (customer) return customer;
	if (sessionToken(context)) throw signedOutRedirect(context, request);
	// A form on a page that was opened before the customer signed out in another tab.
	if (request.method === 'POST') throw noticeRedirect(context, request);
	throw redirect(loginPath(context, request), statusAfter(request));
}

/** For login and registration: redirects a customer as after a sign-in. */
async function requireGuest(context: AppContext, request: Request): Promise<undefined> {
	if (await available(currentToken(context))) {
		throw redirect(pathAfterSignIn(context, request), statusAfter(request));
	}
	// The token could not be renewed, and no parallel request has renewed it either.
	if (sessionToken(context)) clearSignIn(context);
}

/**
 * For a token that the platform no longer knows: removes it here or at the login, keeps the cart, and returns a
 * redirect to the login, which shows the reason. Loaders and actions throw the result.
 */
export function signedOutRedirect(context: AppContext, request: Request): Response {
	clearRefusedToken(context);
	return noticeRedirect(context, request);
}

/** A full page load, so that the header no longer shows the customer. After a post the notice says that it was not saved. */
function noticeRedirect(context: AppContext, request: Request): Response {
	const notice: LoginNotice = request.method === 'POST' ? 'unsaved' : 'expired';
	return redirectDocument(`${loginPath(context, request)}&notice=${notice}`, statusAfter(request));
}

/** The login, with the visitor's locale prefix and the page to return to. */
function loginPath({ prefix }: AppContext, request: Request): string {
	const { pathname, search } = new URL(request.url);
	// After a post, the query is left out.
	const requestedPath = request.method === 'GET' ? pathname + search : pathname;
	return `${withPrefix(prefix, '/auth/login')}?${new URLSearchParams({ returnTo: requestedPath })}`;
}

/** 303 turns a post into a GET. */
function statusAfter({ method }: Request): number {
	return method === 'GET' ? 302 : 303;
}
