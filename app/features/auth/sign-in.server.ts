import type { AppContext } from '~/server/context.server';
import { hasEnded } from '~/shopify/customer-token.server';

/** Begins a session anew with a customer: of the one before, the cart alone is kept. */
export function storeSignIn({ session }: AppContext, accessToken: string): void {
	session.renew();
	session.set('customerAccessToken', accessToken);
}

/** Forgets who was signed in. The cart stays. */
export function forgetSignIn({ session }: AppContext): void {
	session.renew();
}

/**
 * Forgets whom the platform no longer knows, but for a token whose time was over: another request may have renewed
 * it at this very moment, and what that one answered must not be undone. The login forgets it.
 */
export function forgetRefused(context: AppContext): void {
	if (!hasEnded(context)) forgetSignIn(context);
}
