/** Letters that Unicode normalization does not decompose. */
const bases: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ı: 'i',
};

/** Transliterations for keyboards without the letters. */
const digraphs: Readonly<Record<string, string>> = {
	ä: 'ae',
	ö: 'oe',
	ü: 'ue',
	ø: 'oe',
	å: 'aa',
};

export const SOFT_HYPHEN = '\u00ad';

/** The words of a text, in lower case, with diacritics. */
export function wordsOf(text: string): string[] {
	return (
		text
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}

/** A word without diacritics: "für" is "fur", "größe" is "grosse". */
export function fold(word: string): string {
	return word
		.normalize('NFC')
		.toLowerCase()
		.replace(/[ßæœøłđðþı]/g, (letter) => bases[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '');
}

/** All spellings of a word in the index: "für" as "fur" and as "fuer". */
export function foldings(word: string): string[] {
	const base = fold(word);
	const spelled = fold(word.replace(/[äöüøå]/g, (letter) => digraphs[letter] ?? letter));
	return spelled === base ? [base] : [base, spelled];
}

/** Stem of singular and plural: "karte" and "karten" are "kart". Short words stay unchanged. */
export function stem(word: string): string {
	const ending = ['en', 'er', 'es', 'e', 'n', 's'].find(
		(candidate) => word.endsWith(candidate) && word.length - candidate.length >= 4,
	);
	return ending ? word.slice(0, -ending.length) : word;
}

/** Whether two words have a Damerau-Levenshtein distance of 1. */
export function isTypoOf(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) {
		return false;
	}
	let start = 0;
	while (start < a.length && a[start] === b[start]) {
		start += 1;
	}
	let end = 0;
	const shorter = Math.min(a.length, b.length) - start;
	while (end < shorter && a.at(-1 - end) === b.at(-1 - end)) {
		end += 1;
	}
	const restA = a.slice(start, a.length - end);
	const restB = b.slice(start, b.length - end);
	return (
		(restA.length <= 1 && restB.length <= 1) ||
		(restA.length === 2 && restB.length === 2 && restA === `${restB[1]}${restB[0]}`)
	);
}

/** Whether a text has every typed word; `eager` matches prefixes of the last one and tolerates a typo. */
export function hasWords(text: string, typed: string[], { eager }: { eager: boolean }): boolean {
	const words = wordsOf(text).flatMap(foldings);
	return typed.every((word, index) =>
		foldings(word).some((spelling) =>
			words.some(
				(candidate) =>
					stem(spelling) === stem(candidate) ||
					(eager && index === typed.length - 1 && candidate.startsWith(spelling)) ||
					(eager && hasTypo(spelling, candidate)),
			),
		),
	);
}

function hasTypo(typed: string, word: string): boolean {
	return typed.length > 4 && word.startsWith(typed.slice(0, 4)) && isTypoOf(typed, word);
}
