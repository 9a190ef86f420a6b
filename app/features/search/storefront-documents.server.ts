import { PRODUCT_QUERY } from '~/features/catalog/catalog.queries';
import {
	COLLECTION_FILTERS_QUERY,
	COLLECTION_QUERY,
	COLLECTIONS_QUERY,
	SEARCH_FILTERS_QUERY,
	SEARCH_QUERY,
} from '~/features/catalog/listing/listing.queries';
import { PRODUCTS_BY_IDS_QUERY } from '~/features/catalog/products-by-ids.queries';
import { HOME_PRODUCTS_QUERY } from '~/features/home/home.queries';
import { PREDICTIVE_SEARCH_QUERY } from './predictive-search.queries';

/** Queries that `POST /api/shopify-storefront` accepts. No cart and no customer: scripts must not get their secrets. */
export const storefrontDocuments: ReadonlySet<string> = new Set([
	COLLECTION_FILTERS_QUERY,
	COLLECTION_QUERY,
	COLLECTIONS_QUERY,
	HOME_PRODUCTS_QUERY,
	PREDICTIVE_SEARCH_QUERY,
	PRODUCT_QUERY,
	PRODUCTS_BY_IDS_QUERY,
	SEARCH_FILTERS_QUERY,
	SEARCH_QUERY,
]);
