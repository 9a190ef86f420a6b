import { RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from './i18n/i18next.server';
import { messagesPath } from './i18n/messages.server';
import { MessagesAddress } from './i18n/messages-link';
import { describeError } from './lib/describe-error';
import { pagePolicy } from './security.server';

/** Renders a page whole: nothing is deferred, so that its inline scripts can be hashed and the page kept. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ env, locale, log }: AppLoadContext,
): Promise<Response> {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	// A crawler must not index an error: it gets the status, the log gets the rest.
	if (status >= 500 && isbot(request.headers.get('User-Agent'))) {
		log.error('Error page withheld from a crawler', { status });
		headers.set('Cache-Control', 'no-store');
		return new Response(null, { status, headers });
	}
	let finalStatus = status;
	const stream = await renderToReadableStream(
		<I18nextProvider i18n={i18nFor(locale)}>
			<MessagesAddress.Provider value={messagesPath(locale)}>
				<RemixServer context={remixContext} url={request.url} />
			</MessagesAddress.Provider>
		</I18nextProvider>,
		{
			signal: request.signal,
			onError(error) {
				finalStatus = 500;
				log.error('Rendering failed', describeError(error));
			},
		},
	);
	await stream.allReady;
	const html = await new Response(stream).text();
	headers.set('Content-Security-Policy', await pagePolicy(html, env));
	return new Response(html, { status: finalStatus, headers });
}

/** Unexpected errors of loaders and actions: logged once, with the request's id. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: AppLoadContext },
): void {
	if (request.signal.aborted) return;
	context.log.error('Request failed', {
		...describeError(error),
		path: new URL(request.url).pathname,
	});
}
