import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
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
import { PREDICTIVE_SEARCH_QUERY } from '~/features/search/predictive-search.queries';
import type { AppContext } from '~/server/context.server';
import { proxyGraphql } from '~/shopify/graphql-proxy.server';

/** The accepted queries. No cart and no customer: scripts must not get their secrets. */
const allowed: ReadonlySet<string> = new Set([
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

export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return respond(request, context);
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return respond(request, context);
}

function respond(request: Request, context: AppContext): Promise<Response> {
	return proxyGraphql(request, context.shopify, {
		api: 'storefront',
		allowed,
		cacheable: true,
		takeRateLimit: () => context.limits.allow('catalogue'),
	});
}
