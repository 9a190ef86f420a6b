/** Characters of an excerpt at most, apart from its ellipses. */
const LENGTH = 180;

/** A shorter excerpt goes on with a part of the next sentence. */
const MIN_LENGTH = 60;

/** Between sentences. No abbreviation in the content has two letters before its full stop and a capital after it. */
const SENTENCES = /(?<=(?:\p{L}{2}|\p{N}{3}|[”“)])[.?!][”“)]*) (?=[\p{Lu}„“(])/u;

/** Between items of a list or clauses of a sentence, but not within brackets. */
const CLAUSES = /(?<=[,;]) (?![^(]*\))/;

/** Where a sentence may be cut, best first: not at all, between clauses, between words. */
const CUTS = [
	(sentence: string) => [sentence],
	(sentence: string) => sentence.split(CLAUSES),
	(sentence: string) => sentence.split(' '),
];

/**
 * The part of a text in one line that is shown for a search: the sentence that matches best and what is around it. Only a
 * long sentence is cut.
 * @param scorePart how well a part of the text matches
 */
export function excerptOf(text: string, scorePart: (part: string) => number): string {
	if (text.length <= LENGTH) return text;
	const sentences = text.split(SENTENCES);
	const best = bestOf(sentences, scorePart);
	let excerpt = '';
	for (const cut of CUTS) {
		const parts = sentences.map(cut);
		const range = around(parts, best, bestOf(parts[best] ?? [], scorePart));
		excerpt = withEllipses(parts, range);
		const { length } = joined(parts.flat(), range);
		if (length >= MIN_LENGTH && length <= LENGTH) return excerpt;
	}
	return excerpt;
}

/** The first of the parts that match best. */
function bestOf(parts: readonly string[], scorePart: (part: string) => number): number {
	const values = parts.map(scorePart);
	return values.indexOf(Math.max(...values));
}

/** Consecutive parts of a text: from the first index up to the second one, which is not included. */
type Range = readonly [from: number, to: number];

/**
 * As many parts around one as fit: from the beginning of the text or of its sentence where that is near, else in turn
 * behind and before it.
 * @param sentences the parts of each sentence
 */
function around(sentences: readonly string[][], sentence: number, index: number): Range {
	const parts = sentences.flat();
	const start = sentences.slice(0, sentence).flat().length;
	const at = start + index;
	const fits = (range: Range) => joined(parts, range).length <= LENGTH;
	// Earlier sentences are added before a whole sentence only, not before a part of one.
	const lowest = parts.length === sentences.length ? 0 : start;
	let from = [0, start].find((near) => fits([near, at + 1])) ?? at;
	let to = at + 1;
	let grown = true;
	while (grown) {
		const behind = to < parts.length && fits([from, to + 1]);
		if (behind) to++;
		const before = from > lowest && fits([from - 1, to]);
		if (before) from--;
		grown = behind || before;
	}
	return [from, to];
}

function joined(parts: readonly string[], [from, to]: Range): string {
	return parts.slice(from, to).join(' ');
}

/** Marks a beginning and an end within a sentence. No punctuation or open bracket stands before an ellipsis. */
function withEllipses(sentences: readonly string[][], range: Range): string {
	const text = joined(sentences.flat(), range);
	const begins = sentences.flatMap((parts) => parts.map((_, index) => index === 0));
	const isCut = (index: number) => begins[index] === false;
	const end = isCut(range[1])
		? `${text.replace(/(?:[,;:]|(?<=.{90}) \([^)]*)$/, '')}\u00a0…`
		: text;
	return isCut(range[0]) ? `…\u00a0${end}` : end;
}
