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
	featuredImage?: { url: string } | null;
	variants: { nodes: readonly VariantFacts[] };
}

/** What an option of the merchant's naming is to search engines, by its name in both languages. */
const PROPERTIES: readonly { property: 'size' | 'color' | 'material'; names: RegExp }[] = [
	{ property: 'size', names: /^(gr(ö|oe)(ß|ss)e|size|format|länge|length)$/i },
	{ property: 'color', names: /^(farbe|colou?r)$/i },
	{ property: 'material', names: /^(material|rahmen|frame|papier|paper)$/i },
];

export type VariantProperty = (typeof PROPERTIES)[number]['property'];

/** What is known of a variant by names that machines know too; each property once. */
export function variantProperties({
	selectedOptions,
}: Pick<VariantFacts, 'selectedOptions'>): Partial<Record<VariantProperty, string>> {
	const found: Partial<Record<VariantProperty, string>> = {};
	for (const { name, value } of selectedOptions) {
		const known = PROPERTIES.find(({ names }) => names.test(name.trim()));
		if (known && !(known.property in found)) found[known.property] = value;
	}
	return found;
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
