/** Fields of the forms, by their names in a post. */
export type AuthField = 'email' | 'password' | 'firstName' | 'lastName';

/** Reasons that have words of their own in `auth:problems`. */
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

/** Why a form was not carried out; it stands beside its field, or above the form where it has none. */
export interface AuthProblem {
	field?: AuthField;
	/** Absent where the platform has a reason of its own: then `message` says it. */
	code?: ProblemCode;
	message?: string;
}

/** What an action answers when its form was not carried out. */
export interface AuthAnswer {
	problems: AuthProblem[];
	/** What was typed, passwords left out. */
	values: Partial<Record<AuthField, string>>;
	/** For the form's next try. */
	stamp: string;
}

function isProblemCode(code: string): code is ProblemCode {
	return (PROBLEM_CODES as readonly string[]).includes(code);
}

/** Problems of the issues that a schema found: each says its code, and the first of a field counts. */
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
