import type account from '../../locales/de/account.json';
import type cart from '../../locales/de/cart.json';
import { i18nFor, translator } from './i18next.server';
import type { Locale } from './locales';

/** Keys of the messages for problem codes, by feature. */
type Key =
	| `account:problems.${keyof (typeof account)['problems']}`
	| `cart:notices.${keyof (typeof cart)['notices']}`;

type Table = 'account:problems' | 'cart:notices';

/** A problem in the page's language; the platform's own message where its code has none. */
export function problemText(
	locale: Locale,
	table: Table,
	{ code, message = '' }: { code?: string; message?: string },
	values?: Record<string, number>,
): string {
	const key = `${table}.${code}`;
	return isKey(locale, key) ? translator(locale)(key, values) : message;
}

function isKey(locale: Locale, key: string): key is Key {
	return i18nFor(locale).exists(key);
}
