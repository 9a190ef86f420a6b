import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { MapBody } from './map-body';
import { isPaused } from './map-pause';
import { MapExample, MapReport } from './map-report';
import { regionPath } from './regions';
import {
	type LinkedAirport,
	type RegionKey,
	regionKeys,
	type WeatherMapView,
} from './weather-view';

/** The map as rendered on the server: a picture, and links to the regions' pages. */
export function MapDrawing({ view, framed }: { view: WeatherMapView; framed?: boolean }) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	return (
		<div className="map">
			<div className="map-controls">
				<nav aria-label={t('map.region')}>
					{regionKeys.map((region) => (
						<a
							key={region}
							href={to(regionPath(region))}
							data-map-region={region}
							aria-current={region === view.region ? 'true' : undefined}
							className="nav-link"
						>
							{t(`map.regions.${region}`)}
						</a>
					))}
				</nav>
				<label className="choice cursor-pointer items-center text-muted">
					<input type="checkbox" data-map-pause="" defaultChecked={isPaused()} />
					{t('map.pause')}
				</label>
			</div>
			<div data-map-body="">
				<MapBody
					view={view}
					id="led"
					framed={framed}
					{...(view.airport && markOf(view.airport))}
					report={firstReport(view)}
				/>
			</div>
		</div>
	);
}

/** The report that is shown until an airport is chosen. */
function firstReport({ region, airport, example }: WeatherMapView) {
	if (airport) return <LinkedReport region={region} {...airport} />;
	return example && <MapExample region={region} report={example} />;
}

function markOf({ station, report }: LinkedAirport) {
	return { marked: { station, icao: report.icao }, reportFirst: true };
}

/** The report of the airport that the URL names, as high as the interactive one. */
function LinkedReport({ region, report }: LinkedAirport & { region: RegionKey }) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	return (
		<MapReport report={report} own linked>
			<button type="button" data-map-keep={report.icao} className="text-link noscript:hidden">
				{t('own.keep')}
			</button>
			<a href={to(regionPath(region))} className="text-link">
				{t('own.leave')}
			</a>
		</MapReport>
	);
}
