import { SELECT_SEARCH_RESET_MS } from './select-limits';

/** What is typed into a searched select, from one visit of the field to the next. */
export interface SearchTerm {
	type(term: string): void;
	/** The field is entered: what was typed before stays if it has not been forgotten yet. */
	enter(): void;
	/** The field is left: the list closes over what it showed, and is whole again a moment later. */
	leave(): void;
	/** The field is gone from the page. */
	stop(): void;
}

/** Keeps a search term; `show` is told of each change. */
export function createSearchTerm(show: (term: string) => void): SearchTerm {
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
