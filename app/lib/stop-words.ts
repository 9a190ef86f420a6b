import { normalizeText } from './normalize-text';

/** Words that say nothing about what is searched for, in any language; normalized. */
const STOP_WORDS = new Set(
	[
		'a an the of for from in at on to with and is are it this that',
		'der die das den dem des ein eine einen einem einer von vom fur mit in im am an auf aus zu zum zur und ist her',
	].flatMap((words) => words.split(' ')),
);

/** The words of a search term without stop words; all of them where there are no others: `map of usa` → `map usa`. */
export function withoutStopWords(words: readonly string[]): string[] {
	const significant = words.filter((word) => !isStopWord(word));
	return significant.length > 0 ? significant : [...words];
}

function isStopWord(word: string): boolean {
	return STOP_WORDS.has(normalizeText(word).replace(/[^\p{L}\p{N}]/gu, ''));
}
