import type { Locale } from '~/i18n/locales';
import { type Place, placesOf } from './map-charts';
import table from './stations.json';
import type { RegionKey } from './weather-view';

/** An airport with an LED, and its position on the printed sheet in half millimetres. */
export interface Station extends Place {
	icao: string;
	/** Display name, e.g. `Frankfurt am Main`. */
	name: string;
}

interface Row {
	icao: string;
	name: string;
	/** Display name in English, where it differs. */
	english?: string;
}

const rows: Record<RegionKey, readonly Row[]> = table;

/** The airports of a region's map, one per LED, always in the same order. */
export function stationsOf(region: RegionKey, locale: Locale = 'de'): readonly Station[] {
	const places = placesOf(region);
	return rows[region].map(({ icao, name, english }, index) => ({
		icao,
		name: locale === 'de' ? name : (english ?? name),
		...(places[index] ?? { x: 0, y: 0 }),
	}));
}
