/** Flight categories from best to worst, named as in METAR services. */
export const flightCategories = ['vfr', 'mvfr', 'ifr', 'lifr'] as const;

export type FlightCategory = (typeof flightCategories)[number];

/** The regions in display order. */
export const regionKeys = ['germany', 'alps', 'europe', 'usa'] as const;

export type RegionKey = (typeof regionKeys)[number];

/** Animation of an LED: gusts make it pulse faster, thunderstorms flash white. */
export type LedMotion = 'calm' | 'gusts' | 'thunder';

/** State of one LED; unlit for an airport without a current report or a known category. */
export interface Led {
	category: FlightCategory | null;
	motion: LedMotion;
}

/** What a page needs to draw a region's map, small enough for loader data. */
export interface WeatherMapView {
	region: RegionKey;
	/** One character per LED, in the order of the region's stations; see `readLeds`. */
	leds: string;
	/** `recorded` for reports older than three hours, regardless of their source. */
	source: 'live' | 'recorded';
	/** Time of the newest report, ISO 8601, UTC. */
	observedAt: string;
	/** The airport that the page's URL names: its report is shown from the start. */
	airport?: LinkedAirport;
	/** Without one, a report to show until an airport is chosen. Only on the weather pages. */
	example?: StationReport;
}

export interface LinkedAirport {
	/** Index of the station. */
	station: number;
	report: StationReport;
}

/** An airport and the map that shows it. */
export interface MappedAirport {
	icao: string;
	name: string;
	region: RegionKey;
}

/** One decoded fact of a report: `label` and `text` are in the page's language. */
export interface DecodedFact {
	/** Key of the fact, e.g. `wind`. */
	key: string;
	label: string;
	text: string;
}

/** An airport's latest report in the page's language. */
export interface StationReport {
	icao: string;
	/** Display name of the airport, e.g. `Frankfurt am Main`. */
	name: string;
	category: FlightCategory | null;
	/** Raw report, `null` where there is none. */
	raw: string | null;
	/** ISO 8601, UTC. */
	observedAt: string | null;
	wind: WindSpeed | null;
	/** Visibility in metres. */
	metres: number | null;
	/** The ceiling in words, where there is one. */
	ceiling?: string;
	facts: DecodedFact[];
}

/** In knots. */
export interface WindSpeed {
	knots: number;
	gusts?: number;
}

/** A region's reports in the order of its stations: the response of `/api/weather/{region}`. */
export interface RegionReports {
	view: WeatherMapView;
	stations: StationReport[];
}
