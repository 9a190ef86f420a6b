import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { AddToCart } from '~/features/cart/add-to-cart';
import { loadProduct } from '~/features/catalog/catalog.server';
import { EditionList } from '~/features/catalog/edition-list';
import { pictureNamed } from '~/features/catalog/gallery';
import { ProductDetails } from '~/features/catalog/product-details';
import { ProductStage } from '~/features/catalog/product-stage';
import { useVariantUnderWay } from '~/features/catalog/variant-choice';
import { Editions } from '~/features/home/editions';
import { ServiceNotes } from '~/features/home/service-notes';
import { StoryAfter, StoryBefore } from '~/features/home/story';
import { TitledSection } from '~/features/home/titled-section';
import { createSeo, seoMeta } from '~/features/shell/seo';
import { translator } from '~/i18n/i18next.server';
import { pageNotFound } from '~/lib/not-found.server';
import { PUBLIC_PAGE } from '~/page-cache.server';
import { available } from '~/shopify/available.server';
import { site } from '~/site';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const found = await available(loadProduct(context, site.product, searchParams.get('variant')));
	if (!found) throw pageNotFound(request);
	const { product, about, editions, pictures } = found;
	const t = translator(context.locale);
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		...about,
		title: t('home:meta.mapTitle'),
	});
	return {
		// The story below says at length what the description says in short.
		product: { ...product, descriptionHtml: '' },
		editions,
		closeUp: pictureNamed(pictures, 'closeup'),
		packaging: pictureNamed(pictures, 'packaging'),
		seo,
	};
}

export default function MapRoute() {
	const { product, editions, closeUp, packaging } = useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { id, available: canBuy, vatIncluded } = product.variant;
	const pending = useVariantUnderWay();
	return (
		<ProductStage
			product={product}
			heading={
				<>
					<h1 className="text-4xl">{product.title}</h1>
					<p className="mt-4 text-lg">{t('hero.lead')}</p>
				</>
			}
			action={
				<AddToCart
					variantId={id}
					available={canBuy}
					pending={pending}
					productTitle={product.title}
				/>
			}
		>
			<div className="pt-section">
				<StoryBefore picture={closeUp} steps />
			</div>
			<Editions list={<EditionList editions={editions} vatIncluded={vatIncluded} />} />
			<StoryAfter picture={packaging} contents />
			<TitledSection id="data" title={t('data.title')}>
				<ProductDetails rows={product.details} />
			</TitledSection>
			<ServiceNotes delivery={product.delivery} vatIncluded={vatIncluded} />
		</ProductStage>
	);
}
