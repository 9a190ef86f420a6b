import type { Locale } from '~/i18n/locales';
import { problemText } from '~/i18n/problem-text.server';
import type { Problems } from '~/lib/checked-form';
import type { UserProblem } from '~/shopify/errors';
import { refusalProblems } from '~/shopify/refusal-problems';
import type messages from '../../../locales/de/account.json';

/** Codes of refusals that have a text. */
const CODES = [
	'missing',
	'html',
	'url',
	'countryWrong',
	'wrong',
	'zipWrong',
	'phoneWrong',
	'taken',
	'addressTaken',
	'tooLong',
] as const satisfies readonly (keyof (typeof messages)['problems'])[];

/** The platform's errors as texts by field; `undefined` if there are none. */
export function refusalOf<Field extends string>(
	refusals: readonly UserProblem[],
	fields: readonly Field[],
	locale: Locale,
): Problems<Field> | undefined {
	if (refusals.length === 0) return undefined;
	return problemTexts(locale, refusalProblems(refusals, fields, CODES));
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
