import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import type { Problems } from '~/lib/checked-form';
import type { AccountProblemFragment } from '~/shopify/storefront.generated';
import type { FieldProblems } from './account-view';
import type { Problem } from './form-schemas';

/** Codes that have words of their own in `account:problems`. */
const KNOWN = new Set([
	'BLANK',
	'CONTAINS_HTML_TAGS',
	'CONTAINS_URL',
	'COUNTRY',
	'INVALID',
	'PHONE',
	'TAKEN',
	'TAKEN_ADDRESS',
	'TOO_LONG',
] as const);
type KnownProblem = typeof KNOWN extends Set<infer Code> ? Code : never;

/** What is wrong, in the page's language. */
function problemText(locale: Locale, problem: KnownProblem): string {
	return translator(locale)(`account:problems.${problem}`);
}

/**
 * What the platform refused, by field: the first problem of each, in the page's language where its code is
 * known, else in the platform's words. What names no field of the form is about the whole of it.
 */
export function refusalOf<Field extends string>(
	problems: readonly AccountProblemFragment[],
	fields: readonly Field[],
	locale: Locale,
): FieldProblems<Field> | undefined {
	if (problems.length === 0) return undefined;
	const refused: Partial<Record<string, string>> = {};
	for (const { code, field, message } of problems) {
		const last = field?.at(-1) ?? '';
		const name = fields.find((own) => own === last) ?? 'form';
		const known = knownProblem(code, last);
		refused[name] ??= known ? problemText(locale, known) : message;
	}
	return refused as FieldProblems<Field>;
}

function knownProblem(code: string | null | undefined, field: string): KnownProblem | undefined {
	if (code === 'INVALID' && field === 'country') return 'COUNTRY';
	if (code === 'INVALID' && field === 'phone') return 'PHONE';
	if (code === 'TAKEN' && field === 'address') return 'TAKEN_ADDRESS';
	return code && (KNOWN as Set<string>).has(code) ? (code as KnownProblem) : undefined;
}

/** What a schema found, in the page's language. */
export function fieldProblems<Field extends string>(
	locale: Locale,
	problems: Problems<Field>,
): FieldProblems<Field> {
	const texts = Object.entries<Problem>(problems as Record<string, Problem>).map(
		([name, problem]) => [name, problemText(locale, problem)],
	);
	return Object.fromEntries(texts);
}
