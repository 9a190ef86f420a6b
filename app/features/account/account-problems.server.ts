import type { Locale } from '~/i18n/locales';
import { problemText } from '~/i18n/problem-text.server';
import type { Problems } from '~/lib/checked-form';
import { refusalProblems } from '~/lib/refusal-problems';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';

/** The platform's error codes with their keys in `account:problems`. */
const CODES = {
	BLANK: 'BLANK',
	CONTAINS_HTML_TAGS: 'CONTAINS_HTML_TAGS',
	CONTAINS_URL: 'CONTAINS_URL',
	INVALID: 'INVALID',
	'INVALID country': 'COUNTRY',
	'INVALID phone': 'PHONE',
	TAKEN: 'TAKEN',
	'TAKEN address': 'TAKEN_ADDRESS',
	TOO_LONG: 'TOO_LONG',
};

/** The platform's errors as texts by field; `undefined` if there are none. */
export function refusalOf<Field extends string>(
	refusals: readonly AccountProblemFragment[],
	fields: readonly Field[],
	locale: Locale,
): Problems<Field> | undefined {
	if (refusals.length === 0) return undefined;
	return problemTexts(locale, refusalProblems(refusals, fields, CODES));
}

/** Codes as texts; the platform's words stay. */
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
