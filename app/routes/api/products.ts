import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { productsByIdsResponse } from '~/features/catalog/products-by-ids.server';

/** `?ids=3,1`: products as list items, in this order, without unknown ones. 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return productsByIdsResponse(context, request);
}
