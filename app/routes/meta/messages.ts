import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { isLocale } from '~/i18n/locales';
import { messagesBody, messagesPath } from '~/i18n/messages.server';
import { NO_STORE } from '~/lib/cache-control';

/** 24 hours, as specified; the URL contains a hash. */
const CACHED = { 'Cache-Control': 'public, max-age=86400, immutable' };

/** Messages of a locale, `/locales/{lng}.json`. */
export function loader({ params, request }: LoaderFunctionArgs): Response {
	const locale = params.file?.replace(/\.json$/, '') ?? '';
	if (!params.file?.endsWith('.json') || !isLocale(locale)) {
		return Response.json({ error: 'Failed loading locale' }, { status: 404, headers: NO_STORE });
	}
	const { pathname, search } = new URL(request.url);
	const current = messagesPath(locale) === `${pathname}${search}`;
	return new Response(messagesBody(locale), {
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			// Another version than requested must not be cached under this URL.
			...(current ? CACHED : NO_STORE),
		},
	});
}
