/** Longer questions are cut here: nobody looks for so much, and the platform need not either. */
export const MAX_TERM_LENGTH = 100;

/** What was typed as what is looked for: outer spaces gone, others single, at most 100 characters. `''` for nothing. */
export function readTerm(typed: string | null | undefined): string {
	const plain = (typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
	return [...plain].slice(0, MAX_TERM_LENGTH).join('').trim();
}

/** Address of a search's results, without a locale prefix. */
export function searchPath(term: string): string {
	return `/search?${new URLSearchParams({ q: term })}`;
}

/** The beginning of a term's first word, long enough to say something: what is mistyped is mostly behind it. */
export function beginningOf(term: string): string {
	return /[\p{L}\p{N}]{3}/u.exec(term)?.[0] ?? '';
}
