import type { AppContext } from '~/context.server';

/** Which of the two kinds of customer accounts the shop has; `CUSTOMER_ACCOUNTS` in the environment. */
export type AccountKind = AppContext['env']['CUSTOMER_ACCOUNTS'];

/** A customer whose token the session holds. Whether the platform still knows it, its answer tells. */
export interface SignedInCustomer {
	kind: AccountKind;
	/** Secret: it must not reach HTML, a script, a log or an address. */
	accessToken: string;
}

/** Who is signed in by the session alone, or `undefined`. Costs nothing; an expired token is not renewed here. */
export function signedIn({ env, session }: AppContext): SignedInCustomer | undefined {
	const kind = env.CUSTOMER_ACCOUNTS;
	const accessToken =
		kind === 'password'
			? session.get('customerAccessToken')
			: session.get('platformTokens')?.accessToken;
	return accessToken ? { kind, accessToken } : undefined;
}

/** Begins a session anew with a customer: of the one before, the cart alone is kept. */
export function keepSignIn({ session }: AppContext, accessToken: string): void {
	session.renew();
	session.set('customerAccessToken', accessToken);
}

/** Forgets who was signed in. The cart stays. */
export function forgetSignIn({ session }: AppContext): void {
	session.renew();
}
