import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { allContentPages } from '~/features/content/content.server';
import { TEXT_PAGE } from '~/features/seo/file-headers.server';
import { fileResponse } from '~/features/seo/file-response.server';
import { loadOverview } from '~/features/seo/overview.server';

/** `/llms.txt`: overview of the shop as text. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const guides = allContentPages(context.locale);
	return fileResponse(context, loadOverview(context, guides), TEXT_PAGE);
}
