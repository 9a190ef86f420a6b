import { toFieldErrors } from '~/features/auth/to-field-errors';
import type { UserError } from '~/shopify/errors';
import account from '../../../locales/de/account.json';
import type { FieldErrors } from './account-source.server';

/** The platform's user errors by field; `undefined` if there are none. */
export function accountProblems<Field extends string>(
	userErrors: readonly UserError[],
	fields: readonly Field[],
): FieldErrors<Field> {
	return userErrors.length > 0 ? toFieldErrors(userErrors, fields, account.problems) : undefined;
}
