import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@shopify/remix-oxygen';
import { findRedirect } from '~/features/seo/redirects.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { routeNotFound } from '~/lib/not-found.server';
import type { Shopify } from '~/shopify/client.server';
import type { AppContext } from './context.server';
import { plainPage } from './plain-page.server';

const contexts = new WeakMap<Request, AppContext>();

const handle = createRequestHandler({
	build,
	mode: import.meta.env.MODE,
	getLoadContext: (request) => contexts.get(request) as AppContext,
	poweredByHeader: false,
	collectTrackingInformation: false,
	proxyStandardRoutes: false,
});

/** First path segments of all routes, including Remix's own. */
const firstSegments = new Set([
	'__manifest',
	...Object.values(build.routes).map(({ path = '' }) => path.split('/')[0]),
]);

/** Passes a request to Remix. The request guard has checked its `Origin`. */
export async function handleInApp(given: Request, context: AppContext): Promise<Response> {
	const request = withCheckedHost(given);
	const { path } = parseLocalePath(new URL(request.url).pathname);
	if (!firstSegments.has(path.split('/')[1] ?? '')) return respondToUnknown(request, context);
	contexts.set(request, context);
	return refuseMethod(request, await handle(request));
}

/** Remix throws where `Origin` differs from `X-Forwarded-Host` or `Host`, which a client or a proxy may set. */
function withCheckedHost(request: Request): Request {
	const origin = request.headers.get('Origin');
	if (request.method === 'GET' || !origin) return request;
	const headers = new Headers(request.headers);
	headers.set('X-Forwarded-Host', new URL(origin).host);
	return new Request(request, { headers });
}

/**
 * A path whose first segment is neither a locale nor a page: a redirect of the platform, else 404 from the layout,
 * without requests of other loaders to the platform.
 */
async function respondToUnknown(request: Request, context: AppContext): Promise<Response> {
	const moved = await findRedirect(request, context);
	if (moved) return moved;
	const refuse = async () => {
		throw routeNotFound(request);
	};
	const shopify: Shopify = { query: refuse, mutate: refuse, forward: refuse };
	contexts.set(request, { ...context, shopify });
	return refuseMethod(request, await handle(request));
}

/**
 * The 405 of every method but GET. It replaces the router's, which has no `Allow`, and whose text is a stack trace in
 * @shopify/remix-oxygen.
 */
function refuseMethod(request: Request, response: Response): Response {
	const { method } = request;
	if (response.status !== 405 || ['GET', 'HEAD'].includes(method)) return response;
	const page = plainPage(request, 405, 'methodNotAllowed');
	// The router refuses these where a route has no action, and others, such as TRACE, on every route.
	const hasNoAction = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
	const allowed = response.headers.get('Allow') ?? (hasNoAction ? 'GET' : undefined);
	if (allowed) page.headers.set('Allow', allowed);
	return page;
}
