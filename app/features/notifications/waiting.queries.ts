/**
 * All of the Admin API: no package ships its schema, so the types are written by hand. Requests are entries of the
 * metaobject definition `stock_request`, which storefronts must not be able to read.
 */
export const WAITING_TYPE = 'stock_request';

export const WAITING_QUERY = `
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

export const WAITING_UPSERT = `
	mutation StockRequestUpsert($handle: MetaobjectHandleInput!, $fields: [MetaobjectFieldInput!]) {
		metaobjectUpsert(handle: $handle, metaobject: { fields: $fields }) {
			userErrors {
				message
			}
		}
	}
` as const;

export const WAITING_DELETE = `
	mutation StockRequestDelete($id: ID!) {
		metaobjectDelete(id: $id) {
			deletedId
			userErrors {
				message
			}
		}
	}
` as const;

export const WAITING_CUSTOMER_QUERY = `
	query WaitingCustomer($id: ID!) {
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

export interface WaitingField {
	key: string;
	value: string | null;
}

interface Payload {
	userErrors: { message: string }[];
}

declare module '@shopify/hydrogen' {
	interface StorefrontQueries {
		[WAITING_QUERY]: {
			return: {
				metaobjects: {
					nodes: { id: string; fields: WaitingField[] }[];
					pageInfo: { hasNextPage: boolean; endCursor: string | null };
				};
			};
			variables: { type: string; after: string | null };
		};
		[WAITING_CUSTOMER_QUERY]: {
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
		[WAITING_UPSERT]: {
			return: { metaobjectUpsert: Payload | null };
			variables: {
				handle: { type: string; handle: string };
				fields: { key: string; value: string }[];
			};
		};
		[WAITING_DELETE]: {
			return: { metaobjectDelete: (Payload & { deletedId: string | null }) | null };
			variables: { id: string };
		};
	}
}
