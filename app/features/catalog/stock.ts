/** From this many on hand downwards the shopper is told how many are left. */
const LOW_STOCK = 5;

export type Stock =
	| { kind: 'available' | 'soldOut' | 'backorder' }
	/** `count` units are left, at least one. */
	| { kind: 'low'; count: number };

export interface StockInput {
	availableForSale: boolean;
	currentlyNotInStock: boolean;
	/** 0 or less on a variant for sale: it does not track stock, or may be sold beyond it. */
	quantityAvailable?: number | null;
}

/** What a shopper should know of a variant's stock. */
export function stockOf(variant: StockInput): Stock {
	if (!variant.availableForSale) return { kind: 'soldOut' };
	if (variant.currentlyNotInStock) return { kind: 'backorder' };
	const count = variant.quantityAvailable ?? 0;
	return count > 0 && count <= LOW_STOCK ? { kind: 'low', count } : { kind: 'available' };
}
