import type { PublicFormResult } from '~/lib/checked-form';

/** Names of the forms' fields. */
export type AuthField = 'email' | 'password' | 'firstName' | 'lastName';

/** Codes that have a text: keys of `auth:problems`. */
export const problemCodes = [
	'confirmEmail',
	'credentials',
	'emailMissing',
	'emailWrong',
	'tooLong',
	'emailTaken',
	'expired',
	'invalidRequest',
	'linkInvalid',
	'nameHtml',
	'nameLong',
	'nameUrl',
	'passwordMissing',
	'passwordCommon',
	'passwordLong',
	'passwordShort',
	'passwordSpace',
	'throttled',
	'again',
	'unavailable',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Result of an action whose form failed: codes or the platform's messages, and the values without passwords. */
export interface AuthResult extends Omit<PublicFormResult<AuthField>, 'values'> {
	values: { [Field in AuthField]?: string };
}
