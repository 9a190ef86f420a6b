import type { Shop } from '../shop/shop';

/** The only app; its token authenticates the request. */
export interface AdminCaller {
	/** What the token may do, such as `write_customers`. */
	scopes: readonly string[];
}

/** GraphQL context of the Admin API's resolvers. */
export interface AdminContext {
	shop: Shop;
	scopes: readonly string[];
}
