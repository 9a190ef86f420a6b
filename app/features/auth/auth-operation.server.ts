import type { AppContext } from '~/context.server';
import { describeError } from '~/lib/describe-error';
import { OperationError, ShopifyError } from '~/shopify/errors';
import type { AuthField, AuthProblem, ProblemCode } from './auth-problem';

/** One entry of an answer's `customerUserErrors` or `userErrors`. */
interface CustomerProblem {
	code?: string | null;
	field?: string[] | null;
	message: string;
}

/** The platform refused an operation; `message` is the first error's own. It may name an e-mail: not for logs. */
export class AuthRefused extends Error {
	override name = 'AuthRefused';
	readonly code: string | undefined;
	readonly field: string | undefined;

	constructor({ code, field, message }: CustomerProblem) {
		super(message);
		this.code = code ?? undefined;
		this.field = field?.at(-1);
	}
}

/** Raises the first of an answer's errors. */
export function refuse(problems: readonly CustomerProblem[] | undefined): void {
	const [problem] = problems ?? [];
	if (problem) throw new AuthRefused(problem);
}

/** Errors of an operation are logged under its name and thrown on; a refusal stays what it is. */
export async function operation<T>(
	{ log }: AppContext,
	failure: string,
	work: () => Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof AuthRefused) {
			log.error(failure, { code: error.code, field: error.field });
			throw error;
		}
		log.error(failure, describeError(error));
		throw error instanceof OperationError ? error : new OperationError(failure, { cause: error });
	}
}

/** An operation that failed, as its form's answer tells it; `undefined` for errors of other kinds. */
export function failureOf(error: unknown): { status: number; problem: AuthProblem } | undefined {
	if (error instanceof AuthRefused) return { status: 422, problem: refusalProblem(error) };
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

const FIELDS: readonly string[] = [
	'email',
	'password',
	'firstName',
	'lastName',
] satisfies AuthField[];

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

function refusalProblem({ code: given = '', field: named, message }: AuthRefused): AuthProblem {
	const field = FIELDS.includes(named ?? '') ? (named as AuthField) : undefined;
	const meant = CODES[given];
	const code = typeof meant === 'string' ? meant : field && meant?.[field];
	// A reason of the whole form has no field, whatever the platform names.
	const place = field && typeof meant !== 'string' ? { field } : {};
	return code ? { ...place, code } : { ...place, message };
}
