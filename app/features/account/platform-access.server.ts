import type {
	UserErrorsCustomerAddressUserErrorsCode,
	UserErrorsCustomerEmailMarketingUserErrorsCode,
	UserErrorsCustomerUserErrorsCode,
} from 'shopify-schemas/customer-account-api-types';
import type { AppContext } from '~/context.server';
import { describeError } from '~/lib/describe-error';
import { customerAccountConnection } from '~/shopify/customer-account.server';
import { OperationError, ShopifyError } from '~/shopify/errors';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import { SignedOut } from './account-source.server';
import type { AddressFields } from './account-view';

/** A customer's way to the Customer Account API. */
export interface PlatformAccess {
	context: AppContext;
	/** Secret. */
	token: string;
}

/** The API's connection; hand it to the proxy as `api`. */
export function connectionOf({ context, token }: PlatformAccess) {
	return customerAccountConnection(context.env, token);
}

/** Errors are logged under the operation's name; a token that the platform no longer takes is signed out. */
export async function onPlatform<T>(
	{ context }: PlatformAccess,
	failure: string,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof SignedOut) throw error;
		if (!isStale(error)) {
			context.log.error(failure, describeError(error));
			throw new OperationError(failure, { cause: error });
		}
	}
	const signedOut = new SignedOut();
	context.log.warn(signedOut.message);
	throw signedOut;
}

function isStale(error: unknown): boolean {
	return error instanceof ShopifyError && error.code === 'UNAUTHORIZED';
}

/** What every change answers. */
export interface PlatformPayload {
	userErrors: PlatformProblem[];
}

interface PlatformProblem {
	code?: PlatformCode | null;
	field?: string[] | null;
	message: string;
}

type PlatformCode =
	| UserErrorsCustomerUserErrorsCode
	| UserErrorsCustomerAddressUserErrorsCode
	| UserErrorsCustomerEmailMarketingUserErrorsCode;

/** The platform's codes as those of a password account, with the field where the code names it. */
const CODES: Partial<Record<PlatformCode, Pick<AccountProblemFragment, 'code' | 'field'>>> = {
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

/** The platform's names of an address's fields, where they are others. */
const NAMES: Record<string, string> = {
	phoneNumber: 'phone',
	territoryCode: 'country',
	zoneCode: 'province',
};

/**
 * What the platform refused, in the form of the other kind of account, so that both are told alike.
 * Throws where it answered nothing.
 */
export function platformProblems(
	payload: PlatformPayload | null | undefined,
): AccountProblemFragment[] {
	if (!payload) throw new Error('The platform answered nothing');
	return payload.userErrors.map(({ code, field, message }) => {
		const own = field?.map((name) => NAMES[name] ?? name);
		return { field: own, message, ...(code && CODES[code]) };
	});
}

/** What was written of an address, as the platform takes it: its state by code, its phone in E.164. */
export function platformAddress({ country, province, phone, ...fields }: AddressFields) {
	return {
		...fields,
		territoryCode: country,
		zoneCode: province.toUpperCase() || null,
		phoneNumber: phone.replace(/[^\d+]/g, '') || null,
	};
}
