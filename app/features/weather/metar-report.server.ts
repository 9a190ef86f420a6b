import {
	type IMetar,
	type IWeatherCondition,
	type IWind,
	parseMetar,
	type Visibility,
} from 'metar-taf-parser';
import { flightCategory, METRES_PER_MILE } from './flight-category';
import type { FlightCategory, LedMotion, WindSpeed } from './weather-view';

export const KMH_PER_KNOT = 1.852;
const KNOTS_PER_UNIT = { KT: 1, MPS: 3600 / 1852, 'KM/H': 1 / KMH_PER_KNOT } as const;

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

/** A speed in knots, not rounded. */
export function knotsOf(speed: number, unit: IWind['unit']): number {
	return speed * KNOTS_PER_UNIT[unit];
}

/** In whole knots; `null` where the report has no wind. */
export function windSpeedOf({ wind }: IMetar): WindSpeed | null {
	if (!wind) return null;
	const knots = Math.round(knotsOf(wind.speed, wind.unit));
	if (wind.gust === undefined) return { knots };
	return { knots, gusts: Math.round(knotsOf(wind.gust, wind.unit)) };
}

/** Feet above ground, `null` for none; layers without a reported height are ignored. */
export function ceilingOf({ clouds, verticalVisibility }: IMetar): number | null {
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
