import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadCollectionText } from '~/features/seo/collection-text.server';
import { markdownResponse } from '~/features/seo/markdown-response.server';

/** `/collections/{handle}.md`: a collection as Markdown. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const handle = params.handle ?? '';
	return markdownResponse(context, `/collections/${handle}`, loadCollectionText(context, handle));
}
