import { isOwnOrigin, type SiteSettings } from './own-origin.server';

/**
 * Path and query of the page on which a form was submitted without JavaScript; `undefined` where the browser sends
 * no referrer, and for `fetch` requests.
 */
export function referrerPath(request: Request, settings: SiteSettings): string | undefined {
	const referer = request.headers.get('Referer') ?? '';
	if (!URL.canParse(referer)) return undefined;
	const { origin, pathname, search } = new URL(referer);
	const own = isOwnOrigin(origin, request, settings);
	return own && !pathname.startsWith('//') ? pathname + search : undefined;
}
