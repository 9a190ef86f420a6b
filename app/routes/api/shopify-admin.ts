import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { answerEndpoint } from '~/shopify/endpoint.server';

/** Grows with the wishlist: `customerUpdate` on the logged-in customer's own metafields alone. */
const adminDocuments: ReadonlySet<string> = new Set();

export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return answerEndpoint(request, context.shopify, { api: 'admin', allowed: adminDocuments });
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return answerEndpoint(request, context.shopify, { api: 'admin', allowed: adminDocuments });
}
