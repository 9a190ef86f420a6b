import { isbot } from 'isbot';
import { languageDetector } from './i18next.server';
import { defaultLocale } from './locales';

/**
 * Only `GET /` negotiates: cookie first, then `Accept-Language`.
 * Answers the redirect to the visitor's language, or `undefined` where the page itself is right.
 */
export async function negotiateLanguage(request: Request, url: URL): Promise<Response | undefined> {
	const { headers } = request;
	if (!['GET', 'HEAD'].includes(request.method) || url.pathname !== '/') return undefined;
	if (!headers.has('Cookie') && !headers.has('Accept-Language')) return undefined;
	// A click on the logo asks for the form in which the visitor came.
	if (headers.get('Sec-Fetch-Site') === 'same-origin') return undefined;
	if (isbot(headers.get('User-Agent'))) return undefined;
	const language = await languageDetector.getLocale(request);
	if (language === defaultLocale) return undefined;
	return new Response(null, {
		status: 302,
		headers: {
			Location: `/${language}${url.search}`,
			Vary: 'Cookie, Accept-Language',
			'Cache-Control': 'no-store',
		},
	});
}
