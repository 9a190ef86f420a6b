import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { machineAnswer } from '~/features/seo/machine-answer.server';
import { loadSitemap } from '~/features/seo/sitemap.server';
import { wrongMethod } from '~/lib/wrong-method.server';
import { XML_PAGE } from './headers.server';
import { ownPages } from './own-paths.server';

/** `/sitemap.xml`: all pages of the shop, or the index of their parts. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return machineAnswer(context, loadSitemap(context, ownPages()), XML_PAGE);
}

export function action(): Response {
	return wrongMethod('GET');
}
