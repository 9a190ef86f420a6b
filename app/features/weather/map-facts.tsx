import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatUnit } from '~/i18n/format';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { CategoryMark } from './category-mark';
import { METRES_PER_MILE } from './flight-category';
import { chartOf } from './map-charts';
import { percent } from './map-edge';
import { countLeds } from './map-lights';
import { statusText } from './map-time';
import { flightCategories, type WeatherMapView } from './weather-view';

/** Below the sheet: live or recorded, and the scale. */
export const MapCaption = memo(function MapCaption({ view }: { view: WeatherMapView }) {
	const { t } = useTranslation('weather');
	const { locale } = useLocale();
	const { scale, width } = chartOf(view.region);
	const [kilometres = 0, length = 0] = scale;
	// Half as many miles are a round number too.
	const [distance, unit, barLength] =
		locales[locale].units === 'us'
			? ([kilometres / 2, 'mile', (length * METRES_PER_MILE) / 2000] as const)
			: ([kilometres, 'kilometer', length] as const);
	return (
		<div className="map-caption">
			<p className={`map-status map-${view.source}`}>{statusText(view, locale, t)}</p>
			<div className="map-scale" style={{ width: percent(barLength, width) }} aria-hidden="true">
				<span>{formatUnit(distance, unit, locale)}</span>
			</div>
		</div>
	);
});

/** The four categories, each with its number of LEDs. */
export const MapLegend = memo(function MapLegend({ leds }: Pick<WeatherMapView, 'leds'>) {
	const { t } = useTranslation('weather');
	const counts = countLeds(leds);
	return (
		<ul className="map-legend">
			{flightCategories.map((category) => (
				<li key={category}>
					<CategoryMark category={category} className="size-4" />
					<abbr title={t(`categories.${category}.name`)}>{category.toUpperCase()}</abbr>
					<span>{counts[category]}</span>
				</li>
			))}
			{counts.dark > 0 ? (
				<li>
					<i />
					{t('map.dark')}
					<span>{counts.dark}</span>
				</li>
			) : null}
		</ul>
	);
});
