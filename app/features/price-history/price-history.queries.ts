/** All of the Admin API: no package ships its schema, so the types are written by hand. */

/** In the order of their ids. */
export const VARIANT_PRICES_QUERY = `
	query VariantPrices($after: String) {
		shop {
			currencyCode
		}
		productVariants(first: 250, after: $after) {
			nodes {
				id
				createdAt
				price
				compareAtPrice
				history: metafield(namespace: "custom", key: "price_history") {
					value
				}
				lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
					value
				}
				product {
					id
					lowestPrice: metafield(namespace: "custom", key: "lowest_price_30d") {
						value
					}
				}
			}
			pageInfo {
				hasNextPage
				endCursor
			}
		}
	}
` as const;

/** Writes up to 25 metafields, all or none. */
export const METAFIELDS_SET = `
	mutation MetafieldsSet($metafields: [MetafieldsSetInput!]!) {
		metafieldsSet(metafields: $metafields) {
			userErrors {
				field
				message
			}
		}
	}
` as const;

export const METAFIELDS_DELETE = `
	mutation MetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {
		metafieldsDelete(metafields: $metafields) {
			userErrors {
				field
				message
			}
		}
	}
` as const;

interface Metafield {
	value: string;
}

export interface VariantPrices {
	id: string;
	createdAt: string;
	price: string;
	compareAtPrice: string | null;
	history: Metafield | null;
	lowestPrice: Metafield | null;
	product: { id: string; lowestPrice: Metafield | null };
}

export interface MetafieldIdentifier {
	/** Global id of a variant or product. */
	ownerId: string;
	namespace: 'custom';
	key: 'price_history' | 'lowest_price_30d';
}

export interface MetafieldInput extends MetafieldIdentifier {
	type: 'json' | 'money';
	value: string;
}

interface Payload {
	userErrors: { field: string[] | null; message: string }[];
}

declare module '@shopify/hydrogen' {
	interface StorefrontQueries {
		[VARIANT_PRICES_QUERY]: {
			return: {
				shop: { currencyCode: string };
				productVariants: {
					nodes: VariantPrices[];
					pageInfo: { hasNextPage: boolean; endCursor: string | null };
				};
			};
			variables: { after: string | null };
		};
	}
	interface StorefrontMutations {
		[METAFIELDS_SET]: {
			return: { metafieldsSet: Payload | null };
			variables: { metafields: MetafieldInput[] };
		};
		[METAFIELDS_DELETE]: {
			return: { metafieldsDelete: Payload | null };
			variables: { metafields: MetafieldIdentifier[] };
		};
	}
}
