import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { AddToCart } from '~/features/cart/add-to-cart';
import { loadProduct } from '~/features/catalog/catalog.server';
import { ProductStage } from '~/features/catalog/product-stage';
import { DetailsStory } from '~/features/catalog/story';
import { useVariantLoading } from '~/features/catalog/variant-choice';
import { Live } from '~/features/home/live';
import { BoxStory, ServiceStory, SizesStory, StepsStory } from '~/features/home/story';
import { TitledSection } from '~/features/home/titled-section';
import { GuaranteeLink, SafetyNotes } from '~/features/legal/product-notes';
import { guaranteeLink, safetyView } from '~/features/legal/product-safety.server';
import { StockLink } from '~/features/notifications/stock-link';
import { seoMeta } from '~/features/seo/page-seo';
import { productSeo } from '~/features/seo/product-seo.server';
import { CategoryStory } from '~/features/weather/category-story';
import { useVariantRegion } from '~/features/weather/region-choice';
import { defaultRegion, isRegion } from '~/features/weather/regions';
import { startWeather } from '~/features/weather/weather.server';
import { WeatherMap } from '~/features/weather/weather-map';
import { Heart } from '~/features/wishlist/heart';
import { translator } from '~/i18n/i18next.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { pageNotFound } from '~/lib/not-found.server';
import { available } from '~/shopify/available.server';
import { site } from '~/site';

/** Pictures beside the buy panel. */
const PICTURES = 6;

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const found = await available(loadProduct(context, site.product, searchParams.get('variant')));
	if (!found) throw pageNotFound(request);
	const { descriptionHtml: _, details, ...product } = found.product;
	const t = translator(context.locale);
	// The live map shows the chosen edition's region.
	const region = found.chosen.region?.value;
	const weather = startWeather(context, isRegion(region) ? region : defaultRegion(context.locale));
	const seo = productSeo(context, found, { pathname, title: t('home:meta.mapTitle') });
	// This page has long texts of its own instead of the product description.
	return {
		product: { ...product, gallery: product.gallery.slice(0, PICTURES), media: [] },
		weather: await weather.view(),
		guarantee: guaranteeLink(context.locale),
		details,
		safety: safetyView(context.locale, found.source),
		seo,
	};
}

export default function MapRoute() {
	const { product, weather, guarantee, details, safety } = useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { id, available: canBuy, vatIncluded } = product.variant;
	const pending = useVariantLoading();
	const [searchParams] = useSearchParams();
	const [region, onRegion] = useVariantRegion(weather.region, searchParams.has('variant'));
	return (
		<ProductStage
			product={product}
			heading={
				<>
					<div className="flex items-start justify-between gap-2">
						<h1 className="text-4xl">{product.title}</h1>
						<Heart id={product.id} title={product.title} />
					</div>
					<p className="mt-4 text-lg">{t('hero.lead')}</p>
				</>
			}
			aside={<GuaranteeLink label={guarantee} />}
			action={
				canBuy ? (
					<AddToCart variantId={id} pending={pending} productTitle={product.title} />
				) : (
					<StockLink id={id} />
				)
			}
		>
			<Live
				map={<WeatherMap key={weather.region} view={weather} region={region} onRegion={onRegion} />}
			/>
			<div className="night-sheet contours border-line border-y">
				<CategoryStory />
			</div>
			<StepsStory />
			<SizesStory />
			<div className="pt-section">
				<BoxStory picture={product.boxPicture} />
			</div>
			<TitledSection id="data" title={t('data.title')}>
				<DetailsStory rows={details} />
			</TitledSection>
			{safety ? <SafetyNotes safety={safety} /> : null}
			<ServiceStory delivery={product.delivery} vatIncluded={vatIncluded} />
		</ProductStage>
	);
}
