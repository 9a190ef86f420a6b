import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import stylesheet from '~/features/content/content.css?url';
import { listContentPages, loadContentPage } from '~/features/content/content.server';
import { ContentHead } from '~/features/content/content-page';
import { NextSteps } from '~/features/content/next-steps';
import { LegalList } from '~/features/legal/legal-list';
import { contentSeo } from '~/features/seo/content-seo.server';
import { seoMeta } from '~/features/seo/page-seo';
import { screenMessages } from '~/i18n/messages.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';

export const links: LinksFunction = () => deferredStyleLinks(stylesheet);

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = loadContentPage(context, 'legal');
	if (!page) throw pageNotFound(request);
	const { title, description } = page;
	return {
		title,
		description,
		pages: listContentPages(context.locale, 'legal'),
		seo: contentSeo(context, request, page),
		messages: screenMessages(context.locale, 'content'),
	};
}

export default function LegalIndexRoute() {
	const { title, description, pages } = useLoaderData<typeof loader>();
	return (
		<div className="content page-width">
			<ContentHead page={{ title, description, above: [] }} />
			<LegalList pages={pages} />
			<NextSteps page={{ path: '/legal' }} />
		</div>
	);
}
