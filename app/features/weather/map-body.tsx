import { memo, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { chartOf, placesOf } from './map-charts';
import { percent } from './map-edge';
import { MapCaption, MapLegend } from './map-facts';
import { countLeds, countsInWords } from './map-lights';
import { MapPicture } from './map-picture';
import { statusText } from './map-time';
import { listPath, sheetTitles } from './regions';
import type { RegionKey, WeatherMapView } from './weather-view';

export interface MapBodyProps {
	view: WeatherMapView;
	/** Prefix of the ids in the picture. */
	id: string;
	/** Whether another region's map is loading. */
	busy?: boolean;
	/** The airport that is marked with its code, by index. */
	marked?: { station: number; icao: string };
	/** On phones the report is in front of the map. */
	reportFirst?: boolean;
	/** Buttons on the sheet; without them the sheet links to the list of reports. */
	airports?: ReactNode;
	report?: ReactNode;
	/** Whether the sheet hangs in its frame on a wall. */
	framed?: boolean;
}

/** The sheet with its LEDs, legend and caption. */
export function MapBody({
	view,
	id,
	busy,
	marked,
	reportFirst,
	airports,
	report,
	framed,
}: MapBodyProps) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	// The mark is drawn at once; the picture with all other codes follows.
	const code = useDeferredValue(marked?.icao);
	return (
		<div
			className={reportFirst ? 'map-body map-report-first' : 'map-body'}
			data-region={view.region}
			aria-busy={busy}
		>
			<div className="map-frame">
				<div className="map-sheet">
					<LabelledPicture view={view} id={id} framed={framed} code={code} />
					{marked ? <Mark region={view.region} {...marked} /> : null}
					{airports ?? (
						// biome-ignore lint/a11y/useAnchorContent: for the pointer only; a text link is below the legend
						<a
							href={to(listPath(view.region))}
							className="absolute inset-0"
							tabIndex={-1}
							aria-hidden="true"
						/>
					)}
				</div>
				{framed ? (
					<p className="map-title" aria-hidden="true">
						{sheetTitles[view.region]}
					</p>
				) : (
					<MapCaption view={view} />
				)}
			</div>
			<div className="map-side">
				{report ?? <p className="map-hint">{t('map.hint')}</p>}
				{/* Displayed before the report, but focused after it: leaving the sheet would close the report. */}
				<div className="map-facts">
					<MapLegend leds={view.leds} />
					{framed ? <MapCaption view={view} /> : null}
					<p className="map-table">
						<a href={to(listPath(view.region))} className="text-link">
							{t('map.table')}
						</a>
					</p>
				</div>
			</div>
		</div>
	);
}

/** Memoized, as caption and legend are: choosing an airport renders none of them again. */
const LabelledPicture = memo(function LabelledPicture({
	view,
	id,
	framed,
	code,
}: Pick<MapBodyProps, 'view' | 'id' | 'framed'> & { code: string | undefined }) {
	const { t } = useTranslation('weather');
	const { locale } = useLocale();
	const label = t('map.alt', {
		region: t(`map.regions.${view.region}`),
		counts: countsInWords(countLeds(view.leds)),
		status: statusText(view, locale, t),
	});
	return <MapPicture view={view} label={label} id={id} framed={framed} marked={code} />;
});

/** Decorative: the airport's report has its name. */
function Mark({ region, station, icao }: { region: RegionKey; station: number; icao: string }) {
	const { width, height } = chartOf(region);
	const { x, y } = placesOf(region)[station] ?? { x: 0, y: 0 };
	return (
		<b
			className="map-mark"
			style={{ left: percent(x, width), top: percent(y, height) }}
			aria-hidden="true"
		>
			<span>{icao}</span>
		</b>
	);
}
