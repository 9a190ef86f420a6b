import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { updateOwnMetafields } from '~/features/account/own-metafields-endpoint.server';

export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return updateOwnMetafields(context, request);
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return updateOwnMetafields(context, request);
}
