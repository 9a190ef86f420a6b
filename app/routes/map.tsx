import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsSection } from '~/features/catalog/static-sections';
import { loadMapPage, type RegionLinks } from '~/features/home/map-page.server';
import { MapSections } from '~/features/home/map-sections';
import { seoMeta } from '~/features/seo/page-seo';
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

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** The map, at its own address, which is the canonical one, and at `/products/{handle}`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const variant = new URL(request.url).searchParams.get('variant');
	const page = await loadMapPage(context, variant);
	if (!page) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	return page;
}

export default function MapRoute() {
	const { weather, regionLinks, details, steps, box, ...page } = useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { options, variant } = page.product;
	const { id, size, color } = variant;
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
				steps={steps}
				box={box}
			/>
		</ProductScreen>
	);
}

interface LiveMapProps {
	view: WeatherMapView;
	links: RegionLinks;
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
