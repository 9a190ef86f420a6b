/** From the environment. */
export interface SiteSettings {
	SITE_URL: string;
	/** Whether local URLs are the site's own too. */
	acceptsLocalOrigin: boolean;
}

/**
 * Whether an origin is the site's own: `SITE_URL`, and in development or where local URLs are accepted the local URL
 * that the request went to. No header decides it: clients can send any `X-Forwarded-Host`.
 */
export function isOwnOrigin(
	origin: string,
	request: Request,
	{ SITE_URL, acceptsLocalOrigin }: SiteSettings,
): boolean {
	if (origin === SITE_URL) return true;
	const isLocalSetup = import.meta.env.DEV || acceptsLocalOrigin;
	return isLocalSetup && isLocalUrl(origin) && new URL(origin).host === new URL(request.url).host;
}

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

/**
 * Whether a request came to another host than `SITE_URL`'s, such as an edge's own `*.workers.dev`. URLs of this
 * machine are none: no crawler reaches them.
 */
export function isForeignHost({ url }: Request, SITE_URL = ''): boolean {
	if (!URL.canParse(url) || !URL.canParse(SITE_URL) || isLocalUrl(url)) return false;
	return new URL(url).host !== new URL(SITE_URL).host;
}

/** Whether an absolute URL leads to this machine. */
export function isLocalUrl(url: string): boolean {
	if (!URL.canParse(url)) return false;
	return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
