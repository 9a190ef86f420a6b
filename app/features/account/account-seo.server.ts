import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, type Seo } from '~/features/seo/page-seo';
import type { AppContext } from '~/server/context.server';

/** Metadata of an account page, which search engines must not index. */
export function accountSeo(context: AppContext, request: Request, page: string): Seo {
	const { pathname } = new URL(request.url);
	const title = formTitle(context, page);
	return createSeo({ siteUrl: context.env.SITE_URL, pathname, title, noIndex: true });
}
