/** The shop's metafields of a customer, from the Customer Account API. */
export const CUSTOMER_API_METAFIELDS_QUERY = `#graphql
	query CustomerApiMetafields {
		customer {
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
