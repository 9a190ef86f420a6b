import type { ContentView } from '~/features/content/content-view';
import type { AppContext } from '~/server/context.server';
import { breadcrumbGraph } from './page-graph';
import { createSeo, type Seo, withStructuredData } from './page-seo';

/** Metadata of a content page; `graph` is JSON-LD besides the breadcrumbs. */
export function contentSeo(
	{ env, locale }: AppContext,
	request: Request,
	page: ContentView,
	graph: readonly object[] = [],
): Seo {
	const siteUrl = env.SITE_URL;
	const seo = createSeo({
		siteUrl,
		pathname: new URL(request.url).pathname,
		title: page.title,
		description: page.description,
		text: true,
	});
	const breadcrumbs = [...page.above, page].map(({ title, path }) => ({ name: title, path }));
	return withStructuredData(seo, [breadcrumbGraph({ siteUrl, locale }, breadcrumbs), ...graph]);
}
