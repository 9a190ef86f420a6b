import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import type { AppContext } from '~/server/context.server';
import { markdownHeaders } from './file-headers.server';
import { machineAnswer } from './machine-answer.server';
import { markdownPage, type TextPage } from './markdown.server';

/**
 * A page's Markdown version; 404 where `work` resolves to `undefined`, 503 where the platform does not answer.
 * `path` is the page's path, without a locale prefix.
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
