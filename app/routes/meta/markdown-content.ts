import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { contentText, listContentPages } from '~/features/content/content.server';
import { markdownResponse } from '~/features/seo/markdown-response.server';
import { canonicalPath, parseLocalePath } from '~/i18n/locale-path';

/** `{path}.md`: a content page as Markdown, with links to its subpages. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const { locale, env } = context;
	const path = parseLocalePath(new URL(request.url).pathname).path.replace(/\.md$/, '');
	const at = (target: string) => env.SITE_URL + canonicalPath(locale, target);
	const page = contentText(locale, path, at);
	const links = listContentPages(locale, path.slice(1)).map(({ title, path, description }) => ({
		name: title,
		href: `${at(path)}.md`,
		note: description,
	}));
	const text = page && {
		title: page.title,
		summary: page.description,
		parts: [{ markdown: page.markdown }, { links }],
	};
	return markdownResponse(context, path, Promise.resolve(text));
}
