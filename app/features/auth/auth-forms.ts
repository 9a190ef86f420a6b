import * as v from 'valibot';
import type { ProblemCode } from '~/i18n/problem-text';
import { emailField, type PublicFormResult } from '~/lib/checked-form';
import { isCommonPassword } from './common-passwords';

/** Names of the forms' fields. */
export type AuthField = 'email' | 'password' | 'firstName' | 'lastName';

/** Result of an action whose form failed, without the passwords. */
export interface AuthResult extends Omit<PublicFormResult<AuthField>, 'values'> {
	values: { [Field in AuthField]?: string };
}

type Problem = ProblemCode<'auth:problems'>;

/** The platform allows 5 to 40 characters, but fewer than 8 are too easy to guess. */
export const PASSWORD_LENGTH = { min: 8, max: 40 } as const;
/** The platform's limit for names and addresses. */
export const MAX_LENGTH = 255;

const newPassword = v.pipe(
	v.string(),
	v.nonEmpty('passwordMissing' satisfies Problem),
	v.minLength(PASSWORD_LENGTH.min, 'passwordShort' satisfies Problem),
	v.maxLength(PASSWORD_LENGTH.max, 'passwordLong' satisfies Problem),
	v.check((password) => password === password.trim(), 'passwordSpace' satisfies Problem),
	v.check((password) => !isCommonPassword(password), 'passwordCommon' satisfies Problem),
);

const name = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH, 'nameLong' satisfies Problem));

/** Checks only that both are present: older passwords may not follow today's rules. */
export const loginForm = v.object({
	email: v.pipe(v.string(), v.trim(), v.nonEmpty('emailMissing' satisfies Problem)),
	password: v.pipe(v.string(), v.nonEmpty('passwordMissing' satisfies Problem)),
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
