import { breadcrumbGraph } from '~/features/seo/page-graph';
import { createSeo, type Seo, withStructuredData } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { type ListRequest, listSearch } from './list-reports';
import alps from './previews/alps.jpg';
import europe from './previews/europe.jpg';
import germany from './previews/germany.jpg';
import usa from './previews/usa.jpg';
import { airportPath, regionPath } from './regions';
import type { RegionKey, RegionReports } from './weather-view';

/** Pictures of regions; `public/previews` has those of airports. `scripts/link-previews.ts` writes both. */
const previews: Record<RegionKey, string> = { germany, alps, europe, usa };

/** Metadata of a region's page: of the airport that its URL names, else of its list of reports. */
export function weatherSeo(
	{ env, locale }: AppContext,
	request: Request,
	{ view: { region: key, airport }, stations }: RegionReports,
	list: ListRequest,
): Seo {
	const siteUrl = env.SITE_URL;
	const t = translator(locale);
	const region = t(`weather:map.regions.${key}`);
	const title = t(`reports:title.${key}`);
	const numbered = list.page > 1 ? t('reports:numbered', { title, page: list.page }) : title;
	const seo = createSeo({
		siteUrl,
		pathname: new URL(request.url).pathname,
		// Every order is the same list.
		search: airport ? `?airport=${airport.report.icao}` : listSearch({ ...list, sort: 'name' }),
		title: airport ? t('reports:airportTitle', { ...airport.report }) : numbered,
		description: airport
			? t('reports:airportDescription', { ...airport.report, region })
			: t('reports:description', { count: stations.length }),
		preview: airport
			? { url: `/previews/${airport.report.icao}.jpg`, width: '800', height: '420' }
			: { url: previews[key], width: '1200', height: '630' },
		// Filtered lists have too many URLs.
		noIndex: list.category !== undefined || list.query !== '',
	});
	if (seo.noIndex) return seo;
	const breadcrumbs = [
		{ name: title, path: regionPath(key) },
		...(airport
			? [{ name: airport.report.name, path: airportPath(key, airport.report.icao) }]
			: []),
	];
	return withStructuredData(seo, [breadcrumbGraph({ siteUrl, locale }, breadcrumbs)]);
}
