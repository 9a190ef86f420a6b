import type { i18n } from 'i18next';
import type account from '../../locales/de/account.json';
import type auth from '../../locales/de/auth.json';
import type cart from '../../locales/de/cart.json';
import type contact from '../../locales/de/contact.json';
import type legal from '../../locales/de/legal.json';
import type market from '../../locales/de/market.json';
import type recipient from '../../locales/de/recipient.json';
import type stock from '../../locales/de/stock.json';
import type wishlist from '../../locales/de/wishlist.json';

/** The messages for problem codes, by feature. */
interface Tables {
	'account:problems': (typeof account)['problems'];
	'auth:problems': (typeof auth)['problems'];
	'cart:notices': (typeof cart)['notices'];
	'contact:problems': (typeof contact)['problems'];
	'legal:declare.problems': (typeof legal)['declare']['problems'];
	'market:problems': (typeof market)['problems'];
	'recipient:problems': (typeof recipient)['problems'];
	'stock:problems': (typeof stock)['problems'];
	'wishlist:problems': (typeof wishlist)['problems'];
}

export type ProblemTable = keyof Tables;

/** The codes that have a message in a table. */
export type ProblemCode<Table extends ProblemTable> = Table extends ProblemTable
	? keyof Tables[Table] & string
	: never;

type Key = { [Table in ProblemTable]: `${Table}.${ProblemCode<Table>}` }[ProblemTable];

/** A problem in the page's language: the message of its code, else the platform's own. */
export function problemText(
	i18n: i18n,
	table: ProblemTable,
	code: string,
	platformMessage = code,
	values?: Record<string, string | number>,
): string {
	const key = `${table}.${code}`;
	const hasMessage = (name: string): name is Key => i18n.exists(name);
	return hasMessage(key) ? i18n.t(key, values) : platformMessage;
}
