import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/server-runtime';
import { createSeo, seoMeta } from '~/features/shell/seo';
import { translator } from '~/i18n/i18next.server';
import { PUBLIC_PAGE } from '~/page-cache.server';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const t = translator(context.locale);
	const { pathname } = new URL(request.url);
	return {
		seo: createSeo({ siteUrl: context.env.SITE_URL, pathname, title: t('shell:nav.home') }),
	};
}

export default function Home() {
	return <h1>Aerolume</h1>;
}
