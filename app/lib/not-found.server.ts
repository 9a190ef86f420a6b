import { data } from '@shopify/remix-oxygen';

/** A route matches, but what it names does not exist. Thrown by loaders. */
export function pageNotFound(request: Request) {
	return notFound(`Page Not Found: ${askedPath(request)}`);
}

/** No route matches. Thrown by the catch-all route. */
export function routeNotFound(request: Request) {
	return notFound(`Page not found: ${askedPath(request)}`);
}

function notFound(message: string) {
	return data(message, { status: 404, statusText: 'Not Found' });
}

/** The path as it was asked for: prefix kept, no query, without the ending of data requests. */
function askedPath(request: Request): string {
	return new URL(request.url).pathname.replace(/\.data$/, '');
}
