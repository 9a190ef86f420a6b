import { readTerm } from './search-term';

/** Debounce time before a request. */
const TYPING_PAUSE_MS = 200;

/** Longer than the server's own time-out. */
export const TIMEOUT_MS = 15_000;

/** State of the suggestions for the term in the field. */
export type Suggestions<Found> =
	| { state: 'idle' }
	/** `found` belongs to the previous term, and stays visible while the next one is loading. */
	| { state: 'searching'; term: string; found?: Found }
	| { state: 'found'; term: string; found: Found }
	| { state: 'failed'; term: string };

export interface Suggester {
	/** To be called for each input event. */
	type(text: string): void;
	/** Repeats a failed request. */
	retry(): void;
	/** Aborts a running request. */
	stop(): void;
}

export interface SuggesterOptions<Found> {
	load(term: string, signal: AbortSignal): Promise<Found>;
	/** Called with each new state. */
	show(suggestions: Suggestions<Found>): void;
}

/** Requests suggestions after a pause in typing. A new request aborts the previous one, whose response is ignored. */
export function createSuggester<Found>({ load, show }: SuggesterOptions<Found>): Suggester {
	let known: Suggestions<Found> = { state: 'idle' };
	let timer: ReturnType<typeof setTimeout> | undefined;
	let request: AbortController | undefined;
	const update = (next: Suggestions<Found>) => {
		known = next;
		show(next);
	};
	const stop = () => {
		clearTimeout(timer);
		request?.abort();
		request = undefined;
	};
	const ask = async (term: string) => {
		const controller = new AbortController();
		request = controller;
		const late = setTimeout(() => controller.abort(), TIMEOUT_MS);
		try {
			const found = await load(term, controller.signal);
			if (request === controller) update({ state: 'found', term, found });
		} catch {
			if (request === controller) update({ state: 'failed', term });
		} finally {
			clearTimeout(late);
		}
	};
	return {
		type(text) {
			const term = readTerm(text);
			if (term === (known.state === 'idle' ? '' : known.term)) return;
			stop();
			if (!term) return update({ state: 'idle' });
			const found = 'found' in known ? known.found : undefined;
			update({ state: 'searching', term, found });
			timer = setTimeout(ask, TYPING_PAUSE_MS, term);
		},
		retry() {
			if (known.state !== 'failed') return;
			const { term } = known;
			update({ state: 'searching', term });
			void ask(term);
		},
		stop,
	};
}
