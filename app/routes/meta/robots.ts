import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { TEXT_PAGE } from '~/features/seo/file-headers.server';
import { robotsText } from '~/features/seo/robots';

export function loader({ context }: LoaderFunctionArgs): Response {
	return new Response(robotsText(context.env.SITE_URL), { headers: TEXT_PAGE });
}
