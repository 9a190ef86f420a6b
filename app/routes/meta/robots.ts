import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { robotsText } from '~/features/seo/robots';
import { wrongMethod } from '~/lib/wrong-method.server';
import { TEXT_PAGE } from './headers.server';

/** `/robots.txt`: what crawlers may read. */
export function loader({ context }: LoaderFunctionArgs): Response {
	return new Response(robotsText(context.env.SITE_URL), { headers: TEXT_PAGE });
}

export function action(): Response {
	return wrongMethod('GET');
}
