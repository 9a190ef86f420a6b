import { createMemoize } from '~/lib/memoize';
import table from './map-charts.json';
import type { RegionKey } from './weather-view';

/** A position on a map, from the top left corner inside the border. */
export interface Place {
	x: number;
	y: number;
}

/** Drawing data of a region's sheet without its outlines, in half millimetres of the printed sheet. */
export interface Chart {
	/** 672 × 1032 on portrait sheets, 1072 × 632 on landscape ones. */
	width: number;
	height: number;
	/** Degrees between two tick marks on the edge. */
	step: number;
	/** Tick marks between two labels on the upper edge. */
	every: number;
	/** Number of the first tick mark, counted in steps from zero degrees, then the position of each mark. */
	top: number[];
	bottom: number[];
	/** From north to south; the right edge is the same. */
	left: number[];
	/** Scale bar: kilometres, and their length on the sheet. */
	scale: number[];
	/** Printed codes: ICAO code, index of the station, side of the LED. */
	codes: (string | number)[][];
	/** Two base-36 digits for x and two for y, station by station. */
	places: string;
}

export function chartOf(region: RegionKey): Chart {
	return table[region];
}

export function isPortrait(region: RegionKey): boolean {
	const { width, height } = chartOf(region);
	return height > width;
}

const memoizePlaces = createMemoize<readonly Place[]>();

/** Positions of a region's LEDs, in the order of its stations. */
export function placesOf(region: RegionKey): readonly Place[] {
	const { places } = chartOf(region);
	return memoizePlaces(table, region, () =>
		(places.match(/..../g) ?? []).map((digits) => ({
			x: Number.parseInt(digits.slice(0, 2), 36),
			y: Number.parseInt(digits.slice(2), 36),
		})),
	);
}
