/** The four sheets of the map: their projections and numbers of LEDs. */

export type RegionKey = 'germany' | 'alps' | 'europe' | 'usa';

export interface Region {
	key: RegionKey;
	/** As printed on the sheet, in the languages of the place. */
	title: string;
	/** `portrait` sheets are 2:3, `landscape` sheets 3:2. */
	orientation: 'portrait' | 'landscape';
	/** One LED per airport of the region in `data/airports.csv`. */
	ledCount: number;
	projection: {
		kind: 'conformal' | 'equal-area';
		/** Central meridian in degrees east. */
		meridian: number;
		/** Latitude in the middle of the map, degrees north. */
		latitude: number;
		/** Standard parallels of the cone, degrees north. */
		parallels: [number, number];
		/** Ground width of the map between its border lines, in kilometres. */
		widthKm: number;
	};
	/** Of the scale bar and the heights on the sheet: kilometres and metres, or statute miles and feet. */
	units: 'metric' | 'us';
	/** Spacing of the drawn graticule, in degrees. */
	graticule: number;
}

export const regions: Record<RegionKey, Region> = {
	germany: {
		key: 'germany',
		title: 'Deutschland',
		orientation: 'portrait',
		ledCount: 80,
		projection: {
			kind: 'conformal',
			meridian: 10.35,
			latitude: 51.05,
			parallels: [48.5, 53.7],
			widthKm: 690,
		},
		units: 'metric',
		graticule: 1,
	},
	alps: {
		key: 'alps',
		title: 'Alpen · Alpes · Alpi',
		orientation: 'landscape',
		ledCount: 60,
		projection: {
			kind: 'conformal',
			meridian: 11,
			latitude: 46.2,
			parallels: [44.8, 47.6],
			widthKm: 960,
		},
		units: 'metric',
		graticule: 1,
	},
	europe: {
		key: 'europe',
		title: 'Europa',
		orientation: 'portrait',
		ledCount: 120,
		projection: {
			kind: 'conformal',
			meridian: 8.8,
			latitude: 53.4,
			parallels: [42, 62],
			widthKm: 3400,
		},
		units: 'metric',
		graticule: 5,
	},
	usa: {
		key: 'usa',
		title: 'United States',
		orientation: 'landscape',
		ledCount: 150,
		projection: {
			kind: 'equal-area',
			meridian: -96.3,
			latitude: 37.9,
			parallels: [30, 45],
			widthKm: 5200,
		},
		units: 'us',
		graticule: 5,
	},
};
