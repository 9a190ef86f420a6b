import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { marketOffer } from '~/features/market/market-offer.server';
import { translator } from '~/i18n/i18next.server';
import { jsonResponse } from '~/lib/private-response.server';
import { jsonIfAvailable } from '~/shopify/available.server';

/** Prices of the visitor's own country, or `null`; asked by the browser after the first interaction. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return jsonIfAvailable(async () => jsonResponse(200, await marketOffer(request, context)), {
		error: translator(context.locale)('errors:unavailableShort'),
	});
}
