import { WISHLIST_LIMIT } from './wishlist-ids';

/** A list after a change, and whether there was room for all of it. */
export interface Changed {
	ids: string[];
	/** What found no place. */
	left: string[];
}

/** Puts products in front, each once; what is on the list already keeps its place. */
export function withProducts(ids: readonly string[], added: readonly string[]): Changed {
	const fresh = [...new Set(added)].filter((id) => !ids.includes(id));
	const room = Math.max(0, WISHLIST_LIMIT - ids.length);
	return { ids: [...fresh.slice(0, room), ...ids], left: fresh.slice(room) };
}

export function withoutProducts(ids: readonly string[], removed: readonly string[]): string[] {
	return ids.filter((id) => !removed.includes(id));
}
