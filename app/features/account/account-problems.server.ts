import { toFieldErrors } from '~/features/auth/user-error-messages';
import type { Locale } from '~/i18n/locales';
import { problemText } from '~/i18n/problem-text.server';
import type { Problems } from '~/lib/checked-form';
import type { UserError } from '~/shopify/errors';
import account from '../../../locales/de/account.json';

/** Codes of user errors that have a text. */
const CODES = Object.keys(account.problems) as (keyof typeof account.problems)[];

/** The platform's user errors as texts by field; `undefined` if there are none. */
export function translateUserErrors<Field extends string>(
	userErrors: readonly UserError[],
	fields: readonly Field[],
	locale: Locale,
): Problems<Field> | undefined {
	if (userErrors.length === 0) return undefined;
	return problemTexts(locale, toFieldErrors(userErrors, fields, CODES));
}

/** Codes as texts; the platform's own messages stay as they are. */
export function problemTexts<Field extends string>(
	locale: Locale,
	problems: Problems<Field>,
): Problems<Field> {
	const texts = Object.entries<string>(problems).map(([field, problem]) => [
		field,
		problemText(locale, 'account:problems', { code: problem, message: problem }),
	]);
	return Object.fromEntries(texts) as Problems<Field>;
}
