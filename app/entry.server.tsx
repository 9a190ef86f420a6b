import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { DocumentContext, type DocumentSettings } from './document-context';
import { errorFacts } from './features/shell/error-facts';
import { i18nFor } from './i18n/i18next.server';
import { messagesPath } from './i18n/messages.server';
import { NO_STORE } from './lib/cache-control';
import { describeError } from './lib/describe-error';
import { logPath } from './lib/log-path';
import { markedScripts } from './server/marked-scripts.server';
import { pagePolicy } from './server/security-headers.server';
import stylesheet from './styles/app.css?url';

/** Not streamed: the policy needs hashes of the app's inline scripts, and the page is cached. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ env, locale, log, reportError }: AppLoadContext,
): Promise<Response> {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	// Crawlers get the status only; the error is in the log.
	if (status >= 500 && isbot(request.headers.get('User-Agent'))) {
		log.error('Error page not sent to a crawler', { status });
		headers.set('Cache-Control', NO_STORE['Cache-Control']);
		return new Response(null, { status, headers });
	}
	const nonce = crypto.randomUUID();
	const settings: DocumentSettings = {
		nonce,
		messagesUrl: messagesPath(locale),
		reportErrors: env.PUBLIC_ERROR_REPORTING_DSN !== '',
	};
	let shellRendered = false;
	const stream = await renderToReadableStream(
		<I18nextProvider i18n={i18nFor(locale)}>
			<DocumentContext.Provider value={settings}>
				<RemixServer context={remixContext} url={request.url} nonce={nonce} />
			</DocumentContext.Provider>
		</I18nextProvider>,
		{
			signal: request.signal,
			onError(error) {
				// Remix reports an error of the shell itself.
				if (shellRendered) reportRendering(error);
			},
		},
	);
	shellRendered = true;
	await stream.allReady;
	const html = await new Response(stream).text();
	headers.set('Content-Security-Policy', await pagePolicy(markedScripts(html, nonce), env));
	// Some edges send this ahead as 103 Early Hints.
	headers.append('Link', `<${stylesheet}>; rel=preload; as=style`);
	return new Response(html, { status, headers });

	function reportRendering(error: unknown): void {
		if (request.signal.aborted) return;
		log.error('Part of a page failed', { ...describeError(error), path: pathOf(request) });
		reportError(error);
	}
}

/**
 * Unexpected errors of loaders and actions: logged once with the request id, and sent to the error collector. The
 * router's own error responses, such as a 405, come here too; their text is a stack trace for developers.
 */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: AppLoadContext },
): void {
	if (request.signal.aborted) return;
	const { status: statusCode, statusMessage } = errorFacts(error);
	if (isRouteErrorResponse(error) && statusCode < 500) {
		const { method } = request;
		context.log.info('Request refused', { statusCode, method, path: pathOf(request) });
		return;
	}
	context.log.error('Request failed', {
		...describeError(error),
		statusCode,
		statusMessage,
		fatal: false,
		unhandled: !isRouteErrorResponse(error),
		path: pathOf(request),
	});
	context.reportError(error);
}

function pathOf({ url }: Request): string {
	return logPath(new URL(url).pathname);
}
