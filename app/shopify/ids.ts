/** The last path segment of a platform id: `gid://shopify/ProductVariant/44` → `44`. The query is dropped. */
export function shortId(gid: string): string {
	return gid.split('?')[0]?.split('/').at(-1) ?? '';
}

/** Global id of a variant; `undefined` unless `id` is an integer. */
export function variantGid(id: string): string | undefined {
	return /^\d{1,20}$/.test(id) ? `gid://shopify/ProductVariant/${id}` : undefined;
}

/** The global id of a selling plan; `undefined` unless given a plain integer. */
export function sellingPlanGid(id: string): string | undefined {
	return /^\d{1,20}$/.test(id) ? `gid://shopify/SellingPlan/${id}` : undefined;
}

/** Limit of ids in one `nodes` query. */
export const MAX_NODE_IDS = 250;
