import type { ProductVariantFragment } from '~/shopify/storefront.generated';

/** Up to this quantity the number left is shown. */
const LOW_STOCK = 5;

export type Stock =
	| { kind: 'available' | 'soldOut' | 'backorder'; count?: undefined }
	/** `count` is 1 or more. */
	| { kind: 'low'; count: number };

/**
 * Stock information for shoppers. `quantityAvailable` is 0 or less on a variant for sale where stock is not tracked, or
 * overselling is allowed.
 */
export function stockOf(
	variant: Pick<
		ProductVariantFragment,
		'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'
	>,
): Stock {
	if (!variant.availableForSale) return { kind: 'soldOut' };
	if (variant.currentlyNotInStock) return { kind: 'backorder' };
	const count = variant.quantityAvailable ?? 0;
	return count > 0 && count <= LOW_STOCK ? { kind: 'low', count } : { kind: 'available' };
}
