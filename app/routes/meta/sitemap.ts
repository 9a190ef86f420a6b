import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { XML_PAGE } from '~/features/seo/file-headers.server';
import { fileResponse } from '~/features/seo/file-response.server';
import { ownPages } from '~/features/seo/own-pages.server';
import { loadSitemap } from '~/features/seo/sitemap.server';
import { regionPaths } from '~/features/weather/regions';

/** `/sitemap.xml`: all pages, or an index of parts. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return fileResponse(context, loadSitemap(context, ownPages(regionPaths)), XML_PAGE);
}
