/** The cookie in which the browser keeps the list: a guest's own, or a copy of the customer's. */
export const WISHLIST_COOKIE = 'wishlist';

/** Products on a list, as specified. */
export const WISHLIST_LIMIT = 100;

/** Before the ids of a customer's copy: it is nobody's else, and no guest's list. */
const CUSTOMER_MARK = 'c.';
/** Between the list and what waits for a free place on it. */
const WAITING_MARK = '-';

/** What the cookie holds. Ids are integers of products' ids, newest first. */
export interface WishlistCookie {
	/** Whether it is a copy of a customer's list. */
	ofCustomer: boolean;
	ids: string[];
	/** Did not fit on the customer's list at login; they follow as places become free. */
	waiting: string[];
}

/** Reads the cookie's value; anything that is no id is left out. */
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

/** The cookie's value; `''` where there is nothing to keep. */
export function formatWishlist({ ofCustomer, ids, waiting }: WishlistCookie): string {
	if (ids.length === 0 && waiting.length === 0) return '';
	const rest = waiting.length > 0 ? `${WAITING_MARK}${waiting.join('.')}` : '';
	return `${ofCustomer ? CUSTOMER_MARK : ''}${ids.join('.')}${rest}`;
}

/** Integers of products' ids with points between, each taken once: `3.1` → `['3', '1']`. */
export function readIds(text: string): string[] {
	return [...new Set(text.split('.'))].filter((id) => /^[1-9]\d{0,18}$/.test(id));
}

/** The `Set-Cookie` value; an empty list takes the cookie away. */
export function wishlistCookie(value: string): string {
	const days = value ? 365 : 0;
	return `${WISHLIST_COOKIE}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax; Secure`;
}
