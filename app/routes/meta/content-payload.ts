import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { findContentPage, listContentPages } from '~/features/content/content.server';
import { withPictures } from '~/features/content/content-picture.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { NO_STORE, PUBLIC_PAGE } from '~/lib/cache-control';

/** `{path}/_payload.json`: a content page as JSON, with its subpages where it has any. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const path = parseLocalePath(new URL(request.url).pathname).path.replace(/\/[^/]*$/, '');
	const page = findContentPage(context, path);
	if (!page) {
		return Response.json(
			{ error: `Page Not Found: ${context.prefix}${path}` },
			{ status: 404, headers: NO_STORE },
		);
	}
	const pages = listContentPages(context.locale, path.slice(1));
	const shown = await withPictures(context, page);
	return Response.json(pages.length > 0 ? { ...shown, pages } : shown, {
		headers: { 'Cache-Control': PUBLIC_PAGE, 'X-Robots-Tag': 'noindex' },
	});
}
