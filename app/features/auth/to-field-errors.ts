import type { UserErrorsCustomerAddressUserErrorsCode as AddressCode } from 'shopify-schemas/customer-account-api-types';
import type { ProblemCode } from '~/i18n/problem-text';
import type { Problems } from '~/lib/checked-form';
import type { UserError } from '~/shopify/errors';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';

type PlatformCode = NonNullable<AccountProblemFragment['code']> | AddressCode;
type ShopCode = ProblemCode<'account:problems' | 'auth:problems'>;

/** The shop's codes by those of the Storefront API and the Customer Account API: anywhere, or at one field. */
const CODES: { readonly [Code in PlatformCode | `${PlatformCode} ${string}`]?: ShopCode } = {
	ADDRESS1_MISSING: 'missing',
	'BAD_DOMAIN email': 'emailWrong',
	BLANK: 'missing',
	'BLANK email': 'emailMissing',
	'BLANK password': 'passwordMissing',
	CONTAINS_HTML_TAGS: 'html',
	'CONTAINS_HTML_TAGS firstName': 'nameHtml',
	'CONTAINS_HTML_TAGS lastName': 'nameHtml',
	CONTAINS_URL: 'url',
	'CONTAINS_URL firstName': 'nameUrl',
	'CONTAINS_URL lastName': 'nameUrl',
	COUNTRY_NOT_EXIST: 'countryWrong',
	CUSTOMER_ADDRESS_ALREADY_EXISTS: 'addressTaken',
	CUSTOMER_DISABLED: 'confirmEmail',
	INVALID: 'wrong',
	'INVALID country': 'countryWrong',
	'INVALID email': 'emailWrong',
	'INVALID phone': 'phoneWrong',
	'INVALID zip': 'zipWrong',
	INVALID_FOR_COUNTRY: 'wrong',
	'INVALID_FOR_COUNTRY phone': 'phoneWrong',
	'INVALID_FOR_COUNTRY zip': 'zipWrong',
	INVALID_FOR_COUNTRY_AND_PROVINCE: 'wrong',
	'INVALID_FOR_COUNTRY_AND_PROVINCE zip': 'zipWrong',
	INVALID_TERRITORY_CODE: 'countryWrong',
	NOT_FOUND: 'linkInvalid',
	PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'passwordSpace',
	PHONE_NUMBER_NOT_VALID: 'phoneWrong',
	REQUIRED: 'missing',
	TAKEN: 'taken',
	'TAKEN address': 'addressTaken',
	'TAKEN email': 'emailTaken',
	TERRITORY_CODE_MISSING: 'countryWrong',
	TOKEN_INVALID: 'linkInvalid',
	TOO_LONG: 'tooLong',
	'TOO_LONG firstName': 'nameLong',
	'TOO_LONG lastName': 'nameLong',
	'TOO_LONG password': 'passwordLong',
	'TOO_SHORT password': 'passwordShort',
	UNIDENTIFIED_CUSTOMER: 'credentials',
	ZONE_CODE_MISSING: 'missing',
};

/** Codes about the whole form, even if the platform names a field. */
const FORM_CODES = new Set<ShopCode>([
	'addressTaken',
	'confirmEmail',
	'credentials',
	'linkInvalid',
]);

/** The form's names of fields, by a code of the Customer Account API that implies one, or by the API's own name. */
const FIELDS: Readonly<Record<string, string>> = {
	ADDRESS1_MISSING: 'address1',
	COUNTRY_NOT_EXIST: 'country',
	INVALID_TERRITORY_CODE: 'country',
	PHONE_NUMBER_NOT_VALID: 'phone',
	TERRITORY_CODE_MISSING: 'country',
	ZONE_CODE_MISSING: 'province',
	phoneNumber: 'phone',
	territoryCode: 'country',
	zoneCode: 'province',
};

/**
 * The platform's user errors by field of a form: the shop's codes, or the platform's message where there is none.
 * @param messages those of the form, by code: of two codes it gets the first that has one
 */
export function toFieldErrors<Field extends string>(
	userErrors: readonly UserError[],
	fields: readonly Field[],
	messages: { readonly [Code in ShopCode]?: string },
): Problems<Field> {
	const problems: Problems = {};
	for (const { code, field, message } of userErrors) {
		const last = field?.at(-1) ?? '';
		const target = FIELDS[code ?? ''] ?? FIELDS[last] ?? last;
		const codes = [CODES[`${code} ${target}` as PlatformCode], CODES[code as PlatformCode]];
		const problem = codes.find((candidate) => candidate && messages[candidate]);
		const isAboutForm = problem && FORM_CODES.has(problem);
		const name = (!isAboutForm && fields.find((field) => field === target)) || 'form';
		problems[name] ??= problem ?? message;
	}
	return problems as Problems<Field>;
}
