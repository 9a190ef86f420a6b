/** A query of the Admin API: no package ships its schema, so the types are written by hand. */
export const INVENTORY_ITEM_QUERY = `
	query InventoryItemProduct($id: ID!) {
		inventoryItem(id: $id) {
			variant {
				product {
					id
				}
			}
		}
	}
` as const;

declare module '@shopify/hydrogen' {
	interface StorefrontQueries {
		[INVENTORY_ITEM_QUERY]: {
			return: { inventoryItem: { variant: { product: { id: string } } | null } | null };
			variables: { id: string };
		};
	}
}
