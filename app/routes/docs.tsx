import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import stylesheet from '~/features/content/content.css?url';
import { loadContentPage, slugOf } from '~/features/content/content.server';
import { ContentPage } from '~/features/content/content-page';
import { loadContentPicture } from '~/features/content/content-picture.server';
import { contentSeo } from '~/features/seo/content-seo.server';
import { seoMeta } from '~/features/seo/page-seo';
import { screenMessages } from '~/i18n/messages.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const links: LinksFunction = () => [
	...deferredStyleLinks(),
	{ rel: 'stylesheet', href: stylesheet },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const page = loadContentPage(context, 'docs', slugOf(params));
	if (!page) throw pageNotFound(request);
	return {
		page,
		picture: await loadContentPicture(context, page),
		seo: contentSeo(context, request, page),
		messages: screenMessages(context.locale, 'content'),
	};
}

export default function DocsRoute() {
	const { page, picture } = useLoaderData<typeof loader>();
	return <ContentPage page={page} picture={picture} />;
}
