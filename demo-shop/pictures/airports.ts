import { readFileSync } from 'node:fs';
import type { RegionKey } from '../catalogue/regions';

export type FlightCategory = 'VFR' | 'MVFR' | 'IFR' | 'LIFR';

interface Airport {
	icao: string;
	/** Degrees, north and east positive. */
	latitude: number;
	longitude: number;
	/** Category of the METAR recorded on 2025-01-27 at 22:25 UTC. */
	category: FlightCategory;
}

export interface SpotHeight {
	latitude: number;
	longitude: number;
	/** Metres above sea level. */
	elevation: number;
}

/** Sheets of one country or mountain range are `near`, sheets of a continent `far`. */
export type SheetScale = 'near' | 'far';

function readRows(name: string): string[][] {
	const text = readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
	return text
		.trim()
		.split('\n')
		.slice(1)
		.map((line) => line.split(','));
}

function parseCategory(text: string): FlightCategory {
	if (text === 'VFR' || text === 'MVFR' || text === 'IFR' || text === 'LIFR') return text;
	throw new Error(`Unknown flight category "${text}" in airports.csv`);
}

/** The airports that have an LED on the region's sheet, by ICAO code. */
export function airportsOf(region: RegionKey): Airport[] {
	return readRows('airports.csv')
		.filter(([key]) => key === region)
		.map(([, icao = '', latitude, longitude, category = '']) => ({
			icao,
			latitude: Number(latitude),
			longitude: Number(longitude),
			category: parseCategory(category),
		}));
}

/** Station heights all over Europe and North America. */
export function spotHeights(): SpotHeight[] {
	return readRows('elevations.csv').map(([latitude, longitude, elevation]) => ({
		latitude: Number(latitude),
		longitude: Number(longitude),
		elevation: Number(elevation),
	}));
}

/** The summits that a sheet of that scale names by their height. */
export function summits(scale: SheetScale): SpotHeight[] {
	return readRows('summits.csv')
		.filter(([key]) => key === scale)
		.map(([, , latitude, longitude, elevation]) => ({
			latitude: Number(latitude),
			longitude: Number(longitude),
			elevation: Number(elevation),
		}));
}
