import type { FlightCategory } from '../airports';

/** Printed colours: warm paper and ink; only the lights have saturated colours. */
export const paper = {
	sheet: '#f3eddf',
	land: '#f5efe2',
	neighbour: '#ebe1cd',
	sea: '#d6dfdc',
	waterline: '#a9bbbb',
};

export const ink = {
	line: '#2b3a44',
	soft: '#5d6a70',
	/** Codes of airports: from afar a darker one looks like a tail of its light. */
	code: '#a3acae',
	border: '#8d8271',
	height: '#b59a6d',
	graticule: '#74868c',
};

/** Light of the LEDs, linear red, green and blue with a peak of 1. */
export const lightColors: Record<FlightCategory, [number, number, number]> = {
	VFR: [0.015, 0.95, 0.1],
	MVFR: [0.015, 0.2, 1],
	IFR: [1, 0.02, 0.012],
	LIFR: [1, 0.012, 0.6],
};

/** The categories as they are printed in the legend, dark enough to be read on paper. */
export const legendColors: Record<FlightCategory, string> = {
	VFR: '#2f7d4f',
	MVFR: '#33619b',
	IFR: '#a8423a',
	LIFR: '#94407f',
};
