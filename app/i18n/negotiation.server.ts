import { isbot } from 'isbot';
import { NO_STORE } from '~/lib/cache-control';
import { remixI18next } from './i18next.server';
import { defaultLocale } from './locales';

/** The home page without a locale prefix, with any query: every other path determines the language. */
const HOME = /^\w+:\/\/[^/]+\/(\?|$)/;

/** Whether the response depends on the visitor's language. */
export function isNegotiable({ method, url }: Request): boolean {
	return (method === 'GET' || method === 'HEAD') && HOME.test(url);
}

/**
 * Redirect to the visitor's language (cookie first, then `Accept-Language`), or `undefined` where none is needed.
 * Only for negotiable requests.
 */
export async function negotiateLanguage(request: Request): Promise<Response | undefined> {
	const { headers, url } = request;
	if (!headers.has('Cookie') && !headers.has('Accept-Language')) return undefined;
	// Links on the site keep their language.
	if (headers.get('Sec-Fetch-Site') === 'same-origin') return undefined;
	if (isbot(headers.get('User-Agent'))) return undefined;
	const language = await remixI18next.getLocale(request);
	if (language === defaultLocale) return undefined;
	return new Response(null, {
		status: 302,
		headers: {
			Location: `/${language}${new URL(url).search}`,
			Vary: 'Cookie, Accept-Language',
			...NO_STORE,
		},
	});
}
