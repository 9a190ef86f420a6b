import { type IMetar, type IWeatherCondition, parseMetar, type Visibility } from 'metar-taf-parser';
import { flightCategory, METRES_PER_MILE } from './flight-category';
import type { FlightCategory, LedMotion } from './weather-view';

/** A parsed METAR. */
export interface MetarReading {
	category: FlightCategory | null;
	motion: LedMotion;
	/** Without remarks; `null` where it cannot be parsed. */
	metar: IMetar | null;
}

const UNREAD: MetarReading = { category: null, motion: 'calm', metar: null };

/** Parses a METAR with or without its type (`METAR`, `SPECI`) in front. Never throws. */
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

/** Remarks are cut off: they are not shown, and free text at some stations. */
function parse(raw: string): IMetar | null {
	const [report = ''] = raw.split(/\sRMK\b/);
	try {
		return parseMetar(report);
	} catch {
		return null;
	}
}

/** Metres; for an open-ended visibility its limit. */
export function metresOf({ value, unit }: Pick<Visibility, 'value' | 'unit'>): number {
	return unit === 'SM' ? value * METRES_PER_MILE : value;
}

/** Feet above ground, `null` for none; layers without a reported height are ignored. */
function ceilingOf({ clouds, verticalVisibility }: IMetar): number | null {
	const heights = clouds.flatMap(({ quantity, height }) =>
		(quantity === 'BKN' || quantity === 'OVC') && height !== undefined ? [height] : [],
	);
	if (verticalVisibility !== undefined) heights.push(verticalVisibility);
	return heights.length > 0 ? Math.min(...heights) : null;
}

/** A thunderstorm nearby counts too: it is visible from the airport. */
function motionOf({ weatherConditions, wind }: IMetar): LedMotion {
	if (weatherConditions.some(isThunder)) return 'thunder';
	return wind?.gust === undefined ? 'calm' : 'gusts';
}

/** Thunderstorm as a descriptor of precipitation, or alone. */
export function isThunder({ descriptive, phenomenons }: IWeatherCondition): boolean {
	return descriptive === 'TS' || phenomenons.some((phenomenon) => phenomenon === 'TS');
}
