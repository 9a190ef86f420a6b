import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { markdownHeaders } from './file-headers.server';
import { machineAnswer } from './machine-answer.server';
import { markdownPage, type TextPage } from './markdown.server';

/**
 * A page's twin in Markdown, 404 where `work` finds none, 503 where the platform gives no answer.
 * `path` is the page's own, without a locale prefix.
 */
export function markdownAnswer(
	context: AppContext,
	path: string,
	work: Promise<TextPage | undefined>,
): Promise<Response> {
	const { env, locale } = context;
	const address = env.SITE_URL + canonicalPath(locale, path);
	const said = work.then((page) => page && `${markdownPage(page)}\n${pageLine(address)}\n`);
	const pageLine = (href: string) => `${translator(locale)('seo:page')}: <${href}>`;
	return machineAnswer(context, said, markdownHeaders(address));
}
