import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { PriceLine } from '~/features/catalog/price-line';
import { TaxNote } from '~/features/catalog/tax-note';
import { loadEdition } from '~/features/home/home.server';
import { seoMeta } from '~/features/seo/page-seo';
import { airportOf, codesOf } from '~/features/weather/find-airports.server';
import { listReports, readListRequest } from '~/features/weather/list-reports';
import { isPortrait } from '~/features/weather/map-charts';
import { RegionOffer } from '~/features/weather/region-offer';
import { isRegion } from '~/features/weather/regions';
import { OtherMap, ReportSection } from '~/features/weather/report-section';
import { startWeather } from '~/features/weather/weather.server';
import stylesheet from '~/features/weather/weather-list.css?url';
import { WeatherMap } from '~/features/weather/weather-map';
import { weatherSeo } from '~/features/weather/weather-seo.server';
import { formatDay } from '~/i18n/format';
import { screenMessages } from '~/i18n/messages.server';
import { useLocale } from '~/i18n/use-locale';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { pageNotFound } from '~/lib/not-found.server';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** A region's map and list of reports; `?airport=EDDF` shows an airport first. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	if (!isRegion(params.region)) throw pageNotFound(request);
	const { searchParams } = new URL(request.url);
	// Does not wait for the weather service, unlike `loadRegionReports`.
	const weather = startWeather(context, params.region);
	const edition = await loadEdition(context, params.region);
	const airport = searchParams.get('airport');
	const reports = await weather.reports(airport);
	const { view, stations } = reports;
	const list = listReports(stations, readListRequest(searchParams), context.locale, codesOf);
	return {
		view,
		list,
		elsewhere: airport && !view.airport ? airportOf(context.locale, airport) : undefined,
		airports: stations.length,
		edition,
		messages: screenMessages(context.locale, 'reports'),
		seo: weatherSeo(context, request, reports, list.request),
	};
}

export default function WeatherRoute() {
	const { view, list, elsewhere, airports, edition } = useLoaderData<typeof loader>();
	const { t } = useTranslation('reports');
	const { locale } = useLocale();
	const { region, airport } = view;
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">
				{airport ? t('airportTitle', { ...airport.report }) : t(`title.${region}`)}
			</h1>
			{airport && view.source === 'live' ? null : (
				<p className="mt-4 max-w-measure text-lg">
					{view.source === 'live'
						? t('lead', { count: airports })
						: t(airport ? 'airportRecorded' : 'leadRecorded', {
								count: airports,
								date: formatDay(view.observedAt, locale).replaceAll(' ', '\u00a0'),
							})}
				</p>
			)}
			{elsewhere ? <OtherMap airport={elsewhere} /> : null}
			<div className={isPortrait(region) ? 'region-main mt-8' : 'mt-8'}>
				<WeatherMap key={`${region} ${airport?.report.icao}`} view={view} />
				<RegionOffer
					region={region}
					edition={edition}
					price={
						edition ? (
							<div className="mt-1">
								<PriceLine price={edition} from={edition.from} />
								<p className="text-muted text-sm">
									<TaxNote vatIncluded={edition.vatIncluded} shipped />
								</p>
							</div>
						) : null
					}
				/>
			</div>
			<ReportSection view={view} list={list} airports={airports} />
		</div>
	);
}
