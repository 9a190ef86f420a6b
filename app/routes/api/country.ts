import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { changeMarket } from '~/features/market/change-market.server';
import { loadMarket } from '~/features/market/market.server';
import { translator } from '~/i18n/i18next.server';
import { jsonResponse } from '~/lib/private-response.server';
import { readForm } from '~/lib/read-form';
import { jsonIfAvailable } from '~/shopify/available.server';

/** The countries to choose from and the current one. 503 where the platform is unavailable. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return jsonIfAvailable(async () => jsonResponse(200, await loadMarket(context)), {
		error: translator(context.locale)('errors:unavailableShort'),
	});
}

/** Changes country and language; works without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return changeMarket(context, await readForm(request));
}
