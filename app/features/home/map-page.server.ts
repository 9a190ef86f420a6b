import type { ProductPage } from '~/features/catalog/catalog.server';
import { defaultRegion, isRegion } from '~/features/weather/regions';
import { startWeather } from '~/features/weather/weather.server';
import type { RegionKey, WeatherMapView } from '~/features/weather/weather-view';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { shortId } from '~/shopify/ids';

export interface MapPage {
	/** Of the chosen edition's region. */
	weather: WeatherMapView;
	/** For each region the query string of a variant: of the chosen one, else of the one most like it. */
	regionLinks: Partial<Record<RegionKey, string>>;
	/** For search engines. */
	title: string;
}

/** Whether a variant of the map shows the region that a language begins with, for `loadProduct`. */
export function isOfDefaultRegion({ locale }: AppContext) {
	return (variant: ProductPage['chosen']) => variant.region?.value === defaultRegion(locale);
}

/** What the map's page needs in addition to a product's data. */
export async function loadMapPage(context: AppContext, page: ProductPage): Promise<MapPage> {
	const { locale } = context;
	const region = page.chosen.region?.value;
	const weather = startWeather(context, isRegion(region) ? region : defaultRegion(locale));
	return {
		weather: await weather.view(),
		regionLinks: linksByRegion(page),
		title: translator(locale)('home:meta.mapTitle'),
	};
}

/** Without the pictures that the page shows further down: those of the steps and the box. */
export function withShortGallery(product: ProductPage['product']): ProductPage['product'] {
	const further = [...product.stepPictures, product.boxPicture].map((picture) => picture?.url);
	return {
		...product,
		gallery: product.gallery.filter(({ url }, index) => index === 0 || !further.includes(url)),
	};
}

function linksByRegion({ source, chosen }: ProductPage): MapPage['regionLinks'] {
	const sharedOptions = ({ selectedOptions }: ProductPage['chosen']) =>
		selectedOptions.filter(({ name, value }) =>
			chosen.selectedOptions.some((option) => option.name === name && option.value === value),
		).length;
	const byLikeness = source.variants.nodes.toSorted(
		(one, other) => sharedOptions(one) - sharedOptions(other),
	);
	// The last one of a region stays.
	return Object.fromEntries(
		byLikeness.flatMap(({ region, id }) =>
			isRegion(region?.value) ? [[region.value, `?variant=${shortId(id)}`]] : [],
		),
	);
}
