import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { answerEndpoint } from '~/shopify/endpoint.server';
import { storefrontDocuments } from './storefront-documents.server';

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
