import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { XML_PAGE } from '~/features/seo/file-headers.server';
import { fileResponse } from '~/features/seo/file-response.server';
import { ownPages } from '~/features/seo/own-pages.server';
import { readPart } from '~/features/seo/sitemap';
import { loadSitemapPart } from '~/features/seo/sitemap.server';
import { regionPaths } from '~/features/weather/regions';

/** `/sitemap/{part}.xml`: one part of the sitemap. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const part = readPart(params.part ?? '');
	const map = part
		? loadSitemapPart(context, part, ownPages(regionPaths))
		: Promise.resolve(undefined);
	return fileResponse(context, map, XML_PAGE);
}
