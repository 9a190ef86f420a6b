import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import stylesheet from '~/features/content/content.css?url';
import { findContentPage, loadQuestions } from '~/features/content/content.server';
import { ContentPage } from '~/features/content/content-page';
import { loadContentPicture, withPictures } from '~/features/content/content-picture.server';
import { contentSeo } from '~/features/seo/content-seo.server';
import { questionsGraph } from '~/features/seo/page-graph';
import { seoMeta } from '~/features/seo/page-seo';
import { findRedirect } from '~/features/seo/redirects.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { screenMessages } from '~/i18n/messages.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';

export const links: LinksFunction = () => deferredStyleLinks(stylesheet);

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** A page of the documentation, the FAQ, or the set-up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { path } = parseLocalePath(new URL(request.url).pathname);
	const page = findContentPage(context, path);
	if (!page) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	const graph = path === '/faq' ? [questionsGraph(loadQuestions(context.locale))] : [];
	const [shown, picture] = await Promise.all([
		withPictures(context, page),
		loadContentPicture(context, page),
	]);
	return {
		page: shown,
		picture,
		seo: contentSeo(context, request, page, graph),
		messages: screenMessages(context.locale, 'content'),
	};
}

export default function ContentRoute() {
	const { page, picture } = useLoaderData<typeof loader>();
	return page.path === '/connect' ? (
		<ContentPage page={page} picture={picture} withToc={false} className="content-wide" />
	) : (
		<ContentPage page={page} picture={picture} />
	);
}
