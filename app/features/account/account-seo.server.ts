import { createSeo, type Seo } from '~/features/seo/page-seo';
import type { AppContext } from '~/server/context.server';

/** A page of the account keeps out of search engines. */
export function accountSeo({ env }: AppContext, request: Request, title: string): Seo {
	const { pathname } = new URL(request.url);
	return createSeo({ siteUrl: env.SITE_URL, pathname, title, noIndex: true });
}
