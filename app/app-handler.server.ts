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

/** Every address is there three times, once a form, and the router looks at all of them several times a page. */
const FORMS = ['plain', ...localeCodes];

/** The build with the routes of one form, and those that have none. */
function buildOfForm(form: string): typeof build {
	const isForeign = (id: string) =>
		FORMS.some((other) => other !== form && id.startsWith(`${other}/`));
	const own = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => !isForeign(id)));
	return {
		...build,
		routes: own(build.routes),
		assets: { ...build.assets, routes: own(build.assets.routes) },
	};
}

const whole = createHandler(build);
const handlers = new Map(FORMS.map((form) => [form, createHandler(buildOfForm(form))]));

/** Remix behind its context: the form's own routes answer, except where the browser asks for routes of any form. */
export function handleInApp(request: Request, context: AppContext): Promise<Response> {
	contexts.set(request, context);
	const { pathname } = new URL(request.url);
	const { prefix } = parseLocalePath(pathname);
	const handle = pathname === '/__manifest' ? whole : handlers.get(prefix.slice(1) || 'plain');
	return (handle ?? whole)(request);
}
