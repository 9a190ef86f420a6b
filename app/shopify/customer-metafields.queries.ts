/** The shop's metafields of a customer, in the namespace `custom`. */
export const CUSTOMER_METAFIELDS_QUERY = `#graphql
	query CustomerMetafields($token: String!) {
		customer(customerAccessToken: $token) {
			id
			wishlist: metafield(namespace: "custom", key: "wishlist") {
				value
			}
			notifications: metafield(namespace: "custom", key: "notifications") {
				value
			}
		}
	}
` as const;

/**
 * A mutation of the Admin API, since the Storefront API's `customerUpdate` takes no metafields. It returns only the
 * shop's own metafields: others may be the merchant's notes.
 * Asked for by `keys`, each has its `key` in the same form, such as `custom.wishlist`. No package ships that API's
 * schema, so its types are written by hand below.
 */
export const CUSTOMER_UPDATE = `
	mutation CustomerUpdate($input: CustomerInput!) {
		customerUpdate(input: $input) {
			customer {
				id
				metafields(first: 10, keys: ["custom.wishlist", "custom.notifications"]) {
					nodes {
						namespace
						key
						value
					}
				}
			}
			userErrors {
				field
				message
			}
		}
	}
` as const;

/** Part of the Admin API's `MetafieldInput`. */
export interface OwnMetafield {
	namespace: 'custom';
	key: 'wishlist' | 'notifications';
	type: 'list.product_reference' | 'json';
	/** JSON. */
	value: string;
}

/** Part of the Admin API's `CustomerUpdatePayload`. */
interface CustomerUpdatePayload {
	customer: {
		id: string;
		metafields: { nodes: { namespace: string; key: string; value: string }[] };
	} | null;
	userErrors: { field: string[] | null; message: string }[];
}

declare module '@shopify/hydrogen' {
	interface StorefrontMutations {
		[CUSTOMER_UPDATE]: {
			return: { customerUpdate: CustomerUpdatePayload | null };
			variables: { input: { id: string; metafields: OwnMetafield[] } };
		};
	}
}
