import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProduct } from '~/features/catalog/catalog.server';
import { productData } from '~/features/catalog/purchase-terms.server';
import { DetailsSection } from '~/features/catalog/static-sections';
import {
	isOfDefaultRegion,
	loadMapPage,
	type MapPage,
	withShortGallery,
} from '~/features/home/map-page.server';
import { MapSections } from '~/features/home/map-sections';
import { guaranteeLinkLabel, safetyView } from '~/features/legal/product-safety.server';
import { seoMeta } from '~/features/seo/page-seo';
import { productSeo } from '~/features/seo/product-seo.server';
import { findRedirect } from '~/features/seo/redirects.server';
import { setChosenVariant } from '~/features/shell/main-product-link';
import { CategorySection } from '~/features/weather/category-section';
import { useVariantRegion } from '~/features/weather/region-choice';
import { WeatherMap } from '~/features/weather/weather-map';
import type { WeatherMapView } from '~/features/weather/weather-view';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { withNoBreakSpaces } from '~/lib/no-break';
import { pageNotFound } from '~/lib/not-found.server';
import { ProductScreen } from '~/product-screen';
import { available } from '~/shopify/available.server';
import { site } from '~/site';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** The map, at its own address, which is the canonical one, and at `/products/{handle}`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const variant = new URL(request.url).searchParams.get('variant');
	const isPreferred = isOfDefaultRegion(context);
	const found = await available(loadProduct(context, site.product, variant, isPreferred));
	if (!found) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	const { title, ...mapPage } = await loadMapPage(context, found);
	return {
		...productData(context, { ...found, product: withShortGallery(found.product) }),
		...mapPage,
		guarantee: guaranteeLinkLabel(context, found.source),
		safety: safetyView(context.locale, found.source),
		seo: productSeo(context, found, title),
	};
}

export default function MapRoute() {
	const { weather, regionLinks, details, ...page } = useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { options, stepPictures, boxPicture } = page.product;
	const { id, size, color } = page.product.variant;
	const isChosen = useSearchParams()[0].has('variant');
	useEffect(() => {
		if (isChosen) setChosenVariant(id);
	}, [isChosen, id]);
	const choice = withNoBreakSpaces(options.map(({ chosen }) => chosen).join(', '));
	return (
		<ProductScreen {...page} lead={t('hero.shortLead')}>
			<MapSections
				live={<LiveMap view={weather} links={regionLinks} isChosen={isChosen} />}
				source={weather.source}
				categories={<CategorySection />}
				details={<DetailsSection rows={details} />}
				wall={size && { size, color, choice }}
				steps={stepPictures}
				box={boxPicture}
			/>
		</ProductScreen>
	);
}

interface LiveMapProps {
	view: WeatherMapView;
	links: MapPage['regionLinks'];
	/** Whether the visitor chose the variant. */
	isChosen: boolean;
}

/** The live map of the variant's region. Another region can be looked at, and then chosen. */
function LiveMap({ view, links, isChosen }: LiveMapProps) {
	const [region, onRegion] = useVariantRegion(view.region, isChosen);
	return (
		<WeatherMap
			key={view.region}
			view={view}
			region={region}
			onRegion={onRegion}
			regionLinks={links}
		/>
	);
}
