/** Up to this quantity the number left is shown. */
const LOW_STOCK = 5;

export type Stock =
	| { kind: 'available' | 'soldOut' | 'backorder' }
	/** `count` is 1 or more. */
	| { kind: 'low'; count: number };

export interface StockInput {
	availableForSale: boolean;
	currentlyNotInStock: boolean;
	/** 0 or less on a variant for sale: stock is not tracked, or overselling is allowed. */
	quantityAvailable?: number | null;
}

/** Stock information for shoppers. */
export function stockOf(variant: StockInput): Stock {
	if (!variant.availableForSale) return { kind: 'soldOut' };
	if (variant.currentlyNotInStock) return { kind: 'backorder' };
	const count = variant.quantityAvailable ?? 0;
	return count > 0 && count <= LOW_STOCK ? { kind: 'low', count } : { kind: 'available' };
}
