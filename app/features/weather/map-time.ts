import type { TFunction } from 'i18next';
import { type Locale, locales } from '~/i18n/locales';
import type { WeatherMapView } from './weather-view';

/** The time of an ISO 8601 date in UTC: `22:25`. */
export function utcTime(iso: string): string {
	return iso.slice(11, 16);
}

/** What the map shows: live reports, or recorded ones with their day. */
export function statusText(
	{ source, observedAt }: Pick<WeatherMapView, 'source' | 'observedAt'>,
	locale: Locale,
	t: TFunction<'weather'>,
): string {
	const time = utcTime(observedAt);
	if (source === 'live') return t('map.live', { time });
	const date = new Intl.DateTimeFormat(locales[locale].tag, {
		dateStyle: 'long',
		timeZone: 'UTC',
	}).format(new Date(observedAt));
	return t('map.recorded', { date, time });
}
