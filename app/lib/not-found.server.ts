import { data } from '@remix-run/server-runtime';

/** For loaders: the route matches, but its resource does not exist. */
export function pageNotFound(request: Request) {
	return notFound(`Page Not Found: ${askedPath(request)}`);
}

/** For the catch-all route. */
export function routeNotFound(request: Request) {
	return notFound(`Page not found: ${askedPath(request)}`);
}

function notFound(message: string) {
	return data(message, { status: 404, statusText: 'Not Found' });
}

/** Requested path with its locale prefix, without query and `.data`. */
function askedPath(request: Request): string {
	return new URL(request.url).pathname.replace(/\.data$/, '');
}
