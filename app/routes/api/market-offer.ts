import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { marketOffer } from '~/features/market/market-offer.server';
import { isUnavailable } from '~/shopify/errors';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Prices of the visitor's own country, or `null`; asked by the browser after the first interaction. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	try {
		return Response.json(await marketOffer(request, context), { headers: PRIVATE });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return Response.json({ error: error.message }, { status: 503, headers: PRIVATE });
	}
}
