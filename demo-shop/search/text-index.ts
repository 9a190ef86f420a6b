import { foldings, isTypoOf, SOFT_HYPHEN, stem, wordsOf } from './fold';

/** Searchable fields of a product with the weight of a match. */
export const fieldWeights = {
	title: 10,
	sku: 8,
	barcode: 8,
	productType: 6,
	variantTitle: 4,
	vendor: 3,
	tag: 3,
	body: 1,
} as const;

export type TextField = keyof typeof fieldWeights;

const textFields = Object.keys(fieldWeights) as TextField[];

/** Fields with typo tolerance, as the platform documents. */
const typoFields: readonly TextField[] = ['title', 'productType', 'variantTitle', 'vendor'];

/** Number of correct letters before a typo. */
const rightLetters = 4;

/** Share of a field's weight by kind of match. */
const quality = { exact: 1, stem: 0.9, prefix: 0.6, typo: 0.4 };

export interface WordSearch {
	/** Fields to search; all if omitted. */
	fields?: readonly TextField[];
	/** Match words with the prefix. */
	prefix?: boolean;
	/** Match words with a typo. */
	typos?: boolean;
}

/** Documents with a word, and the fields that contain it, one bit each. */
interface Postings {
	documents: number[];
	masks: number[];
}

/** An inverted index over the texts of numbered documents. */
export class TextIndex {
	readonly #size: number;
	readonly #postings = new Map<string, Postings>();
	readonly #byStem = new Map<string, string[]>();
	/** Cache: the same words are in thousands of texts. */
	readonly #spellings = new Map<string, string[]>();
	/** All words, sorted at the first search. */
	#sorted: string[] | null = null;

	constructor(size: number) {
		this.#size = size;
	}

	/** Adds a text; documents must be added in ascending order. A word with soft hyphens is found whole and by its parts. */
	add(document: number, field: TextField, text: string): void {
		const bit = bitOf(field);
		const whole = text.includes(SOFT_HYPHEN) ? wordsOf(text.replaceAll(SOFT_HYPHEN, '')) : [];
		for (const word of [...wordsOf(text), ...whole]) {
			const spellings = this.#spellings.get(word) ?? foldings(word);
			this.#spellings.set(word, spellings);
			for (const spelling of spellings) {
				this.#post(spelling, document, bit);
			}
		}
		this.#sorted = null;
	}

	/** The score of every document for one word; 0 is no match. */
	scores(word: string, search: WordSearch = {}): Float32Array {
		const scores = new Float32Array(this.#size);
		const fields = maskOf(search.fields ?? textFields);
		const spellings = foldings(word);
		for (const spelling of spellings) {
			this.#score(scores, spelling, fields, quality.exact);
			for (const sibling of this.#byStem.get(stem(spelling)) ?? []) {
				this.#score(scores, sibling, fields, quality.stem);
			}
			if (search.prefix) {
				for (const longer of this.#beginningWith(spelling)) {
					this.#score(scores, longer, fields, quality.prefix);
				}
			}
			if (search.typos && spelling.length > rightLetters) {
				const typos = fields & maskOf(typoFields);
				for (const similar of this.#beginningWith(spelling.slice(0, rightLetters))) {
					if (isTypoOf(spelling, similar)) {
						this.#score(scores, similar, typos, quality.typo);
					}
				}
			}
		}
		return scores;
	}

	#post(word: string, document: number, bit: number): void {
		const known = this.#postings.get(word);
		if (!known) {
			this.#postings.set(word, { documents: [document], masks: [bit] });
			const root = stem(word);
			const siblings = this.#byStem.get(root);
			if (siblings) {
				siblings.push(word);
			} else {
				this.#byStem.set(root, [word]);
			}
			return;
		}
		const last = known.documents.length - 1;
		if (known.documents[last] === document) {
			known.masks[last] = (known.masks[last] ?? 0) | bit;
		} else {
			known.documents.push(document);
			known.masks.push(bit);
		}
	}

	#score(scores: Float32Array, word: string, fields: number, factor: number): void {
		const postings = this.#postings.get(word);
		for (const [index, document] of postings?.documents.entries() ?? []) {
			const score = weightOf((postings?.masks[index] ?? 0) & fields) * factor;
			if (score > (scores[document] ?? 0)) {
				scores[document] = score;
			}
		}
	}

	/** Longer words with the prefix. */
	*#beginningWith(start: string): Generator<string> {
		this.#sorted ??= [...this.#postings.keys()].sort();
		const words = this.#sorted;
		let low = 0;
		let high = words.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((words[middle] ?? '') < start) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		for (let index = low; words[index]?.startsWith(start); index += 1) {
			const word = words[index] ?? '';
			if (word !== start) {
				yield word;
			}
		}
	}
}

function bitOf(field: TextField): number {
	return 1 << textFields.indexOf(field);
}

function maskOf(fields: readonly TextField[]): number {
	return fields.reduce((mask, field) => mask | bitOf(field), 0);
}

/** The best weight of a set of fields, by mask. */
const weights = Float32Array.from({ length: 1 << textFields.length }, (_, mask) =>
	textFields.reduce(
		(best, field) => (mask & bitOf(field) ? Math.max(best, fieldWeights[field]) : best),
		0,
	),
);

function weightOf(mask: number): number {
	return weights[mask] ?? 0;
}
