import { normalizeText, wordsOf } from '~/lib/normalize-text';

export interface TextPart {
	/** Index of its first character. */
	start: number;
	text: string;
	/** Whether it matches the typed term. */
	typed: boolean;
}

/**
 * Splits a text into matches (word beginnings, ignoring case and accents) and the rest.
 * (`Alpenkarte`, `alp`) → `Alp` typed, `enkarte` not.
 */
export function splitHighlight(text: string, term: string): TextPart[] {
	const letters = [...text.normalize('NFC')];
	const normalized = letters.map(normalizeText);
	const plain = normalized.join('');
	// A normalized letter may be longer than the original: ß becomes ss.
	const ownerOf = normalized.flatMap((spelling, letter) => [...spelling].map(() => letter));
	const typed = new Set<number>();
	for (const word of wordsOf(term)) {
		// Normalized letter by letter, the text still has the apostrophes inside of words.
		const spelling = [...word].join("['’]?");
		const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${spelling}`, 'gu');
		for (const { 0: match, index } of plain.matchAll(pattern)) {
			for (const letter of ownerOf.slice(index, index + match.length)) typed.add(letter);
		}
	}
	return letters.reduce<TextPart[]>((parts, letter, index) => {
		const last = parts.at(-1);
		if (last?.typed === typed.has(index)) last.text += letter;
		else parts.push({ start: index, text: letter, typed: typed.has(index) });
		return parts;
	}, []);
}
