import type {
	UserErrorsCustomerAddressUserErrorsCode,
	UserErrorsCustomerEmailMarketingUserErrorsCode,
	UserErrorsCustomerUserErrorsCode,
} from 'shopify-schemas/customer-account-api-types';
import type { AppContext } from '~/server/context.server';
import { customerAccountConnection } from '~/shopify/customer-account.server';
import { isUnauthorized, type UserProblem } from '~/shopify/errors';
import { operation, signedOut } from '~/shopify/operation.server';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import type { AddressFields } from './form-schemas';

/** Access to the Customer Account API with a customer's token. */
export interface CustomerApiAccess {
	context: AppContext;
	/** Secret. */
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
	userErrors: UserProblem<CustomerApiCode>[];
}

type CustomerApiCode =
	| UserErrorsCustomerUserErrorsCode
	| UserErrorsCustomerAddressUserErrorsCode
	| UserErrorsCustomerEmailMarketingUserErrorsCode;

/** The API's error codes as those of a classic account, with the field that the code implies. */
const CODES: Partial<Record<CustomerApiCode, Pick<AccountProblemFragment, 'code' | 'field'>>> = {
	ADDRESS1_MISSING: { code: 'BLANK', field: ['address1'] },
	ADDRESS_ID_DOES_NOT_EXIST: { code: 'NOT_FOUND' },
	CONTAINS_HTML_TAGS: { code: 'CONTAINS_HTML_TAGS' },
	CONTAINS_URL: { code: 'CONTAINS_URL' },
	COUNTRY_NOT_EXIST: { code: 'INVALID', field: ['country'] },
	CUSTOMER_ADDRESS_ALREADY_EXISTS: { code: 'TAKEN', field: ['address'] },
	INVALID: { code: 'INVALID' },
	INVALID_FOR_COUNTRY: { code: 'INVALID' },
	INVALID_FOR_COUNTRY_AND_PROVINCE: { code: 'INVALID' },
	INVALID_TERRITORY_CODE: { code: 'INVALID', field: ['country'] },
	PHONE_NUMBER_NOT_VALID: { code: 'INVALID', field: ['phone'] },
	REQUIRED: { code: 'BLANK' },
	TERRITORY_CODE_MISSING: { code: 'INVALID', field: ['country'] },
	TOO_LONG: { code: 'TOO_LONG' },
	ZONE_CODE_MISSING: { code: 'BLANK', field: ['province'] },
};

/** The API's names of address fields that differ from the form's. */
const NAMES: Record<string, string> = {
	phoneNumber: 'phone',
	territoryCode: 'country',
	zoneCode: 'province',
};

/**
 * The API's `userErrors` in the form of a classic account, so that both kinds show the same texts.
 * Throws if there is no result.
 */
export function customerApiProblems(
	payload: CustomerApiPayload | null | undefined,
): AccountProblemFragment[] {
	if (!payload) throw new Error('Empty response from the platform');
	return payload.userErrors.map(({ code, field, message }) => {
		const own = field?.map((name) => NAMES[name] ?? name);
		return { field: own, message, ...(code && CODES[code]) };
	});
}

/** The form's address as the API's input: state as a code, phone number in E.164. */
export function toCustomerApiAddress({ country, province, phone, ...fields }: AddressFields) {
	return {
		...fields,
		territoryCode: country,
		zoneCode: province.toUpperCase() || null,
		phoneNumber: phone.replace(/[^\d+]/g, '') || null,
	};
}
