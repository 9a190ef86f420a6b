/**
 * Documents of the Admin API. No package contains its schema, so the types are written by hand. Requests are entries of the
 * metaobject definition `stock_request`, which storefronts must not be able to read.
 */
export const STOCK_REQUEST_TYPE = 'stock_request';

export const STOCK_REQUESTS_QUERY = `
	query StockRequests($type: String!, $after: String) {
		metaobjects(type: $type, first: 250, after: $after) {
			nodes {
				id
				fields {
					key
					value
				}
			}
			pageInfo {
				hasNextPage
				endCursor
			}
		}
	}
` as const;

export const STOCK_REQUEST_UPSERT = `
	mutation StockRequestUpsert($handle: MetaobjectHandleInput!, $fields: [MetaobjectFieldInput!]) {
		metaobjectUpsert(handle: $handle, metaobject: { fields: $fields }) {
			userErrors {
				message
			}
		}
	}
` as const;

export const STOCK_REQUEST_DELETE = `
	mutation StockRequestDelete($id: ID!) {
		metaobjectDelete(id: $id) {
			deletedId
			userErrors {
				message
			}
		}
	}
` as const;

export const STOCK_REQUEST_CUSTOMER_QUERY = `
	query StockRequestCustomer($id: ID!) {
		customer(id: $id) {
			defaultEmailAddress {
				emailAddress
			}
			notifications: metafield(namespace: "custom", key: "notifications") {
				value
			}
		}
	}
` as const;

export interface StockRequestField {
	key: string;
	value: string | null;
}

interface Payload {
	userErrors: { message: string }[];
}

declare module '@shopify/hydrogen' {
	interface StorefrontQueries {
		[STOCK_REQUESTS_QUERY]: {
			return: {
				metaobjects: {
					nodes: { id: string; fields: StockRequestField[] }[];
					pageInfo: { hasNextPage: boolean; endCursor: string | null };
				};
			};
			variables: { type: string; after: string | null };
		};
		[STOCK_REQUEST_CUSTOMER_QUERY]: {
			return: {
				customer: {
					defaultEmailAddress: { emailAddress: string } | null;
					notifications: { value: string } | null;
				} | null;
			};
			variables: { id: string };
		};
	}
	interface StorefrontMutations {
		[STOCK_REQUEST_UPSERT]: {
			return: { metaobjectUpsert: Payload | null };
			variables: {
				handle: { type: string; handle: string };
				fields: { key: string; value: string }[];
			};
		};
		[STOCK_REQUEST_DELETE]: {
			return: { metaobjectDelete: (Payload & { deletedId: string | null }) | null };
			variables: { id: string };
		};
	}
}
