import * as v from 'valibot';
import { emailField } from '~/lib/checked-form';
import type { ProblemCode } from './auth-problem';

/** The platform allows 5 to 40 characters, but fewer than 8 are too easy to guess. */
export const PASSWORD_LENGTH = { min: 8, max: 40 } as const;
/** The platform's limit for names and addresses. */
export const MAX_LENGTH = 255;

/** Message of each check: a key of `auth:problems`. */
const problemKey = (problem: ProblemCode): ProblemCode => problem;

const newPassword = v.pipe(
	v.string(),
	v.nonEmpty(problemKey('passwordMissing')),
	v.minLength(PASSWORD_LENGTH.min, problemKey('passwordShort')),
	v.maxLength(PASSWORD_LENGTH.max, problemKey('passwordLong')),
	v.check((password) => password === password.trim(), problemKey('passwordSpace')),
);

const name = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH, problemKey('nameLong')));

/** Checks only that both are present: older passwords may not follow today's rules. */
export const loginForm = v.object({
	email: v.pipe(v.string(), v.trim(), v.nonEmpty(problemKey('emailMissing'))),
	password: v.pipe(v.string(), v.nonEmpty(problemKey('passwordMissing'))),
});

export const registerForm = v.object({
	firstName: name,
	lastName: name,
	email: emailField,
	password: newPassword,
});

export const recoverForm = v.object({ email: emailField });

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
