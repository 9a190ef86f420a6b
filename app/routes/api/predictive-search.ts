import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { PageSource } from '~/features/search/found-pages.server';
import { loadSuggestions } from '~/features/search/predictive-search.server';
import { readTerm } from '~/features/search/search-term';
import { airportNames, findAirports, mapWords } from '~/features/weather/find-airports.server';
import { translator } from '~/i18n/i18next.server';
import { NO_STORE } from '~/lib/cache-control';
import { jsonIfAvailable } from '~/shopify/available.server';

/** For repeated terms while typing. Private, because prices depend on the market, which the URL does not name. */
const CACHED = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };

/** While typing, the beginning of a name is enough. */
const airports: PageSource = {
	find: (locale, term) => findAirports(locale, term, true),
	names: airportNames,
	productWords: mapWords,
};

/** `?q=`: suggestions for a search term, in the language of the URL. 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const term = readTerm(new URL(request.url).searchParams.get('q'));
	const respond = async () => {
		const suggestions = await loadSuggestions(context, term, airports);
		return Response.json(suggestions, { headers: context.isCacheable ? CACHED : NO_STORE });
	};
	return jsonIfAvailable(respond, {
		error: translator(context.locale)('search:unavailable'),
		headers: NO_STORE,
	});
}
