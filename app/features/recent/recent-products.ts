import { readStored, writeStored } from '~/lib/stored-value';

/** Storage key, also in the consent table. */
const KEY = 'recent';

/** One more than are shown, since the current product is among them. */
export const MAX_RECENT = 5;

/** The list with a product moved to the front: (`3`, [`1`, `3`]) → [`3`, `1`]. */
export function withProduct(id: string, ids: readonly string[]): string[] {
	return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENT);
}

/** Parses the stored list; invalid ids are left out. */
export function parseRecent(stored: string | null): string[] {
	return (stored ?? '').split(',').filter((id) => /^[1-9]\d{0,18}$/.test(id));
}

/** The products viewed, newest first; only a visitor who agreed has some. Blocked storage counts as empty. */
export function recentProducts(): string[] {
	return parseRecent(readStored(KEY));
}

/** Stores a product; returns the earlier ones, newest first. Blocked storage counts as empty. */
export function rememberProduct(id: string): string[] {
	const before = recentProducts();
	const isStored = writeStored(KEY, withProduct(id, before).join(','));
	return isStored ? before.filter((other) => other !== id) : [];
}
