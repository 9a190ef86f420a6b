import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import stylesheet from '~/features/content/content.css?url';
import {
	listContentPages,
	loadContentPage,
	searchSection,
} from '~/features/content/content.server';
import { ContentHead } from '~/features/content/content-page';
import { loadContentPicture } from '~/features/content/content-picture.server';
import { readQuery } from '~/features/content/content-search';
import { DocsGroups, DocsHits, DocsSearch } from '~/features/content/docs-index';
import { NextSteps } from '~/features/content/next-steps';
import { synonymsOf } from '~/features/search/synonyms';
import { contentSeo } from '~/features/seo/content-seo.server';
import { seoMeta } from '~/features/seo/page-seo';
import { screenMessages } from '~/i18n/messages.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';

export const links: LinksFunction = () => deferredStyleLinks(stylesheet);

/** Public, but search results are not cached: the number of terms is unlimited. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = context;
	const index = loadContentPage(context, 'docs');
	if (!index) throw pageNotFound(request);
	const query = readQuery(new URL(request.url).searchParams.get('q'));
	const { title, description } = index;
	const seo = contentSeo(context, request, index);
	const hits = query ? searchSection(locale, 'docs', query, synonymsOf) : [];
	return {
		title,
		description,
		picture: query ? undefined : await loadContentPicture(context, index),
		query,
		hits,
		pages: hits.length > 0 ? [] : listContentPages(locale, 'docs'),
		seo: query ? { ...seo, noIndex: true, structuredData: undefined } : seo,
		messages: screenMessages(locale, 'content'),
	};
}

export default function DocsIndexRoute() {
	const { title, description, picture, query, hits, pages } = useLoaderData<typeof loader>();
	return (
		<div className="content page-width">
			<ContentHead page={{ title, description, above: [] }} picture={picture}>
				<DocsSearch query={query} hits={hits} />
			</ContentHead>
			{query ? <DocsHits query={query} hits={hits} /> : null}
			{pages.length > 0 ? <DocsGroups pages={pages} /> : null}
			<NextSteps page={{ path: '/docs' }} />
		</div>
	);
}
