import { RemixServer } from '@remix-run/react';
import type { EntryContext } from '@remix-run/server-runtime';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import messages from '../public/messages.json';
import { createI18n } from './i18n';

const i18n = createI18n(messages);

/** Not streamed, like the shop. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
): Promise<Response> {
	const stream = await renderToReadableStream(
		<I18nextProvider i18n={i18n}>
			<RemixServer context={remixContext} url={request.url} />
		</I18nextProvider>,
		{ signal: request.signal },
	);
	await stream.allReady;
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(await new Response(stream).text(), { status, headers });
}
