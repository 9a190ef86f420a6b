import type { TFunction } from 'i18next';
import { formatDay } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { WeatherMapView } from './weather-view';

/** Time of an ISO 8601 time in UTC: `2026-11-20T10:05:00Z` → `10:05`. */
export function utcTime(iso: string): string {
	return iso.slice(11, 16);
}

/** Status line: live, or recorded with its date. */
export function statusText(
	{ source, observedAt }: Pick<WeatherMapView, 'source' | 'observedAt'>,
	locale: Locale,
	t: TFunction<'weather'>,
): string {
	const time = utcTime(observedAt);
	if (source === 'live') return t('map.live', { time });
	const date = formatDay(observedAt, locale).replaceAll(' ', '\u00a0');
	return t('map.recorded', { date, time });
}
