import { type ListRequest, listSearch } from '~/features/weather/list-reports';
import { airportPath, regionPath } from '~/features/weather/regions';
import { previewPath } from '~/features/weather/weather-previews.server';
import type { WeatherMapView } from '~/features/weather/weather-view';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { breadcrumbGraph } from './page-graph';
import { createSeo, type Seo } from './page-seo';

export interface WeatherSeoInput {
	view: WeatherMapView;
	/** What the list of reports was asked for. */
	list: ListRequest;
	/** Number of the region's airports. */
	airports: number;
}

/** Metadata of a region's page: of the airport that its address names, else of its list of reports. */
export function weatherSeo(
	{ env, locale }: AppContext,
	request: Request,
	{ view: { region: key, airport }, list, airports }: WeatherSeoInput,
): Seo {
	const siteUrl = env.SITE_URL;
	const t = translator(locale);
	const region = t(`weather:map.regions.${key}`);
	const title = t(`reports:title.${key}`);
	const { page, category, query } = list;
	const numbered = page > 1 ? t('reports:numbered', { title, page }) : title;
	const seo = createSeo({
		siteUrl,
		pathname: new URL(request.url).pathname,
		// Every order is the same list.
		search: airport ? `?airport=${airport.report.icao}` : listSearch({ ...list, sort: 'name' }),
		title: airport ? t('reports:airportTitle', { ...airport.report }) : numbered,
		description: airport
			? t('reports:airportDescription', { ...airport.report, region })
			: t('reports:description', { count: airports }),
		preview: previewPath(key),
		// Filtered lists have too many URLs.
		noIndex: category !== undefined || query !== '',
	});
	if (seo.noIndex) return seo;
	const trail = [
		{ name: title, path: regionPath(key) },
		...(airport
			? [{ name: airport.report.name, path: airportPath(key, airport.report.icao) }]
			: []),
	];
	return { ...seo, structuredData: [breadcrumbGraph({ siteUrl, locale }, trail)] };
}
