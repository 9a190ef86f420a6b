/** Web storage key; the consent table names it. */
const KEY = 'recent';

/** Products that are remembered; one more than are shown, since the page's own is among them. */
export const MAX_RECENT = 5;

/** A list with a product in front, each once: (`3`, [`1`, `3`]) → [`3`, `1`]. */
export function withProduct(id: string, ids: readonly string[]): string[] {
	return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENT);
}

/** What storage holds, as far as it is a list of ids. */
export function parseRecent(stored: string | null): string[] {
	return (stored ?? '').split(',').filter((id) => /^[1-9]\d{0,18}$/.test(id));
}

/** Remembers a product; answers those before it, newest first. Storage that is switched off remembers nothing. */
export function rememberProduct(id: string): string[] {
	try {
		const before = parseRecent(localStorage.getItem(KEY));
		localStorage.setItem(KEY, withProduct(id, before).join(','));
		return before.filter((other) => other !== id);
	} catch {
		return [];
	}
}
