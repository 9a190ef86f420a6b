/** Flight categories from best to worst, as METAR services name them. */
export const flightCategories = ['vfr', 'mvfr', 'ifr', 'lifr'] as const;

export type FlightCategory = (typeof flightCategories)[number];

/** The maps' regions, in the order in which they are offered. */
export const regionKeys = ['germany', 'alps', 'europe', 'usa'] as const;

export type RegionKey = (typeof regionKeys)[number];

/** How an LED behaves: gusts make it breathe faster, thunderstorms flash it white. */
export type LedMotion = 'calm' | 'gusts' | 'thunder';

/** What one LED shows; an airport without a current report, or without a known category, stays dark. */
export interface Led {
	category: FlightCategory | null;
	motion: LedMotion;
}

/** What a page needs to draw a region's map: small enough for a loader's data. */
export interface WeatherMapView {
	region: RegionKey;
	/** One character an LED, in the order of the region's stations; see `readLeds`. */
	leds: string;
	/** `recorded` where the reports are older than three hours, whatever their source. */
	source: 'live' | 'recorded';
	/** Time of the newest report, ISO 8601 in UTC. */
	observedAt: string;
}

/** One decoded statement of a report: `label` and `text` are already in the page's language. */
export interface DecodedFact {
	/** Name of the fact, e.g. `wind`. */
	key: string;
	label: string;
	text: string;
}

/** An airport's latest report, told in the page's language. */
export interface StationReport {
	icao: string;
	/** Airport's name as printed in lists, e.g. `Frankfurt am Main`. */
	name: string;
	category: FlightCategory | null;
	motion: LedMotion;
	/** The report as it was sent, or `null` where there is none. */
	raw: string | null;
	/** ISO 8601 in UTC. */
	observedAt: string | null;
	facts: DecodedFact[];
}

/** A region's reports, in the order of its stations: the answer of `/api/weather/{region}`. */
export interface RegionReports {
	view: WeatherMapView;
	stations: StationReport[];
}
