import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { consentSettings } from '~/features/consent/consent-terms.server';
import { CookieList } from '~/features/consent/cookie-list';
import stylesheet from '~/features/content/content.css?url';
import { loadContentPage, slugOf } from '~/features/content/content.server';
import { ContentPage } from '~/features/content/content-page';
import { GuaranteeNotice } from '~/features/legal/guarantee-notice';
import { guaranteeView } from '~/features/legal/guarantee-notice.server';
import { contentSeo } from '~/features/seo/content-seo.server';
import { seoMeta } from '~/features/seo/page-seo';
import { screenMessages } from '~/i18n/messages.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: stylesheet },
	...deferredStyleLinks(),
];

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const slug = slugOf(params);
	const page = loadContentPage(context, 'legal', slug);
	if (!page) throw pageNotFound(request);
	return {
		page,
		/** The privacy notice ends with a list of all cookies and stored data. */
		cookies: slug === 'privacy' ? consentSettings(context.env) : undefined,
		notice: slug === 'guarantee' ? guaranteeView(context.locale) : undefined,
		seo: contentSeo(context, request, page),
		messages: screenMessages(
			context.locale,
			'content',
			...(slug === 'privacy' ? (['cookies'] as const) : []),
		),
	};
}

export default function LegalRoute() {
	const { page, cookies, notice } = useLoaderData<typeof loader>();
	return (
		<ContentPage page={page}>
			{cookies ? <CookieList settings={cookies} /> : null}
			{notice ? <GuaranteeNotice notice={notice} /> : null}
		</ContentPage>
	);
}
