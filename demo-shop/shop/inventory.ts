import type { VariantRecord } from './catalogue-index';
import type { Shop } from './shop';

/** Above the numbers of variants. */
const distance = 2_000_000_000_000;

/** Integer of the only location with stock. */
export const locationId = 71_000_000_001;

/** Integer of a variant's `gid://shopify/InventoryItem/<id>`. */
export function inventoryItemId({ data }: VariantRecord): number {
	return data.id + distance;
}

export function variantOfInventoryItem(shop: Shop, id: number | null): VariantRecord | undefined {
	return shop.catalogue.variantById.get((id ?? 0) - distance);
}
