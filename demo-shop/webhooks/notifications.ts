import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import { inventoryItemId, locationId } from '../shop/inventory';
import { shopCurrency } from '../shop/markets';
import { toFixedAmount } from '../shop/money';
import type { Shop } from '../shop/shop';
import { stockOf } from '../shop/stock';
import { variantTitle } from '../shop/variant-title';

/** Sends `products/update` for a changed or ordered product, in the format of the REST Admin API. */
export function notifyProductUpdate(shop: Shop, product: ProductRecord): void {
	const { id, handle, title, productType, vendor } = product.data;
	shop.webhooks.notify('products/update', {
		id,
		admin_graphql_api_id: gid('Product', id),
		title: title.de,
		handle,
		product_type: productType.de,
		vendor,
		status: 'active',
		updated_at: toDateTime(shop.clock()),
		variants: product.variants.map((variant) => ({
			id: variant.data.id,
			admin_graphql_api_id: gid('ProductVariant', variant.data.id),
			product_id: id,
			title: variantTitle(variant, 'DE'),
			sku: variant.data.sku,
			price: toFixedAmount(variant.data.price[shopCurrency]),
			compare_at_price: toFixedAmount(variant.data.compareAtPrice?.[shopCurrency]),
			inventory_item_id: inventoryItemId(variant),
			inventory_quantity: stockOf(shop, variant) ?? 0,
		})),
	});
}

/** Sends `inventory_levels/update` for a variant that tracks its stock. */
export function notifyInventoryLevelUpdate(shop: Shop, variant: VariantRecord): void {
	const available = stockOf(shop, variant);
	if (available === null) return;
	const item = inventoryItemId(variant);
	shop.webhooks.notify('inventory_levels/update', {
		inventory_item_id: item,
		location_id: locationId,
		available,
		updated_at: toDateTime(shop.clock()),
		admin_graphql_api_id: `${gid('InventoryLevel', locationId)}?inventory_item_id=${item}`,
	});
}
