import type { Locale } from '~/i18n/locales';
import { type Place, placesOf } from './map-charts';
import table from './stations.json';
import type { RegionKey } from './weather-view';

/** An airport with an LED, and where that is on the printed sheet, in half millimetres. */
export interface Station extends Place {
	icao: string;
	/** As a list prints it: `Frankfurt am Main`. */
	name: string;
}

interface Row {
	icao: string;
	name: string;
	/** Where English has a name of its own. */
	english?: string;
}

const rows: Record<RegionKey, readonly Row[]> = table;

/** The airports of a region's map, one an LED, always in the same order. */
export function stationsOf(region: RegionKey, locale: Locale = 'de'): readonly Station[] {
	const places = placesOf(region);
	return rows[region].map(({ icao, name, english }, index) => ({
		icao,
		name: locale === 'en' && english ? english : name,
		...(places[index] ?? { x: 0, y: 0 }),
	}));
}
