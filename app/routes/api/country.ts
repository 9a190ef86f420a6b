import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { changeMarket } from '~/features/market/change-market.server';
import { marketResponse } from '~/features/market/market.server';
import { readForm } from '~/lib/read-form';

/** The countries to choose from and the current one. 503 where the platform is unavailable. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return marketResponse(context);
}

/** Changes country and language; works without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return changeMarket(context, await readForm(request));
}
