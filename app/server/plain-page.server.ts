import { translator } from '~/i18n/i18next.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { PRIVATE } from '~/lib/cache-control';
import { jsonResponse } from '~/lib/private-response.server';
import { site } from '~/site';

/** Messages in the `errors` namespace. */
type PlainMessage =
	| 'badUrl'
	| 'bodyIncomplete'
	| 'bodyTooLarge'
	| 'crossOrigin'
	| 'description'
	| 'methodNotAllowed';

/** Status codes that have a name in `errors:status`. */
type PlainStatus = 400 | 403 | 405 | 408 | 413 | 500;

/**
 * A response for requests that do not reach the app: JSON for `/api/`, else a small page in the URL's language,
 * without scripts and styles.
 */
export function plainPage(request: Request, status: PlainStatus, message: PlainMessage): Response {
	const { pathname } = URL.canParse(request.url) ? new URL(request.url) : { pathname: '/' };
	const { locale, prefix, path } = parseLocalePath(pathname);
	const t = translator(locale);
	const text = t(`errors:${message}`);
	if (path.startsWith('/api/')) return jsonResponse(status, { error: text });
	const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t('errors:title')} - ${site.name}</title>
<p>${status} ${t(`errors:status.${status}`)}</p>
<h1>${t('errors:title')}</h1>
<p>${text}</p>
<p><a href="${prefix || '/'}">${t('errors:clear')}</a></p>
</html>`;
	return new Response(html, {
		status,
		headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' },
	});
}
