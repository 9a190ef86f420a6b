/**
 * Path and query of the page on which a form was submitted without JavaScript; `undefined` where the browser sends
 * no referrer, and for `fetch` requests.
 */
export function referrerPath({ headers, url }: Request): string | undefined {
	const referer = headers.get('Referer') ?? '';
	if (!URL.canParse(referer)) return undefined;
	const { host, pathname, search } = new URL(referer);
	const own = host === (headers.get('X-Forwarded-Host') ?? new URL(url).host);
	return own && !pathname.startsWith('//') ? pathname + search : undefined;
}
