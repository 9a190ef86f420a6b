import { problemOf } from '~/lib/problem';
import { isRefused, isUnavailable, type ShopifyError } from '~/shopify/errors';
import type { AuthField, AuthProblem, ProblemCode } from './auth-problem';

/** The status and problem of a failed operation; `undefined` for other errors. */
export function failureOf(error: unknown): { status: number; problem: AuthProblem } | undefined {
	if (isRefused(error)) return { status: 422, problem: refusalProblem(error) };
	if (!isUnavailable(error)) return undefined;
	return isThrottled(error)
		? { status: 429, problem: { code: 'THROTTLED' } }
		: { status: 503, problem: { code: 'UNAVAILABLE' } };
}

/** Rate limits of login, registration and recovery: some responses have a code, others only a text. */
function isThrottled({ code, data }: ShopifyError): boolean {
	return code === 'THROTTLED' || /limit exceeded/i.test(data.error);
}

const FIELDS: readonly AuthField[] = ['email', 'password', 'firstName', 'lastName'];

/** The platform's codes that are about the whole form, even if they name a field. */
const FORM_CODES: Record<string, ProblemCode> = {
	CUSTOMER_DISABLED: 'CONFIRM_EMAIL',
	NOT_FOUND: 'LINK_INVALID',
	TOKEN_INVALID: 'LINK_INVALID',
	UNIDENTIFIED_CUSTOMER: 'CREDENTIALS',
};

/** The platform's codes for a field. */
const FIELD_CODES: Record<string, ProblemCode> = {
	'BAD_DOMAIN email': 'EMAIL_INVALID',
	'BLANK email': 'EMAIL_BLANK',
	'BLANK password': 'PASSWORD_BLANK',
	'COMMON password': 'PASSWORD_COMMON',
	'CONTAINS_HTML_TAGS firstName': 'NAME_HTML',
	'CONTAINS_HTML_TAGS lastName': 'NAME_HTML',
	'CONTAINS_URL firstName': 'NAME_URL',
	'CONTAINS_URL lastName': 'NAME_URL',
	'INVALID email': 'EMAIL_INVALID',
	'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE password': 'PASSWORD_SPACE',
	'TAKEN email': 'EMAIL_TAKEN',
	'TOO_LONG email': 'EMAIL_LONG',
	'TOO_LONG password': 'PASSWORD_LONG',
	'TOO_LONG firstName': 'NAME_LONG',
	'TOO_LONG lastName': 'NAME_LONG',
	'TOO_SHORT password': 'PASSWORD_SHORT',
};

function refusalProblem(refusal: ShopifyError): AuthProblem {
	const code = FORM_CODES[refusal.code ?? ''];
	return code ? { code } : problemOf(refusal, FIELDS, FIELD_CODES);
}
