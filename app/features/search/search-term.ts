/** Longer terms are truncated. */
export const MAX_TERM_LENGTH = 100;

/** Normalises a search term: trimmed, single spaces, 100 characters at most. */
export function readTerm(typed: string | null | undefined): string {
	const plain = (typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
	return [...plain].slice(0, MAX_TERM_LENGTH).join('').trim();
}

/** Path of a search's results, without a locale prefix. */
export function searchPath(term: string): string {
	return `/search?${new URLSearchParams({ q: term })}`;
}

/** The beginning of a term's first word: typing errors are usually later in the word. */
export function beginningOf(term: string): string {
	return /[\p{L}\p{N}]{3}/u.exec(term)?.[0] ?? '';
}
