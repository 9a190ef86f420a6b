import type { PricedVariant } from '~/features/catalog/variant-price';
import { parseStringList } from '~/lib/string-list';
import type { FeedVariantFragment, ProductFeedQuery } from '~/shopify/storefront.generated';

/** A variant's fields for machine-readable formats. */
export type VariantFacts = PricedVariant &
	Omit<FeedVariantFragment, keyof PricedVariant | 'weight' | 'weightUnit'>;

/** A product's fields for machine-readable formats. */
export interface ProductFacts extends Omit<FeedProductNode, 'images' | 'variants'> {
	variants: { nodes: readonly VariantFacts[] };
}

type FeedProductNode = ProductFeedQuery['products']['nodes'][number];

const properties = ['size', 'color', 'material'] as const;

export type VariantProperty = (typeof properties)[number];

/** A variant's schema.org properties, by the product's metafield. */
export function variantProperties(
	{ optionProperties }: Pick<ProductFacts, 'optionProperties'>,
	{ selectedOptions }: Pick<VariantFacts, 'selectedOptions'>,
): Partial<Record<VariantProperty, string>> {
	const names = parseStringList(optionProperties?.value);
	const known = selectedOptions.flatMap(({ value }, index) => {
		const property = properties.find((name) => name === names[index]);
		return property ? [[property, value]] : [];
	});
	return Object.fromEntries(known);
}

/** Whether there are variants to choose from; a product without options has one placeholder variant. */
export function hasVariants({ variants }: ProductFacts): boolean {
	return variants.nodes.length > 1;
}

/** The product's title with the variant's options. */
export function variantName(product: ProductFacts, variant: VariantFacts): string {
	return hasVariants(product) ? `${product.title}, ${variant.title}` : product.title;
}

export type Availability = 'InStock' | 'BackOrder' | 'OutOfStock';

/** schema.org's name of a variant's availability. */
export function availabilityOf(variant: VariantFacts): Availability {
	if (!variant.availableForSale) return 'OutOfStock';
	return variant.currentlyNotInStock ? 'BackOrder' : 'InStock';
}
