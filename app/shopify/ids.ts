/** The last path segment of a platform id: `gid://shopify/ProductVariant/44` → `44`. Query strings are left out. */
export function shortId(gid: string): string {
	return gid.split('?')[0]?.split('/').at(-1) ?? '';
}

/** Rebuilds a platform id from its last segment; `undefined` unless that is a plain integer. */
export function variantGid(id: string): string | undefined {
	return /^\d{1,20}$/.test(id) ? `gid://shopify/ProductVariant/${id}` : undefined;
}

/** The same for selling plans. */
export function sellingPlanGid(id: string): string | undefined {
	return /^\d{1,20}$/.test(id) ? `gid://shopify/SellingPlan/${id}` : undefined;
}
