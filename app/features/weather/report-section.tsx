import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { Pagination } from '~/ui/pagination';
import { listSearch, type ReportPage } from './list-reports';
import { countLeds } from './map-lights';
import { OwnAirport } from './own-airport';
import { airportPath, regionPath } from './regions';
import { ReportFilter } from './report-filter';
import { ReportList } from './report-list';
import {
	type MappedAirport,
	type RegionKey,
	regionKeys,
	type WeatherMapView,
} from './weather-view';

export interface ReportSectionProps {
	view: WeatherMapView;
	list: ReportPage;
	/** How many airports the region has. */
	airports: number;
}

/** The reports of a region: the visitor's airport, filter and order, and a page of the list. */
export function ReportSection({ view: { region, leds, airport }, ...props }: ReportSectionProps) {
	const { t } = useTranslation('reports');
	const { to } = useLocale();
	const { list, airports } = props;
	const { request, pages, found, reports } = list;
	const path = to(regionPath(region));
	const place = { page: request.page, pages };
	const reportsFound = t('found', { count: found });
	const pageLink = (page: number, label: string) => (
		<Link
			to={`${path}${listSearch({ ...request, page })}#reports`}
			className={buttonClass('secondary', 'normal', 'px-4')}
		>
			{label}
		</Link>
	);
	return (
		<section aria-labelledby="reports">
			<h2 id="reports" tabIndex={-1} className="mt-section text-3xl focus:outline-none">
				{t('reports')}
			</h2>
			<div className="mt-6 gap-x-12 lg:grid lg:grid-cols-[15rem_1fr] lg:grid-rows-[auto_1fr]">
				<div className="lg:col-start-2">
					<OwnAirport region={region} linked={airport?.report} reports={reports} />
				</div>
				<div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
					<ReportFilter region={region} request={request} counts={countLeds(leds)} />
				</div>
				<div className="lg:col-start-2">
					<p role="status" className={found > 0 ? 'mb-2 text-muted text-sm' : undefined}>
						{found === 0
							? t('none')
							: pages > 1
								? t('foundOn', { found: reportsFound, ...place })
								: reportsFound}{' '}
						{found < airports ? (
							<Link to={`${path}#reports`} preventScrollReset className="text-link">
								{t('reset')}
							</Link>
						) : null}
					</p>
					{found === 0 && request.query ? (
						<OtherRegions region={region} query={request.query} />
					) : null}
					{found > 0 ? (
						<ReportList
							region={region}
							reports={reports}
							sort={request.sort}
							label={t('reports')}
						/>
					) : null}
					{pages > 1 ? (
						<div className="mt-8">
							<Pagination
								label={t('pages')}
								previous={request.page > 1 ? pageLink(request.page - 1, t('previous')) : undefined}
								next={request.page < pages ? pageLink(request.page + 1, t('next')) : undefined}
								position={t('place', place)}
							/>
						</div>
					) : null}
				</div>
			</div>
		</section>
	);
}

/** Leads to the map of an airport that the URL names, and that this map does not have. */
export function OtherMap({ airport: { icao, name, region } }: { airport: MappedAirport }) {
	const { t } = useTranslation(['reports', 'weather']);
	const { to } = useLocale();
	return (
		<p className="mt-4">
			{t('otherMap', { name, icao })}{' '}
			<Link to={to(airportPath(region, icao))} className="text-link">
				{t(`weather:map.regions.${region}`)}
			</Link>
		</p>
	);
}

/** The same search on the other maps. */
function OtherRegions({ region, query }: { region: RegionKey; query: string }) {
	const { t } = useTranslation(['reports', 'weather']);
	const { to } = useLocale();
	const search = listSearch({ query, sort: 'name', page: 1 });
	return (
		<p className="mt-4 flex flex-wrap gap-x-5">
			<span className="basis-full">{t('elsewhere')}</span>
			{regionKeys
				.filter((other) => other !== region)
				.map((other) => (
					<Link key={other} to={`${to(regionPath(other))}${search}#reports`} className="text-link">
						{t(`weather:map.regions.${other}`)}
					</Link>
				))}
		</p>
	);
}
