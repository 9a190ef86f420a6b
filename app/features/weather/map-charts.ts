import table from './map-charts.json';
import type { RegionKey } from './weather-view';

/** A place on a map: right and down from the inner top left corner of its border. */
export interface Place {
	x: number;
	y: number;
}

/** What is drawn of a region's sheet beside its outlines, in half millimetres of the printed sheet. */
export interface Chart {
	/** 672 × 1032 on portrait sheets, 1072 × 632 on landscape ones. */
	width: number;
	height: number;
	/** Degrees between two of the edge's marks. */
	step: number;
	/** Marks between two labels on the upper edge. */
	every: number;
	/** The first mark's number, counted in steps from zero degrees, then the marks' places along the edge. */
	top: number[];
	bottom: number[];
	/** From north to south; the right edge is as the left one. */
	left: number[];
	/** What the scale bar measures: kilometres, and their length on the sheet. */
	scale: number[];
	/** Codes that stand on the map: ICAO code, number of the station, side on which it stands. */
	codes: (string | number)[][];
	/** Two digits to the base 36 for x and two for y, station by station. */
	places: string;
}

export function chartOf(region: RegionKey): Chart {
	return table[region];
}

/** Where a region's LEDs are, in the order of its stations. */
export function placesOf(region: RegionKey): Place[] {
	return (chartOf(region).places.match(/..../g) ?? []).map((digits) => ({
		x: Number.parseInt(digits.slice(0, 2), 36),
		y: Number.parseInt(digits.slice(2), 36),
	}));
}
