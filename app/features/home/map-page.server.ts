import type { ProductPage } from '~/features/catalog/catalog.server';
import { defaultRegion, isRegion } from '~/features/weather/regions';
import { startWeather } from '~/features/weather/weather.server';
import type { WeatherMapView } from '~/features/weather/weather-view';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';

export interface MapPage {
	/** Of the chosen edition's region. */
	weather: WeatherMapView;
	/** For search engines. */
	title: string;
}

/** Whether a variant of the map shows the region that a language begins with, for `loadProduct`. */
export function isOfDefaultRegion({ locale }: AppContext) {
	return (variant: ProductPage['chosen']) => variant.region?.value === defaultRegion(locale);
}

/** What the map's page needs in addition to a product's data. */
export async function loadMapPage(context: AppContext, { chosen }: ProductPage): Promise<MapPage> {
	const { locale } = context;
	const region = chosen.region?.value;
	const weather = startWeather(context, isRegion(region) ? region : defaultRegion(locale));
	return { weather: await weather.view(), title: translator(locale)('home:meta.mapTitle') };
}
