import type { Shop } from '../shop/shop';

/** The app whose token a request carries; there is one. */
export interface AdminCaller {
	app: 'storefront';
}

/** What resolvers of the Admin API know of the request. */
export interface AdminContext {
	shop: Shop;
}
