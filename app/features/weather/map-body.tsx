import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { MapCaption, MapLegend } from './map-facts';
import { countLeds, countsInWords } from './map-lights';
import { MapPicture } from './map-picture';
import { statusText } from './map-time';
import { tablePath } from './regions';
import type { WeatherMapView } from './weather-view';

export interface MapBodyProps {
	view: WeatherMapView;
	/** Prefix of the ids in the picture. */
	id: string;
	/** Whether another region's map is loading. */
	busy?: boolean;
	/** Buttons on the sheet; without them the sheet links to the table of reports. */
	airports?: ReactNode;
	report?: ReactNode;
}

/** The sheet with its LEDs, legend and caption. */
export function MapBody({ view, id, busy, airports, report }: MapBodyProps) {
	const { t } = useTranslation('weather');
	const { locale, to } = useLocale();
	const region = t(`map.regions.${view.region}`);
	const counts = countLeds(view.leds);
	const label = t('map.alt', {
		region,
		counts: countsInWords(counts),
		status: statusText(view, locale, t),
	});
	return (
		<div className="map-body" data-region={view.region} aria-busy={busy}>
			<div className="map-frame">
				<div className="map-sheet">
					<MapPicture view={view} label={label} id={id} />
					{airports ?? (
						// biome-ignore lint/a11y/useAnchorContent: for the pointer only; a text link is below the map
						<a
							href={to(tablePath(view.region))}
							className="absolute inset-0"
							tabIndex={-1}
							aria-hidden="true"
						/>
					)}
				</div>
				<MapCaption view={view} />
			</div>
			<div className="map-side">
				<MapLegend counts={counts} />
				{report ?? <p className="map-hint">{t('map.hint')}</p>}
			</div>
		</div>
	);
}
