import { readTerm } from './search-term';

/** So long nobody must have typed before the shop is asked: a fast typist's pause between two words. */
export const TYPING_PAUSE_MS = 200;

/** So long an answer may take, which is longer than the shop tries: then the search says that it does not answer. */
export const ANSWER_LIMIT_MS = 15_000;

/** What is known of the term in the field. */
export type Suggestions<Found> =
	| { state: 'idle' }
	/** `found` belongs to the term before, and stays in view meanwhile. */
	| { state: 'searching'; term: string; found?: Found }
	| { state: 'found'; term: string; found: Found }
	| { state: 'failed'; term: string };

export interface Suggester {
	/** The field holds another text. */
	type(text: string): void;
	/** Asks once more what could not be answered. */
	retry(): void;
	/** Drops what is under way: the field is gone. */
	stop(): void;
}

export interface SuggesterOptions<Found> {
	load(term: string, signal: AbortSignal): Promise<Found>;
	/** Told of each change. */
	show(suggestions: Suggestions<Found>): void;
}

/**
 * Asks for suggestions once typing pauses. One question is under way at most: the next one aborts it, and
 * an answer to an older one is dropped, in whatever order they come.
 */
export function createSuggester<Found>({ load, show }: SuggesterOptions<Found>): Suggester {
	let known: Suggestions<Found> = { state: 'idle' };
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asked: AbortController | undefined;
	const tell = (next: Suggestions<Found>) => {
		known = next;
		show(next);
	};
	const stop = () => {
		clearTimeout(timer);
		asked?.abort();
		asked = undefined;
	};
	const ask = async (term: string) => {
		const own = new AbortController();
		asked = own;
		const late = setTimeout(() => own.abort(), ANSWER_LIMIT_MS);
		try {
			const found = await load(term, own.signal);
			if (asked === own) tell({ state: 'found', term, found });
		} catch {
			if (asked === own) tell({ state: 'failed', term });
		} finally {
			clearTimeout(late);
		}
	};
	return {
		type(text) {
			const term = readTerm(text);
			if (term === (known.state === 'idle' ? '' : known.term)) return;
			stop();
			if (!term) return tell({ state: 'idle' });
			const found = 'found' in known ? known.found : undefined;
			tell({ state: 'searching', term, found });
			timer = setTimeout(ask, TYPING_PAUSE_MS, term);
		},
		retry() {
			if (known.state !== 'failed') return;
			const { term } = known;
			tell({ state: 'searching', term });
			void ask(term);
		},
		stop,
	};
}
