import { data } from '@remix-run/server-runtime';
import { isbot } from 'isbot';

/**
 * For GET requests that change something: throws 403 for a prefetch. The browser would show any other response
 * without requesting the link again when the visitor opens it.
 */
export function refusePrefetch(request: Request): void {
	if (isPrefetch(request)) throw data(null, { status: 403, statusText: 'Forbidden' });
}

/** A browser loads the page in case the visitor opens it. */
function isPrefetch({ headers }: Request): boolean {
	return [headers.get('Sec-Purpose'), headers.get('Purpose'), headers.get('X-Moz')].some(
		(purpose) => purpose?.toLowerCase().includes('prefetch'),
	);
}

/**
 * Whether a GET request is not a visit: HEAD, a prefetch, a crawler or link preview, or a resource that another site
 * embeds. Links that change something do nothing then.
 */
export function isAutomated(request: Request): boolean {
	const { headers, method } = request;
	return (
		method === 'HEAD' ||
		isPrefetch(request) ||
		isbot(headers.get('User-Agent')) ||
		isEmbedded(headers)
	);
}

/** By another site, as a picture or in a frame. Browsers that do not send these headers count as visiting. */
function isEmbedded(headers: Headers): boolean {
	const site = headers.get('Sec-Fetch-Site');
	const isForeign = site === 'cross-site' || site === 'same-site';
	return isForeign && headers.get('Sec-Fetch-Dest') !== 'document';
}
