import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime';
import { isbot } from 'isbot';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { markReported } from './features/reporting/reporting-mark';
import { errorFacts } from './features/shell/error-facts';
import { i18nFor } from './i18n/i18next.server';
import { messagesPath } from './i18n/messages.server';
import { MessagesAddress } from './i18n/messages-link';
import { describeError } from './lib/describe-error';
import { pagePolicy } from './security.server';
import stylesheet from './styles/app.css?url';
import { createKeptPage, KeptPageContext, wholePage } from './ui/kept-markup';

/** Renders a page whole: nothing is deferred, so that its inline scripts can be hashed and the page kept. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ env, locale, prefix, log }: AppLoadContext,
): Promise<Response> {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	// A crawler must not index an error: it gets the status, the log gets the rest.
	if (status >= 500 && isbot(request.headers.get('User-Agent'))) {
		log.error('Error page withheld from a crawler', { status });
		headers.set('Cache-Control', 'no-store');
		return new Response(null, { status, headers });
	}
	const { own, bytes } = await renderWhole(request, remixContext, { env, locale, prefix });
	headers.set('Content-Security-Policy', await pagePolicy(own, env));
	// Nothing is painted without it: asked for before the page itself has arrived, it comes first on a slow line.
	headers.append('Link', `<${stylesheet}>; rel=preload; as=style`);
	return new Response(bytes, { status, headers });
}

/** The build gives data that is ready as text beside its stream, see `scripts/whole-data.ts`. */
type WholeStream = ReadableStream<Uint8Array> & { whole?: string };

/**
 * The page in one piece. Its data is read before it is rendered, so that nothing suspends: React's
 * stream renderer, which could wait for it, costs a worker twice as much as the one for strings.
 */
async function renderWhole(
	request: Request,
	remixContext: EntryContext,
	{ env, locale, prefix }: Pick<AppLoadContext, 'env' | 'locale' | 'prefix'>,
): Promise<ReturnType<typeof wholePage>> {
	const stream: WholeStream | undefined = remixContext.serverHandoffStream;
	const value = stream?.whole ?? (await new Response(stream).text());
	const data = Object.assign(Promise.resolve(), { result: { done: true, value } });
	const context: EntryContext = {
		...remixContext,
		// Only its presence is asked for.
		serverHandoffStream: new ReadableStream(),
		renderMeta: { streamCache: { 0: data } },
	};
	// While the shop is developed its messages change: nothing is kept.
	const kept = createKeptPage(prefix);
	const page = renderToString(
		<I18nextProvider i18n={i18nFor(locale)}>
			<MessagesAddress.Provider value={messagesPath(locale)}>
				<KeptPageContext.Provider value={import.meta.env.DEV ? undefined : kept}>
					<RemixServer context={context} url={request.url} />
				</KeptPageContext.Provider>
			</MessagesAddress.Provider>
		</I18nextProvider>,
	);
	const html = env.PUBLIC_ERROR_REPORTING_DSN === '' ? page : markReported(page);
	return wholePage(`<!DOCTYPE html>${html}`, kept);
}

/** Unexpected errors of loaders and actions: logged once, with the request's id, and reported where that is set up. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: AppLoadContext },
): void {
	if (request.signal.aborted) return;
	const { status: statusCode, statusMessage } = errorFacts(error);
	context.log.error('Request failed', {
		...describeError(error),
		statusCode,
		statusMessage,
		fatal: false,
		// The router's own refusals come this way too.
		unhandled: !isRouteErrorResponse(error),
		path: new URL(request.url).pathname,
	});
	context.reportError(error);
}
