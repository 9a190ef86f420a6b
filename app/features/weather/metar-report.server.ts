import { type IMetar, type IWeatherCondition, parseMetar, type Visibility } from 'metar-taf-parser';
import { flightCategory, METRES_PER_MILE } from './flight-category';
import type { FlightCategory, LedMotion } from './weather-view';

/** A METAR as it was read. */
export interface MetarReading {
	category: FlightCategory | null;
	motion: LedMotion;
	/** The report in parts, remarks left out; `null` where it cannot be read. */
	metar: IMetar | null;
}

const UNREAD: MetarReading = { category: null, motion: 'calm', metar: null };

/** Reads a METAR with or without its type in front. Never throws. */
export function readMetar(raw: string): MetarReading {
	const metar = parse(raw);
	if (!metar) return UNREAD;
	const { visibility } = metar;
	return {
		category: flightCategory(ceilingOf(metar), visibility ? metresOf(visibility) : null),
		motion: motionOf(metar),
		metar,
	};
}

/** Remarks say nothing that is shown here, and are free text at some stations. */
function parse(raw: string): IMetar | null {
	const [report = ''] = raw.split(/\sRMK\b/);
	try {
		return parseMetar(report);
	} catch {
		return null;
	}
}

/** Metres; of a visibility with an open end its limit. */
export function metresOf({ value, unit }: Pick<Visibility, 'value' | 'unit'>): number {
	return unit === 'SM' ? value * METRES_PER_MILE : value;
}

/** Feet above the ground, `null` for none: a layer whose height is not reported counts for nothing. */
function ceilingOf({ clouds, verticalVisibility }: IMetar): number | null {
	const heights = clouds.flatMap(({ quantity, height }) =>
		(quantity === 'BKN' || quantity === 'OVC') && height !== undefined ? [height] : [],
	);
	if (verticalVisibility !== undefined) heights.push(verticalVisibility);
	return heights.length > 0 ? Math.min(...heights) : null;
}

/** A thunderstorm nearby flashes too: it is seen from the airport. */
function motionOf({ weatherConditions, wind }: IMetar): LedMotion {
	if (weatherConditions.some(isThunder)) return 'thunder';
	return wind?.gust === undefined ? 'calm' : 'gusts';
}

/** A thunderstorm describes its precipitation, or stands alone. */
export function isThunder({ descriptive, phenomenons }: IWeatherCondition): boolean {
	return descriptive === 'TS' || phenomenons.some((phenomenon) => phenomenon === 'TS');
}
