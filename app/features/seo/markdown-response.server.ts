import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { markdownHeaders } from './file-headers.server';
import { fileResponse } from './file-response.server';
import { markdownPage, type TextPage } from './markdown.server';

/**
 * A page's Markdown version; 404 where `work` resolves to `undefined`, 503 where the platform does not respond.
 * `path` is the page's path, without a locale prefix.
 */
export function markdownResponse(
	context: AppContext,
	path: string,
	work: Promise<TextPage | undefined>,
): Promise<Response> {
	const { env, locale } = context;
	const url = env.SITE_URL + canonicalPath(locale, path);
	const link = `${translator(locale)('seo:page')}: <${url}>`;
	const file = work.then((page) => page && `${markdownPage(page)}\n${link}\n`);
	return fileResponse(context, file, markdownHeaders(url));
}
