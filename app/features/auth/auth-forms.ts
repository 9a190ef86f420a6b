import * as v from 'valibot';
import type { ProblemCode } from './auth-problem';

/** The platform allows 5 to 40 characters, but fewer than 8 are too easy to guess. */
export const PASSWORD_LENGTH = { min: 8, max: 40 } as const;
/** The platform's limit for names and addresses. */
export const MAX_LENGTH = 255;

/** The messages are codes of problems. */
const because = (code: ProblemCode): ProblemCode => code;

const email = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty(because('EMAIL_BLANK')),
	v.maxLength(MAX_LENGTH, because('EMAIL_LONG')),
	v.email(because('EMAIL_INVALID')),
);

const newPassword = v.pipe(
	v.string(),
	v.nonEmpty(because('PASSWORD_BLANK')),
	v.minLength(PASSWORD_LENGTH.min, because('PASSWORD_SHORT')),
	v.maxLength(PASSWORD_LENGTH.max, because('PASSWORD_LONG')),
	v.check((password) => password === password.trim(), because('PASSWORD_SPACE')),
);

const name = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH, because('NAME_LONG')));

/** Checks only that both are present: older passwords may not follow today's rules. */
export const loginForm = v.object({
	email: v.pipe(v.string(), v.trim(), v.nonEmpty(because('EMAIL_BLANK'))),
	password: v.pipe(v.string(), v.nonEmpty(because('PASSWORD_BLANK'))),
});

export const registerForm = v.object({
	firstName: name,
	lastName: name,
	email,
	password: newPassword,
});

export const recoverForm = v.object({ email });

export const resetForm = v.object({ password: newPassword });

/** The schemas by the names of their pages. */
export const authForms = {
	login: loginForm,
	register: registerForm,
	recover: recoverForm,
	reset: resetForm,
};

export type AuthFormName = keyof typeof authForms;

/** Any of the schemas above. */
export type AuthSchema = (typeof authForms)[AuthFormName];
