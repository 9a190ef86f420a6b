import type { AppContext } from '~/context.server';
import { OperationError } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import { type Customer, findPasswordCustomer } from './customer.server';
import { deleteAccessToken } from './password-account.server';
import { beginSignIn, findPlatformCustomer, leavePlatform } from './platform-account.server';
import { currentPlatformCustomer } from './platform-tokens.server';
import { type AccountKind, forgetSignIn, type SignedInCustomer, signedIn } from './sign-in.server';

/** What the two kinds of customer accounts do each in their own way; everything else is alike. */
export interface CustomerAccounts {
	/** Who is signed in, with a token that has not ended as far as the shop knows. */
	current(context: AppContext): Promise<SignedInCustomer | undefined>;
	/** The customer of a token, or `undefined` where the platform no longer knows it. Throws `OperationError` in trouble. */
	find(context: AppContext, accessToken: string): Promise<Customer | undefined>;
	/** Leads to where people sign in, where that is not the shop's own form. */
	beginSignIn?(context: AppContext, returnTo: string, again: boolean): Promise<Response>;
	/**
	 * Signs out at the platform and forgets the customer. Answers the address that has to be visited for it,
	 * if any. Throws where the platform did not end the token: then the customer stays signed in.
	 */
	signOut(context: AppContext, customer: SignedInCustomer): Promise<string | undefined>;
}

const kinds: Record<AccountKind, CustomerAccounts> = {
	password: {
		current: async (context) => signedIn(context),
		find: findPasswordCustomer,
		async signOut(context, { accessToken }) {
			await deleteAccessToken(context, accessToken);
			forgetSignIn(context);
			return undefined;
		},
	},
	platform: {
		current: currentPlatformCustomer,
		find: findPlatformCustomer,
		beginSignIn,
		signOut: leavePlatform,
	},
};

/** The shop's kind of customer accounts. */
export function accountsOf({ env }: AppContext): CustomerAccounts {
	return kinds[env.CUSTOMER_ACCOUNTS];
}

/**
 * Who is signed in, for what guests may do too; an ended token is renewed. One that cannot be is answered as it is:
 * the platform says then that it does not know it. Throws `OperationError` in trouble.
 */
export async function renewedSignIn(context: AppContext): Promise<SignedInCustomer | undefined> {
	return (await accountsOf(context).current(context)) ?? signedIn(context);
}

/** The customer of a token that was just given. Throws `OperationError` where the platform does not tell. */
export async function loadCustomer(context: AppContext, accessToken: string): Promise<Customer> {
	const customer = await accountsOf(context).find(context, accessToken);
	if (customer) return customer;
	return operation(context, 'Cannot get customer data', async () => {
		throw new Error('No customer data found.');
	});
}

/**
 * Who is signed in, for what every page shows of them: `null` where nobody is. A token that the platform no longer
 * knows is forgotten. `undefined` where the platform does not tell; then the token is kept.
 */
export async function currentCustomer(context: AppContext): Promise<Customer | null | undefined> {
	try {
		if (!signedIn(context)) return null;
		const signed = await accountsOf(context).current(context);
		const customer = signed && (await accountsOf(context).find(context, signed.accessToken));
		if (!customer) forgetSignIn(context);
		return customer ?? null;
	} catch (error) {
		if (error instanceof OperationError) return undefined;
		throw error;
	}
}
