import { detachBuyer } from '~/features/cart/cart-buyer.server';
import type { AppContext } from '~/server/context.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { operation } from '~/shopify/operation.server';
import { failureOf } from './auth-failure.server';
import { deleteAccessToken } from './classic-sign-in.server';
import { type Customer, findClassicCustomer } from './customer.server';
import {
	beginSignIn,
	customerApiSignOutUrl,
	findCustomerApiCustomer,
} from './customer-api-sign-in.server';
import { clearRefusedToken, clearSignIn } from './sign-in.server';

/** The operations that differ between the two kinds of customer accounts. */
export interface CustomerAccounts {
	/** The customer of a token, or `undefined` if the platform no longer knows it. Throws `ShopifyError`. */
	find(context: AppContext, accessToken: string): Promise<Customer | undefined>;
	/** Redirects to the sign-in of the Customer Account API, if the shop uses it. */
	beginSignIn?(context: AppContext, returnTo: string, forceLogin: boolean): Promise<Response>;
	/**
	 * Signs out at the platform and removes the customer from the session. Returns the URL that the browser must visit
	 * to finish, if any. Throws if a classic account's token was not revoked: then the customer stays signed in.
	 */
	signOut(context: AppContext, customer: CustomerKey): Promise<string | undefined>;
}

const kinds: Record<CustomerKey['kind'], CustomerAccounts> = {
	classic: {
		find: findClassicCustomer,
		async signOut(context, { accessToken }) {
			await deleteAccessToken(context, accessToken);
			clearSignIn(context);
			return undefined;
		},
	},
	'customer-account-api': {
		find: findCustomerApiCustomer,
		beginSignIn,
		signOut: customerApiSignOutUrl,
	},
};

/** Whether the session has a customer's token. */
export function isSignedIn(context: AppContext): boolean {
	return sessionToken(context) !== undefined;
}

/** The operations for the shop's kind of customer accounts. */
export function accountsOf({ env }: AppContext): CustomerAccounts {
	return kinds[env.CUSTOMER_ACCOUNTS];
}

/**
 * Signs the visitor out and detaches the cart from the customer. Returns the URL that the browser must visit to
 * finish, if any, or the status of a failure.
 */
export async function signOut(context: AppContext): Promise<{ url?: string; failed?: number }> {
	const customer = sessionToken(context);
	if (!customer) return {};
	let url: string | undefined;
	try {
		url = await accountsOf(context).signOut(context, customer);
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		return { failed: failure.status };
	}
	await detachBuyer(context);
	return { url };
}

/** The customer of a new token. Throws `ShopifyError` if the platform does not return one. */
export async function loadCustomer(context: AppContext, accessToken: string): Promise<Customer> {
	const customer = await accountsOf(context).find(context, accessToken);
	if (customer) return customer;
	return operation(context, 'Cannot get customer data', async () => {
		throw new Error('No customer data found.');
	});
}

/**
 * The signed-in customer, `null` for a guest. A token that the platform no longer knows is removed from the session.
 * `undefined` means unknown: the platform is unavailable, or it refused to renew a token that another request may
 * have renewed at the same time.
 */
export async function currentCustomer(context: AppContext): Promise<Customer | null | undefined> {
	if (!sessionToken(context)) return null;
	try {
		const key = await currentToken(context);
		if (!key) return undefined;
		const customer = await accountsOf(context).find(context, key.accessToken);
		if (!customer) clearRefusedToken(context);
		return customer ?? null;
	} catch (error) {
		if (isUnavailable(error)) return undefined;
		throw error;
	}
}
