import { getProductOptions } from '@shopify/hydrogen';
import type { ProductQuery, SelectableVariantFragment } from './storefront.generated';

type Product = Pick<
	NonNullable<ProductQuery['product']>,
	'handle' | 'options' | 'encodedVariantExistence' | 'encodedVariantAvailability'
>;

/**
 * Hydrogen's options of a product: each value with the variant that differs from the selected one in this option
 * only, or else with its first selectable variant.
 */
export function productOptions(
	{ handle, options, encodedVariantExistence, encodedVariantAvailability }: Product,
	selected: SelectableVariantFragment,
	adjacent: readonly SelectableVariantFragment[],
) {
	// Hydrogen needs each variant's product: it is this one, so the query leaves it out.
	const withProduct = (variant: SelectableVariantFragment) => ({ ...variant, product: { handle } });
	return getProductOptions({
		handle,
		encodedVariantExistence: encodedVariantExistence ?? '',
		encodedVariantAvailability: encodedVariantAvailability ?? '',
		options: options.map((option) => ({
			...option,
			optionValues: option.optionValues.map(({ firstSelectableVariant: first, ...value }) => ({
				...value,
				...(first && { firstSelectableVariant: withProduct(first) }),
			})),
		})),
		selectedOrFirstAvailableVariant: withProduct(selected),
		adjacentVariants: adjacent.map(withProduct),
	});
}
