import { normalizeText } from '~/lib/normalize-text';

export interface SelectOption {
	value: string;
	label: string;
	disabled?: boolean;
}

/** Search result in a select. */
export interface Found {
	options: readonly SelectOption[];
	/** Search term, where an option can be created from it. */
	creatable: string | undefined;
	/** Reason for an empty result. */
	empty: 'noOptions' | 'noMatch' | undefined;
}

/**
 * Options whose label contains the term, ignoring case, accents and outer spaces; those that start with it come
 * first. With `canCreate`, a term that is no option's label can become a new option.
 */
export function findOptions(
	options: readonly SelectOption[],
	term: string,
	canCreate = false,
): Found {
	const sought = normalizeText(term.trim());
	const places = options.map(({ label }) => normalizeText(label.trim()).indexOf(sought));
	const matching = [
		...options.filter((_, index) => places[index] === 0),
		...options.filter((_, index) => (places[index] ?? -1) > 0),
	];
	const known = options.some(({ label }) => normalizeText(label.trim()) === sought);
	const creatable = canCreate && sought !== '' && !known ? term.trim() : undefined;
	return { options: matching, creatable, empty: reasonFor(options, matching, creatable) };
}

function reasonFor(
	all: readonly SelectOption[],
	matching: readonly SelectOption[],
	creatable: string | undefined,
): Found['empty'] {
	if (matching.length > 0 || creatable !== undefined) return undefined;
	return all.length === 0 ? 'noOptions' : 'noMatch';
}
