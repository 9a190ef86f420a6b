import type { Problems } from '~/lib/checked-form';
import { isRefused, isUnavailable, type ShopifyError } from '~/shopify/errors';
import auth from '../../../locales/de/auth.json';
import type { AuthField } from './auth-forms';
import { toFieldErrors } from './to-field-errors';

const FIELDS: readonly AuthField[] = ['email', 'password', 'firstName', 'lastName'];

/** The status and problems of a failed operation; `undefined` for other errors. */
export function failureOf(
	error: unknown,
): { status: number; problems: Problems<AuthField> } | undefined {
	if (isRefused(error)) {
		return { status: 422, problems: toFieldErrors([error], FIELDS, auth.problems) };
	}
	if (!isUnavailable(error)) return undefined;
	return isThrottled(error)
		? { status: 429, problems: { form: 'throttled' } }
		: { status: 503, problems: { form: 'unavailable' } };
}

/** Rate limits of login, registration and recovery: some responses have a code, others only a text. */
function isThrottled({ code, data }: ShopifyError): boolean {
	return code === 'THROTTLED' || /limit exceeded/i.test(data.error);
}
