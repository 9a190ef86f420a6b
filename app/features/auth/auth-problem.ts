import type { PublicFormResult } from '~/lib/checked-form';
import type messages from '../../../locales/de/auth.json';

/** Names of the forms' fields. */
export type AuthField = 'email' | 'password' | 'firstName' | 'lastName';

/** Codes that have a text. */
export type ProblemCode = keyof (typeof messages)['problems'];

/** Result of an action whose form failed: codes or the platform's messages, and the values without passwords. */
export interface AuthResult extends Omit<PublicFormResult<AuthField>, 'values'> {
	values: { [Field in AuthField]?: string };
}
