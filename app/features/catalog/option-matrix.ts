/** A variant as far as choosing is concerned. */
export interface Choosable {
	id: string;
	availableForSale: boolean;
	selectedOptions: readonly { name: string; value: string }[];
}

export interface OptionInput {
	name: string;
	optionValues: readonly { name: string; swatch?: Swatch | null }[];
}

export interface Swatch {
	/** Hex colour. */
	color?: string | null;
	image?: { previewImage?: { url: string } | null } | null;
}

export interface OptionRow {
	name: string;
	/** The chosen value. */
	chosen: string;
	values: OptionChoice[];
}

export interface OptionChoice {
	name: string;
	color?: string;
	imageUrl?: string;
	/** Id of the variant that picking this value leads to. */
	variantId: string;
	chosen: boolean;
	/** `other`: not made in this combination; picking it changes other options too. */
	state: 'available' | 'soldOut' | 'other';
}

/**
 * What can be picked, seen from the chosen variant: each value leads to the variant that differs in
 * that option alone, or, where there is none, to the nearest one. Values that no variant has are left out,
 * and so is the one option of a product without choices.
 */
export function optionRows(
	options: readonly OptionInput[],
	variants: readonly Choosable[],
	chosen: Choosable,
): OptionRow[] {
	return options.flatMap((option) => {
		const current = optionValue(chosen, option.name);
		if (current === undefined || isPlaceholder(option.name, current)) return [];
		const values = option.optionValues.flatMap(({ name, swatch }): OptionChoice[] => {
			const target = nearest(variants, chosen, option.name, name);
			if (!target) return [];
			const exact = distance(target, chosen, option.name) === 0;
			const image = swatch?.image?.previewImage?.url;
			return [
				{
					name,
					...(swatch?.color && { color: swatch.color }),
					...(image && { imageUrl: image }),
					variantId: target.id,
					chosen: name === current,
					state: exact ? (target.availableForSale ? 'available' : 'soldOut') : 'other',
				},
			];
		});
		return [{ name: option.name, chosen: current, values }];
	});
}

/** The platform gives a product without choices one option "Title" with the value "Default Title". */
function isPlaceholder(name: string, value: string): boolean {
	return name === 'Title' && value === 'Default Title';
}

/** Fewest differing options first, then what can be bought, then the shop's own order. */
function nearest<Variant extends Choosable>(
	variants: readonly Variant[],
	chosen: Choosable,
	option: string,
	value: string,
): Variant | undefined {
	let best: Variant | undefined;
	let bestRank = Number.POSITIVE_INFINITY;
	for (const variant of variants) {
		if (optionValue(variant, option) !== value) continue;
		const rank = distance(variant, chosen, option) * 2 + (variant.availableForSale ? 0 : 1);
		if (rank < bestRank) {
			best = variant;
			bestRank = rank;
		}
	}
	return best;
}

/** How many options differ, one left aside. */
function distance(variant: Choosable, other: Choosable, except: string): number {
	return variant.selectedOptions.filter(
		({ name, value }) => name !== except && optionValue(other, name) !== value,
	).length;
}

function optionValue(variant: Choosable, option: string): string | undefined {
	return variant.selectedOptions.find(({ name }) => name === option)?.value;
}
