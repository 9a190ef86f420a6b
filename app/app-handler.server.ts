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
const RESOURCES = /^\/(api|locales|builds|__manifest)(\/|$)|\.(xml|txt|md)$/;

/** The routes that answer there, by their ids. */
const NO_SCREEN = /\/(api|meta)\//;

const everything = createHandler(build);

/** First segments that are none, a parameter or a splat: their screens may be meant by any address. */
const ANY_PAGE = /^$|^[:*]/;

/**
 * A handler for each form and first path segment. The router tries all routes it has, one after the other
 * and several times a page: these have no more than the page's own, and what any page tells the browser of.
 */
const screens = new Map(
	['', ...localeCodes.map((code) => `/${code}`)].map((prefix) => [prefix, handlersOf(prefix)]),
);

/** Handlers by first path segment, `''` for the home page; `*` is for all other addresses of the form. */
function handlersOf(prefix: string): Map<string, Handler> {
	const form = prefix.slice(1) || 'plain';
	const segments = new Map(
		Object.keys(build.routes)
			.filter((id) => id === 'root' || (id.startsWith(`${form}/`) && !NO_SCREEN.test(id)))
			.map((id) => [id, pathOf(id, `${form}/layout`).split('/')[1] ?? '']),
	);
	const handlers = new Map<string, Handler>();
	for (const segment of segments.values()) {
		const own = [...segments].filter(([, other]) => other === segment || ANY_PAGE.test(other));
		handlers.set(segment, createHandler(partOf(own.map(([id]) => id))));
	}
	return handlers.set('*', createHandler(partOf([...segments.keys()])));
}

/** A screen's path below the form's layout: `/products/:handle`. */
function pathOf(id: string, layout: string): string {
	const { parentId = 'root', path = '' } = build.routes[id] ?? {};
	return id === 'root' || id === layout ? '' : `${pathOf(parentId, layout)}${path && '/'}${path}`;
}

/** The build with these routes alone. */
function partOf(ids: string[]): typeof build {
	const own = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
	return {
		...build,
		routes: own(build.routes),
		assets: { ...build.assets, routes: own(build.assets.routes) },
	};
}

/** Remix behind its context. */
export function handleInApp(request: Request, context: AppContext): Promise<Response> {
	contexts.set(request, context);
	const { prefix, path } = parseLocalePath(new URL(request.url).pathname);
	const form = RESOURCES.test(path) ? undefined : screens.get(prefix);
	const handle = form?.get(path.split('/')[1] ?? '') ?? form?.get('*') ?? everything;
	return handle(request);
}
