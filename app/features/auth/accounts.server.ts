import type { AppContext } from '~/server/context.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import { OperationError } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import { deleteAccessToken } from './classic-account.server';
import { type Customer, findClassicCustomer } from './customer.server';
import {
	beginSignIn,
	findCustomerApiCustomer,
	hostedSignOutUrl,
} from './customer-api-account.server';
import { forgetRefused, forgetSignIn } from './sign-in.server';

/** What the two kinds of customer accounts do each in their own way; everything else is alike. */
export interface CustomerAccounts {
	/** The customer of a token, or `undefined` where the platform no longer knows it. Throws `OperationError` in trouble. */
	find(context: AppContext, accessToken: string): Promise<Customer | undefined>;
	/** Leads to where people sign in, where that is not the shop's own form. */
	beginSignIn?(context: AppContext, returnTo: string, again: boolean): Promise<Response>;
	/**
	 * Signs out at the platform and forgets the customer. Answers the address that has to be visited for it,
	 * if any. Throws where the platform did not end the token: then the customer stays signed in.
	 */
	signOut(context: AppContext, customer: CustomerKey): Promise<string | undefined>;
}

const kinds: Record<CustomerKey['kind'], CustomerAccounts> = {
	password: {
		find: findClassicCustomer,
		async signOut(context, { accessToken }) {
			await deleteAccessToken(context, accessToken);
			forgetSignIn(context);
			return undefined;
		},
	},
	platform: {
		find: findCustomerApiCustomer,
		beginSignIn,
		signOut: hostedSignOutUrl,
	},
};

/** The shop's kind of customer accounts. */
export function accountsOf({ env }: AppContext): CustomerAccounts {
	return kinds[env.CUSTOMER_ACCOUNTS];
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
 * knows is forgotten. `undefined` where nobody knows: the platform does not tell, or it refused to renew a token that
 * another request may have renewed at this very moment.
 */
export async function currentCustomer(context: AppContext): Promise<Customer | null | undefined> {
	if (!sessionToken(context)) return null;
	try {
		const key = await currentToken(context);
		if (!key) return undefined;
		const customer = await accountsOf(context).find(context, key.accessToken);
		if (!customer) forgetRefused(context);
		return customer ?? null;
	} catch (error) {
		if (error instanceof OperationError) return undefined;
		throw error;
	}
}
