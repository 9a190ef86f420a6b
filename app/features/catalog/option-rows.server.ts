import type { Money } from '~/i18n/format';
import { compareDecimals, sumDecimals } from '~/lib/decimal';
import { isPlaceholderOption } from '~/shopify/default-variant';
import { shortId } from '~/shopify/ids';
import { productOptions } from '~/shopify/product-options.server';
import type { SelectableVariantFragment } from '~/shopify/storefront.generated';
import { cssColor } from './css-color';
import type { ProductMedium } from './media/gallery';
import type { OptionChoice, OptionRow } from './product-view';

type OptionsProduct = Parameters<typeof productOptions>[0] & {
	media: { nodes: readonly ProductMedium[] };
};

/**
 * The options, seen from the chosen variant. Left out: values without a variant, and the placeholder option of a
 * product without choices. `neighbours` holds at least the variants that differ from the chosen one in one option.
 */
export function optionRows(
	product: OptionsProduct,
	chosen: SelectableVariantFragment,
	neighbours: readonly SelectableVariantFragment[],
): OptionRow[] {
	return productOptions(product, chosen, neighbours).flatMap(({ name, optionValues }) => {
		const current = chosen.selectedOptions.find((option) => option.name === name)?.value;
		if (current === undefined || isPlaceholderOption({ name, value: current })) return [];
		const targets = optionValues.flatMap(({ variant, ...value }) => {
			// Hydrogen's types promise a variant for every value.
			const target: SelectableVariantFragment | undefined = variant;
			return target ? [{ ...value, target }] : [];
		});
		const hasColors = targets.some(({ swatch }) => cssColor(swatch?.color));
		const pictures = hasColors ? [] : ownPictures(targets.map(({ target }) => target));
		const values = targets.map(({ target, swatch, ...value }, index) => {
			const color = cssColor(swatch?.color);
			const ownImage = swatch?.image?.previewImage?.url;
			const image = ownImage ?? pictures[index];
			const night = image && !ownImage ? nightPictureOf(target, product.media.nodes) : undefined;
			const difference = differenceOf(target.price, chosen.price);
			return {
				name: value.name,
				...(color && { color }),
				...(image && { imageUrl: image }),
				...(night && { nightImageUrl: night }),
				...(difference && { difference }),
				variantId: shortId(target.id),
				chosen: value.selected,
				state: stateOf(target, chosen, name),
			};
		});
		return { name, chosen: current, values };
	});
}

/** The pictures of an option's variants, if each has one of its own: then they show what the option changes. */
function ownPictures(variants: readonly SelectableVariantFragment[]): string[] {
	const urls = variants.flatMap(({ image }) => image?.url ?? []);
	return variants.length > 1 && new Set(urls).size === variants.length ? urls : [];
}

function nightPictureOf(
	{ nightPictureId }: SelectableVariantFragment,
	media: readonly ProductMedium[],
): string | undefined {
	return media.find(({ id }) => id === nightPictureId?.value)?.image?.url;
}

function differenceOf(price: Money, chosen: Money): Money | undefined {
	return compareDecimals(price.amount, chosen.amount) === 0
		? undefined
		: { ...price, amount: sumDecimals([price.amount, `-${chosen.amount}`]) };
}

/** Hydrogen's states only consider the options above a value; here all other options must stay the same. */
function stateOf(
	{ selectedOptions, availableForSale }: SelectableVariantFragment,
	chosen: SelectableVariantFragment,
	picked: string,
): OptionChoice['state'] {
	const othersUnchanged = selectedOptions.every(
		({ name, value }) =>
			name === picked ||
			chosen.selectedOptions.some((other) => other.name === name && other.value === value),
	);
	if (!othersUnchanged) return 'other';
	return availableForSale ? 'available' : 'soldOut';
}
