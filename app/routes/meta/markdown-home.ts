import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadHomeText } from '~/features/home/home-text.server';
import { markdownResponse } from '~/features/seo/markdown-response.server';

/** `/index.md`: the home page as Markdown. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return markdownResponse(context, '/', loadHomeText(context));
}
