import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { loadHome } from '~/features/catalog/catalog.server';
import { EditionList } from '~/features/catalog/edition-list';
import { PriceLine } from '~/features/catalog/price-line';
import { ProductRow } from '~/features/catalog/product-row';
import { previewImage } from '~/features/catalog/product-view.server';
import { TaxNote } from '~/features/catalog/tax-note';
import { Editions } from '~/features/home/editions';
import { Hero } from '~/features/home/hero';
import { ServiceNotes } from '~/features/home/service-notes';
import { StoryAfter, StoryBefore } from '~/features/home/story';
import { createSeo, seoMeta } from '~/features/shell/seo';
import { translator } from '~/i18n/i18next.server';
import { useLocale } from '~/i18n/use-locale';
import { PUBLIC_PAGE } from '~/page-cache.server';
import { available } from '~/shopify/available.server';
import { mapPath, site } from '~/site';
import { buttonClass } from '~/ui/button';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname } = new URL(request.url);
	const t = translator(context.locale);
	const catalog = await available(loadHome(context));
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		title: t('home:meta.homeTitle'),
		description: t('home:meta.homeDescription'),
		image: catalog.map?.picture && previewImage(catalog.map.picture.url),
	});
	return { ...catalog, seo };
}

export default function Home() {
	const { map, editions, delivery, closeUp, products, vatIncluded } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { to } = useLocale();
	return (
		<>
			<Hero
				picture={map?.picture}
				action={
					<Link to={to(mapPath)} className={buttonClass('primary')}>
						{t('hero.action', { name: site.name })}
					</Link>
				}
				price={
					map ? (
						<>
							<PriceLine price={map} from={map.from} />
							<span className="block text-muted">
								<TaxNote vatIncluded={vatIncluded} shipped />
							</span>
						</>
					) : null
				}
			/>
			<StoryBefore picture={closeUp} />
			{editions.length > 0 ? (
				<div className="border-line border-t">
					<Editions list={<EditionList editions={editions} vatIncluded={vatIncluded} />} />
				</div>
			) : null}
			<StoryAfter />
			{products.length > 0 ? (
				<section className="border-line border-t" aria-labelledby="products">
					<div className="page-width py-section">
						<h2 id="products" className="mb-10 text-3xl">
							{t('products.title')}
						</h2>
						<ProductRow products={products} />
					</div>
				</section>
			) : null}
			<ServiceNotes delivery={delivery} vatIncluded={vatIncluded} />
		</>
	);
}
