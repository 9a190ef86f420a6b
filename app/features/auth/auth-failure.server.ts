import type { Problems } from '~/lib/checked-form';
import { refusalProblems } from '~/lib/refusal-problems';
import { isRefused, isUnavailable, type ShopifyError } from '~/shopify/errors';
import type { AuthField, ProblemCode } from './auth-problem';

/** The status and problems of a failed operation; `undefined` for other errors. */
export function failureOf(
	error: unknown,
): { status: number; problems: Problems<AuthField> } | undefined {
	if (isRefused(error)) return { status: 422, problems: problemsOf(error) };
	if (!isUnavailable(error)) return undefined;
	return isThrottled(error)
		? { status: 429, problems: { form: 'throttled' } }
		: { status: 503, problems: { form: 'unavailable' } };
}

/** Rate limits of login, registration and recovery: some responses have a code, others only a text. */
function isThrottled({ code, data }: ShopifyError): boolean {
	return code === 'THROTTLED' || /limit exceeded/i.test(data.error);
}

const FIELDS: readonly AuthField[] = ['email', 'password', 'firstName', 'lastName'];

/** The platform's codes that are about the whole form, even if they name a field. */
const FORM_CODES: Record<string, ProblemCode> = {
	CUSTOMER_DISABLED: 'confirmEmail',
	NOT_FOUND: 'linkInvalid',
	TOKEN_INVALID: 'linkInvalid',
	UNIDENTIFIED_CUSTOMER: 'credentials',
};

/** The platform's codes for a field. */
const FIELD_CODES: Record<string, ProblemCode> = {
	'BAD_DOMAIN email': 'emailWrong',
	'BLANK email': 'emailMissing',
	'BLANK password': 'passwordMissing',
	'COMMON password': 'passwordCommon',
	'CONTAINS_HTML_TAGS firstName': 'nameHtml',
	'CONTAINS_HTML_TAGS lastName': 'nameHtml',
	'CONTAINS_URL firstName': 'nameUrl',
	'CONTAINS_URL lastName': 'nameUrl',
	'INVALID email': 'emailWrong',
	'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE password': 'passwordSpace',
	'TAKEN email': 'emailTaken',
	'TOO_LONG email': 'tooLong',
	'TOO_LONG password': 'passwordLong',
	'TOO_LONG firstName': 'nameLong',
	'TOO_LONG lastName': 'nameLong',
	'TOO_SHORT password': 'passwordShort',
};

function problemsOf(refusal: ShopifyError): Problems<AuthField> {
	const form = FORM_CODES[refusal.code ?? ''];
	return form ? { form } : refusalProblems([refusal], FIELDS, FIELD_CODES);
}
