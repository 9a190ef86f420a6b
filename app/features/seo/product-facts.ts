import type { PricedVariant } from '~/features/catalog/sold-price';
import { parseStringList } from '~/lib/string-list';

/** A variant's fields for machine-readable formats. */
export interface VariantFacts extends PricedVariant {
	id: string;
	title: string;
	sku?: string | null;
	barcode?: string | null;
	availableForSale: boolean;
	/** For sale without stock: delivered later. */
	currentlyNotInStock: boolean;
	/** False for digital products. */
	requiresShipping: boolean;
	image?: { url: string } | null;
	selectedOptions: readonly { name: string; value: string }[];
}

/** A product's fields for machine-readable formats. */
export interface ProductFacts {
	id: string;
	handle: string;
	title: string;
	description: string;
	productType: string;
	vendor: string;
	isGiftCard: boolean;
	/** Whether it is sold by subscription only. */
	requiresSellingPlan?: boolean;
	/** `custom.option_properties`: JSON list with the property of each option, in the options' order. */
	optionProperties?: { value: string } | null;
	featuredImage?: { url: string } | null;
	variants: { nodes: readonly VariantFacts[] };
}

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
