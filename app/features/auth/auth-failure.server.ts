import { OperationError, Refused, ShopifyError } from '~/shopify/errors';
import type { AuthField, AuthProblem, ProblemCode } from './auth-problem';

/** An operation that failed, as its form's answer tells it; `undefined` for errors of other kinds. */
export function failureOf(error: unknown): { status: number; problem: AuthProblem } | undefined {
	if (error instanceof Refused) return { status: 422, problem: refusalProblem(error) };
	const cause = error instanceof OperationError ? error.cause : error;
	if (cause instanceof ShopifyError && isThrottled(cause)) {
		return { status: 429, problem: { code: 'THROTTLED' } };
	}
	if (cause === error && !(error instanceof ShopifyError)) return undefined;
	return { status: 503, problem: { code: 'UNAVAILABLE' } };
}

/** The platform counts logins, registrations and recoveries; some of its answers have a code and some only words. */
function isThrottled({ code, data }: ShopifyError): boolean {
	return code === 'THROTTLED' || /limit exceeded/i.test(data.error);
}

const FIELDS: readonly AuthField[] = ['email', 'password', 'firstName', 'lastName'];

/** The platform's codes in the shop's words; a code can mean something else at another field. */
const CODES: Record<string, ProblemCode | Partial<Record<AuthField, ProblemCode>>> = {
	BAD_DOMAIN: { email: 'EMAIL_INVALID' },
	BLANK: { email: 'EMAIL_BLANK', password: 'PASSWORD_BLANK' },
	CONTAINS_HTML_TAGS: { firstName: 'NAME_HTML', lastName: 'NAME_HTML' },
	CONTAINS_URL: { firstName: 'NAME_URL', lastName: 'NAME_URL' },
	CUSTOMER_DISABLED: 'CONFIRM_EMAIL',
	INVALID: { email: 'EMAIL_INVALID' },
	NOT_FOUND: 'LINK_INVALID',
	PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: { password: 'PASSWORD_SPACE' },
	TAKEN: { email: 'EMAIL_TAKEN' },
	TOKEN_INVALID: 'LINK_INVALID',
	TOO_LONG: {
		email: 'EMAIL_LONG',
		password: 'PASSWORD_LONG',
		firstName: 'NAME_LONG',
		lastName: 'NAME_LONG',
	},
	TOO_SHORT: { password: 'PASSWORD_SHORT' },
	UNIDENTIFIED_CUSTOMER: 'CREDENTIALS',
};

function refusalProblem({ code: given = '', field: path, message }: Refused): AuthProblem {
	const field = FIELDS.find((name) => name === path.at(-1));
	const meant = CODES[given];
	const code = typeof meant === 'string' ? meant : field && meant?.[field];
	// A reason of the whole form has no field, whatever the platform names.
	const place = field && typeof meant !== 'string' ? { field } : {};
	return code ? { ...place, code } : { ...place, message };
}
