import { wordsOf } from '~/lib/normalize-text';

interface NamedOption<Variant> {
	optionValues: readonly { name: string; firstSelectableVariant?: Variant | null }[];
}

/**
 * The variant of the first option value that a search term names: `karte usa` names `USA`, `karte us` does not.
 */
export function namedVariant<Variant extends object>(
	options: readonly NamedOption<Variant>[],
	term: string,
): Variant | undefined {
	const words = wordsIn(term);
	const values = options.flatMap(({ optionValues }) => optionValues);
	const named = values.find(({ name }) => words.includes(wordsIn(name)));
	return named?.firstSelectableVariant ?? undefined;
}

/** ` karte usa `, to find whole words in. */
function wordsIn(text: string): string {
	return ` ${wordsOf(text).join(' ')} `;
}
