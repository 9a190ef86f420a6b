import { isbot } from 'isbot';
import { languageDetector } from './i18next.server';
import { defaultLocale } from './locales';

/** `GET /` alone, whatever its query: every other address names its language. */
const HOME = /^\w+:\/\/[^/]+\/(\?|$)/;

/** Whether the visitor's language decides where a request leads. */
export function isNegotiable({ method, url }: Request): boolean {
	return (method === 'GET' || method === 'HEAD') && HOME.test(url);
}

/**
 * The cookie first, then `Accept-Language`: answers the redirect to the visitor's language, or `undefined`
 * where the page itself is right. For negotiable requests.
 */
export async function negotiateLanguage(request: Request): Promise<Response | undefined> {
	const { headers, url } = request;
	if (!headers.has('Cookie') && !headers.has('Accept-Language')) return undefined;
	// A click on the logo asks for the form in which the visitor came.
	if (headers.get('Sec-Fetch-Site') === 'same-origin') return undefined;
	if (isbot(headers.get('User-Agent'))) return undefined;
	const language = await languageDetector.getLocale(request);
	if (language === defaultLocale) return undefined;
	return new Response(null, {
		status: 302,
		headers: {
			Location: `/${language}${new URL(url).search}`,
			Vary: 'Cookie, Accept-Language',
			'Cache-Control': 'no-store',
		},
	});
}
