import { HOME_PRODUCTS_QUERY, PRODUCT_QUERY } from '~/features/catalog/catalog.queries';

/** The catalogue's reads: what `POST /api/shopify-storefront` takes. No cart, no customer: those would hand secrets to scripts. */
export const storefrontDocuments: ReadonlySet<string> = new Set([
	HOME_PRODUCTS_QUERY,
	PRODUCT_QUERY,
]);
