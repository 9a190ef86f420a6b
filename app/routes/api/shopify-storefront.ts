import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { storefrontDocuments } from '~/features/search/storefront-documents.server';
import type { AppContext } from '~/server/context.server';
import { answerEndpoint } from '~/shopify/endpoint.server';

export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return answer(request, context);
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return answer(request, context);
}

function answer(request: Request, context: AppContext): Promise<Response> {
	return answerEndpoint(request, context.shopify, {
		api: 'storefront',
		allowed: storefrontDocuments,
		cacheable: true,
		take: () => context.limits.take('catalogue'),
	});
}
