import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { suggestionsResponse } from '~/features/search/predictive-search.server';
import { airportPages } from '~/features/weather/find-airports.server';

/** `?q=`: suggestions for a search term, in the language of the URL. 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	// While typing, the beginning of a name is enough.
	return suggestionsResponse(context, request, airportPages(true));
}
