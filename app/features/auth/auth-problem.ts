import type { Problem } from '~/lib/problem';

/** The forms' fields. */
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
	'PASSWORD_LONG',
	'PASSWORD_SHORT',
	'PASSWORD_SPACE',
	'THROTTLED',
	'TOO_FAST',
	'UNAVAILABLE',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type AuthProblem = Problem<ProblemCode, AuthField>;

/** What an action returns when its form was not carried out. */
export interface AuthAnswer {
	problems: AuthProblem[];
	/** The form's values, without passwords. */
	values: Partial<Record<AuthField, string>>;
	/** For the next submission. */
	stamp: string;
}

function isProblemCode(code: string): code is ProblemCode {
	return (PROBLEM_CODES as readonly string[]).includes(code);
}

/** The issues of a schema as problems: each issue's message is a code, and the first of a field counts. */
export function problemsOf(
	issues: readonly { message: string; path?: readonly { key: unknown }[] | undefined }[],
): AuthProblem[] {
	const problems = new Map<unknown, AuthProblem>();
	for (const { message, path } of issues) {
		const field = path?.[0]?.key as AuthField | undefined;
		const code = isProblemCode(message) ? message : 'INVALID_REQUEST';
		if (!problems.has(field)) problems.set(field, field ? { field, code } : { code });
	}
	return [...problems.values()];
}
