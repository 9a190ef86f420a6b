import type { Shop } from '../shop/shop';

/** The only app; its token authenticates the request. */
export interface AdminCaller {
	app: 'storefront';
}

/** GraphQL context of the Admin API's resolvers. */
export interface AdminContext {
	shop: Shop;
}
