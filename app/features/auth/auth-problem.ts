import type { Problems } from '~/lib/checked-form';
import type { Problem } from '~/lib/problem';
import type messages from '../../../locales/de/auth.json';

/** Names of the forms' fields. */
export type AuthField = 'email' | 'password' | 'firstName' | 'lastName';

/** Codes that have a text. */
export type ProblemCode = keyof (typeof messages)['problems'];

export type AuthProblem = Problem<ProblemCode, AuthField>;

/** Result of an action whose form failed. */
export interface AuthAnswer {
	problems: AuthProblem[];
	/** The submitted values, without passwords. */
	values: Partial<Record<AuthField, string>>;
	/** Token for the next submission. */
	formToken: string;
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
