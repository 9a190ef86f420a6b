import type { Problem } from '~/lib/problem';
import { i18nFor } from './i18next.server';
import type { Locale } from './locales';

/** The messages that put codes into words, by namespace. */
type Table = 'account:problems' | 'cart:notices';

/** A problem in the page's language; in the platform's words where the messages lack its code. */
export function problemText(
	locale: Locale,
	table: Table,
	{ code, message = '' }: Pick<Problem, 'code' | 'message'>,
	values: Record<string, unknown> = {},
): string {
	const i18n = i18nFor(locale);
	const key = `${table}.${code}`;
	// Codes come from the platform too: no type knows them all.
	const t = i18n.t as (key: string, values: Record<string, unknown>) => string;
	return code && i18n.exists(key) ? t(key, values) : message;
}
