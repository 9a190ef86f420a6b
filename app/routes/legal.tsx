import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { consentSettings } from '~/features/consent/consent-terms.server';
import { CookieList } from '~/features/consent/cookie-list';
import stylesheet from '~/features/content/content.css?url';
import { findContentPage } from '~/features/content/content.server';
import { ContentPage } from '~/features/content/content-page';
import { loadContentPicture } from '~/features/content/content-picture.server';
import { GuaranteeNotice } from '~/features/legal/guarantee-notice';
import { guaranteeView } from '~/features/legal/guarantee-notice.server';
import { contentSeo } from '~/features/seo/content-seo.server';
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

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { path } = parseLocalePath(new URL(request.url).pathname);
	const page = findContentPage(context, path);
	const isPrivacy = path === '/legal/privacy';
	if (!page) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	return {
		page,
		picture: await loadContentPicture(context, page),
		/** The privacy notice ends with a list of all cookies and stored data. */
		cookies: isPrivacy ? consentSettings(context.env) : undefined,
		notice: path === '/legal/guarantee' ? guaranteeView(context.locale) : undefined,
		seo: contentSeo(context, request, page),
		messages: screenMessages(
			context.locale,
			'content',
			...(isPrivacy ? (['cookies'] as const) : []),
		),
	};
}

export default function LegalRoute() {
	const { page, picture, cookies, notice } = useLoaderData<typeof loader>();
	return (
		<ContentPage page={page} picture={picture}>
			{cookies ? <CookieList settings={cookies} /> : null}
			{notice ? <GuaranteeNotice notice={notice} /> : null}
		</ContentPage>
	);
}
