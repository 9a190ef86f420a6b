import type { AppContext } from '~/server/context.server';
import { customerAccountConnection } from '~/shopify/customer-account.server';
import { isUnauthorized, type UserError } from '~/shopify/errors';
import { operation, signedOut } from '~/shopify/operation.server';
import type { AddressFields } from './form-schemas';
import { findProvince } from './provinces';

/** Access to the Customer Account API with a customer's token. */
export interface CustomerApiAccess {
	context: AppContext;
	/** Secret: it must not reach HTML, a script, a log or a URL. */
	token: string;
}

/** The API's connection; pass it to the Shopify client as `api`. */
export function connectionOf({ context, token }: CustomerApiAccess) {
	return customerAccountConnection(context.env, token);
}

/** Runs an operation. Throws a `ShopifyError` `signedOut` if the platform no longer accepts the token. */
export function callCustomerApi<T>(
	{ context }: CustomerApiAccess,
	failure: string,
	work: () => Promise<T>,
): Promise<T> {
	return operation(context, failure, async () => {
		try {
			return await work();
		} catch (error) {
			throw isUnauthorized(error) ? signedOut(context) : error;
		}
	});
}

/** Result of every mutation. */
export interface CustomerApiPayload {
	userErrors: UserError[];
}

/** The API's errors; empty on success. Throws if there is no result. */
export function userErrorsOf(payload: CustomerApiPayload | null | undefined): UserError[] {
	if (!payload) throw new Error('Empty response from the platform');
	return payload.userErrors;
}

/** The form's address as the API's input: state as a code, phone number in E.164. */
export function toCustomerApiAddress({ country, province, phone, ...fields }: AddressFields) {
	return {
		...fields,
		territoryCode: country,
		zoneCode: (findProvince(country, province)?.code ?? province.toUpperCase()) || null,
		phoneNumber: phone.replace(/[^\d+]/g, '') || null,
	};
}
