import { serializeCookie } from '~/lib/cookies';

/** The cookie that stores the list in the browser: a guest's own, or a copy of the customer's. */
export const WISHLIST_COOKIE = 'wishlist';

/** Limit of products, as specified. */
export const WISHLIST_LIMIT = 100;

const COOKIE_DAYS = 365;

/** Prefix of a customer's copy, so that it is never taken for a guest's list. */
const CUSTOMER_MARK = 'c.';
/** Between the list and the products that wait for a free place on it. */
const WAITING_MARK = '-';

/** The cookie's content. Ids are the integers of products' ids, newest first. */
export interface WishlistCookie {
	/** Whether it is a copy of a customer's list. */
	ofCustomer: boolean;
	ids: string[];
	/** Did not fit on the customer's list at login; added when places become free. */
	waiting: string[];
}

/** Parses the cookie's value; anything that is not an id is left out. */
export function parseWishlist(value: string | undefined): WishlistCookie {
	const text = value ?? '';
	const ofCustomer = text.startsWith(CUSTOMER_MARK);
	const [ids = '', waiting = ''] = text
		.slice(ofCustomer ? CUSTOMER_MARK.length : 0)
		.split(WAITING_MARK);
	return {
		ofCustomer,
		ids: readIds(ids).slice(0, WISHLIST_LIMIT),
		waiting: readIds(waiting).slice(0, WISHLIST_LIMIT),
	};
}

/** The cookie's value; `''` for an empty list. */
export function formatWishlist({ ofCustomer, ids, waiting }: WishlistCookie): string {
	if (ids.length === 0 && waiting.length === 0) return '';
	const rest = waiting.length > 0 ? `${WAITING_MARK}${waiting.join('.')}` : '';
	return `${ofCustomer ? CUSTOMER_MARK : ''}${ids.join('.')}${rest}`;
}

/** Integers of products' ids separated by dots, without duplicates: `3.1` → `['3', '1']`. */
export function readIds(text: string): string[] {
	return [...new Set(text.split('.'))].filter((id) => /^[1-9]\d{0,18}$/.test(id));
}

/** The cookie that stores a list; an empty list removes it. */
export function wishlistCookie(value: string): string {
	return serializeCookie(WISHLIST_COOKIE, value, COOKIE_DAYS);
}
