import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { descriptionHtml } from '~/features/catalog/description-html.server';
import { loadCollectionText } from '~/features/seo/collection-text.server';
import { markdownAnswer } from '~/features/seo/markdown-answer.server';

/** `/collections/{handle}.md`: a collection as Markdown. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const handle = params.handle ?? '';
	const page = loadCollectionText(context, handle).then(
		(found) =>
			found && {
				...found.page,
				parts: [{ html: descriptionHtml(found) }, ...found.page.parts],
			},
	);
	return markdownAnswer(context, `/collections/${handle}`, page);
}
