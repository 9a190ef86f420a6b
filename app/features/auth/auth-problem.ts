import type { Problems } from '~/lib/checked-form';
import type { Problem } from '~/lib/problem';

/** Names of the forms' fields. */
export type AuthField = 'email' | 'password' | 'firstName' | 'lastName';

/** Codes that have a text in `auth:problems`. */
export const PROBLEM_CODES = [
	'CONFIRM_EMAIL',
	'CREDENTIALS',
	'EMAIL_BLANK',
	'EMAIL_INVALID',
	'EMAIL_LONG',
	'EMAIL_TAKEN',
	'FORM_EXPIRED',
	'INVALID_REQUEST',
	'LINK_INVALID',
	'NAME_HTML',
	'NAME_LONG',
	'NAME_URL',
	'PASSWORD_BLANK',
	'PASSWORD_COMMON',
	'PASSWORD_LONG',
	'PASSWORD_SHORT',
	'PASSWORD_SPACE',
	'THROTTLED',
	'TOO_FAST',
	'UNAVAILABLE',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type AuthProblem = Problem<ProblemCode, AuthField>;

/** Result of an action whose form failed. */
export interface AuthAnswer {
	problems: AuthProblem[];
	/** The submitted values, without passwords. */
	values: Partial<Record<AuthField, string>>;
	/** Stamp for the next submission. */
	stamp: string;
}

export function isProblemCode(code: string): code is ProblemCode {
	return (PROBLEM_CODES as readonly string[]).includes(code);
}

/** Issues of a schema, whose messages are codes. */
export function problemsOf(found: Problems): AuthProblem[] {
	return Object.entries(found).map(([field, code]) => ({ field, code }) as AuthProblem);
}

/** By field, a code or the platform's own text; `form` is for the whole form. */
export function problemsByField(problems: readonly AuthProblem[]): Problems {
	const byField: Problems = {};
	for (const { field = 'form', code, message } of problems) byField[field] ??= code ?? message;
	return byField;
}
