import type { Locale } from '~/i18n/locales';
import { problemText } from '~/i18n/problem-text.server';
import type { Problems } from '~/lib/checked-form';
import { type Problem, problemOf } from '~/lib/problem';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import type { FieldProblems } from './account-view';

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
): FieldProblems<Field> | undefined {
	if (refusals.length === 0) return undefined;
	return textsOf(
		locale,
		refusals.map((refusal) => problemOf(refusal, fields, CODES)),
	);
}

/** A schema's issues as texts by field. */
export function fieldProblems<Field extends string>(
	locale: Locale,
	problems: Problems<Field>,
): FieldProblems<Field> {
	const found = Object.entries<string | undefined>(problems);
	return textsOf(
		locale,
		found.map(([field, code]) => ({ field: field as Field, ...(code && { code }) })),
	);
}

/** Only the first problem of each field; `form` is for problems without a field. */
function textsOf<Field extends string>(
	locale: Locale,
	problems: readonly Problem<string, Field>[],
): FieldProblems<Field> {
	const texts: Partial<Record<string, string>> = {};
	for (const problem of problems) {
		texts[problem.field ?? 'form'] ??= problemText(locale, 'account:problems', problem);
	}
	return texts as FieldProblems<Field>;
}
