import type { Change } from '../state/store';
import type { ProductRecord, VariantRecord } from './catalogue-index';
import type { Shop } from './shop';

/** Current stock; null where the variant does not track it. Negative after back-orders. */
export function stockOf(shop: Shop, variant: VariantRecord): number | null {
	const changed = shop.store.get('stock', variant.data.id);
	return changed ? changed.stock : variant.data.stock;
}

/** How many units can be bought now; null where there is no limit. */
export function sellableStock(shop: Shop, variant: VariantRecord): number | null {
	const stock = stockOf(shop, variant);
	return stock === null || variant.data.sellWhenOutOfStock ? null : Math.max(0, stock);
}

export function isAvailable(shop: Shop, variant: VariantRecord): boolean {
	return sellableStock(shop, variant) !== 0;
}

export function isProductAvailable(shop: Shop, product: ProductRecord): boolean {
	return product.variants.some((variant) => isAvailable(shop, variant));
}

/** The change that sets a variant's stock. */
export function stockChange(variantId: number, stock: number | null): Change {
	return { table: 'stock', key: String(variantId), value: { variantId, stock } };
}
