import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { marketOfferResponse } from '~/features/market/market-offer.server';

/** Prices of the visitor's own country, or `null`; asked by the browser after the first interaction. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return marketOfferResponse(request, context);
}
