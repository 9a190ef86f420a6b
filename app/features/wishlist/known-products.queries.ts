/** In the order of the ids; null for products that the shop does not have. */
export const KNOWN_PRODUCTS_QUERY = `#graphql
	query KnownProducts($ids: [ID!]!) {
		nodes(ids: $ids) {
			id
		}
	}
` as const;
