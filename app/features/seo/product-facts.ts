import { parseStringList } from '~/lib/string-list';

export interface Money {
	amount: string;
	currencyCode: string;
}

/** A variant as the platform tells it, as far as machines ask for it. */
export interface VariantFacts {
	id: string;
	title: string;
	sku?: string | null;
	barcode?: string | null;
	availableForSale: boolean;
	/** Sold all the same: it is delivered later. */
	currentlyNotInStock: boolean;
	/** False for what arrives by e-mail. */
	requiresShipping: boolean;
	price: Money;
	compareAtPrice?: Money | null;
	/** `custom.lowest_price_30d`. */
	lowestPrice?: { value: string } | null;
	image?: { url: string } | null;
	selectedOptions: readonly { name: string; value: string }[];
}

/** A product as the platform tells it, as far as machines ask for it. */
export interface ProductFacts {
	id: string;
	handle: string;
	title: string;
	description: string;
	productType: string;
	vendor: string;
	isGiftCard: boolean;
	/** `custom.option_properties`: a JSON list with what each option is, in the options' order. */
	optionProperties?: { value: string } | null;
	featuredImage?: { url: string } | null;
	variants: { nodes: readonly VariantFacts[] };
}

const properties = ['size', 'color', 'material'] as const;

export type VariantProperty = (typeof properties)[number];

/** What is known of a variant by names that machines know too, as the product's metafield names its options. */
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

/** Whether the product has variants to choose from; one without options has one that says nothing. */
export function hasVariants({ variants }: ProductFacts): boolean {
	return variants.nodes.length > 1;
}

/** A variant's name among others: the product's, and what was chosen. */
export function variantName(product: ProductFacts, variant: VariantFacts): string {
	return hasVariants(product) ? `${product.title}, ${variant.title}` : product.title;
}

export type Availability = 'InStock' | 'BackOrder' | 'OutOfStock';

export function availabilityOf(variant: VariantFacts): Availability {
	if (!variant.availableForSale) return 'OutOfStock';
	return variant.currentlyNotInStock ? 'BackOrder' : 'InStock';
}
