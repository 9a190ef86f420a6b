import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@shopify/remix-oxygen';
import './error-text.server';
import type { AppContext } from './context.server';
import { parseLocalePath } from './i18n/locale-path';
import { localeCodes } from './i18n/locales';

type Handler = (request: Request) => Promise<Response>;

const contexts = new WeakMap<Request, AppContext>();

function createHandler(part: typeof build): Handler {
	return createRequestHandler({
		build: part,
		mode: import.meta.env.MODE,
		getLoadContext: (request) => contexts.get(request) as AppContext,
		poweredByHeader: false,
		collectTrackingInformation: false,
		proxyStandardRoutes: false,
	});
}

/** Addresses that are no screens; Remix's own question for routes of any form is one of them. */
const RESOURCES = /^\/(api|locales|__manifest)(\/|$)/;

/**
 * The build with the screens of one form alone. Every address is there three times, and the router
 * tries them one after the other, several times a page.
 */
function screensOf(form: string): typeof build {
	const isScreen = (id: string) =>
		id === 'root' || (id.startsWith(`${form}/`) && !id.includes('/api/'));
	const own = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => isScreen(id)));
	return {
		...build,
		routes: own(build.routes),
		assets: { ...build.assets, routes: own(build.assets.routes) },
	};
}

const everything = createHandler(build);
const screens = new Map(
	['', ...localeCodes.map((code) => `/${code}`)].map((prefix) => [
		prefix,
		createHandler(screensOf(prefix.slice(1) || 'plain')),
	]),
);

/** Remix behind its context. */
export function handleInApp(request: Request, context: AppContext): Promise<Response> {
	contexts.set(request, context);
	const { prefix, path } = parseLocalePath(new URL(request.url).pathname);
	const handle = RESOURCES.test(path) ? everything : screens.get(prefix);
	return (handle ?? everything)(request);
}
