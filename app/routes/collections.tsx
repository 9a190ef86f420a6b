import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { CollectionList } from '~/features/catalog/collection-list';
import { loadCollectionsPage } from '~/features/catalog/listing/listing.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname } = new URL(request.url);
	const collections = await loadCollectionsPage(context);
	const t = translator(context.locale);
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		title: t('listing:collections.title'),
		description: t('listing:collections.lead'),
		image: collections.find(({ picture }) => picture)?.picture?.url,
	});
	return { collections, seo };
}

export default function CollectionsRoute() {
	const { collections } = useLoaderData<typeof loader>();
	const { t } = useTranslation('listing');
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{t('collections.title')}</h1>
			<p className="mt-4 max-w-measure text-lg">{t('collections.lead')}</p>
			<div className="divisions mt-10 pt-10">
				{collections.length > 0 ? (
					<CollectionList collections={collections} />
				) : (
					<p className="text-lg">{t('collections.none')}</p>
				)}
			</div>
		</div>
	);
}
