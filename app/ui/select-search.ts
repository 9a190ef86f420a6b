import { SELECT_SEARCH_RESET_MS } from './select-limits';

/** Search term of a searchable select. */
export interface SelectSearch {
	type(term: string): void;
	/** On focus: a recent term is kept. */
	enter(): void;
	/** On blur: resets the term after a delay, so that the list does not change while it closes. */
	leave(): void;
	/** On unmount. */
	stop(): void;
}

/** `show` is called with each change. */
export function createSelectSearch(show: (term: string) => void): SelectSearch {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = () => clearTimeout(timer);
	return {
		type(term) {
			stop();
			show(term);
		},
		enter: stop,
		leave() {
			stop();
			timer = setTimeout(() => show(''), SELECT_SEARCH_RESET_MS);
		},
		stop,
	};
}
