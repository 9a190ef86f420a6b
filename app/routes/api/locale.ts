import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { changeLocale } from '~/features/market/change-market.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { readForm } from '~/lib/read-form';

export function loader(): Response {
	return methodNotAllowed();
}

/** Changes the language; works without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return changeLocale(context, request, await readForm(request));
}
