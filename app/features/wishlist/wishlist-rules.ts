import { WISHLIST_LIMIT } from './wishlist-ids';

/** Id of the list's notice, to which forms without JavaScript lead. */
export const NOTICE_ID = 'notice';

/** Result of a form, in the page's language. */
export interface WishlistNotice {
	/** Whether the list was changed. */
	done: boolean;
	text: string;
}

/** A list after a change. */
export interface Changed {
	ids: string[];
	/** Products beyond the limit. */
	left: string[];
}

/** Adds products in front, without duplicates; existing ones keep their position. */
export function withProducts(ids: readonly string[], added: readonly string[]): Changed {
	const fresh = [...new Set(added)].filter((id) => !ids.includes(id));
	const free = Math.max(0, WISHLIST_LIMIT - ids.length);
	return { ids: [...fresh.slice(0, free), ...ids], left: fresh.slice(free) };
}

export function withoutProducts(ids: readonly string[], removed: readonly string[]): string[] {
	return ids.filter((id) => !removed.includes(id));
}
