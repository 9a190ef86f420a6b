import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { storefrontDocuments } from '~/features/search/storefront-documents.server';
import { answerEndpoint } from '~/shopify/endpoint.server';

export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return answerEndpoint(request, context.shopify, {
		api: 'storefront',
		allowed: storefrontDocuments,
	});
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return answerEndpoint(request, context.shopify, {
		api: 'storefront',
		allowed: storefrontDocuments,
	});
}
