/**
 * The page of this shop on which a form stood, as a path with its query: where it was posted without JavaScript.
 * `undefined` where the browser does not tell, and for what was posted by a script, which stays where it is.
 */
export function referrerPath({ headers, url }: Request): string | undefined {
	const referer = headers.get('Referer') ?? '';
	if (!URL.canParse(referer)) return undefined;
	const { host, pathname, search } = new URL(referer);
	const own = host === (headers.get('X-Forwarded-Host') ?? new URL(url).host);
	return own && !pathname.startsWith('//') ? pathname + search : undefined;
}
