import type { AppContext } from '~/server/context.server';
import { hasEnded } from '~/shopify/customer-token.server';

/** Starts a new session for a customer; only the cart id is kept. */
export function storeSignIn({ session }: AppContext, accessToken: string): void {
	session.regenerate();
	session.set('customerAccessToken', accessToken);
}

/** Removes the customer from the session; the cart id stays. */
export function clearSignIn({ session }: AppContext): void {
	session.regenerate();
}

/**
 * Removes a customer whose token was refused. An expired token stays until the next login: another request may have
 * renewed it at the same time, and its new cookie must not be overwritten.
 */
export function clearRefusedToken(context: AppContext): void {
	if (!hasEnded(context)) clearSignIn(context);
}
