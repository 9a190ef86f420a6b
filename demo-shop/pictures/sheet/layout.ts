import { geoConicConformal, geoConicEqualArea, type Projection } from 'd3-geo';
import type { Region } from '../../catalogue/regions';
import {
	airportsOf,
	type FlightCategory,
	type SheetScale,
	type SpotHeight,
	summits,
} from '../airports';

const earthRadiusKm = 6371;

/** Everything on a sheet is measured in millimetres of the 60 × 40 cm map, from its top left corner. */
export interface Layout {
	region: Region;
	/** The visible paper. */
	width: number;
	height: number;
	/** The area inside the border lines. */
	map: { left: number; top: number; right: number; bottom: number };
	projection: Projection;
	/** 1 : scale, on the middle parallel. */
	scale: number;
	lights: Light[];
	summits: { x: number; y: number; elevation: number }[];
}

export interface Light {
	icao: string;
	category: FlightCategory;
	x: number;
	y: number;
}

const margin = { side: 10, top: 10, bottom: 30 };

/** Visible paper of a map whose frame measures 400 × 600 mm outside, by orientation. */
export function paperSize(orientation: Region['orientation']): { width: number; height: number } {
	return orientation === 'portrait' ? { width: 356, height: 556 } : { width: 556, height: 356 };
}

export function layoutOf(region: Region): Layout {
	const { width, height } = paperSize(region.orientation);
	const map = {
		left: margin.side,
		top: margin.top,
		right: width - margin.side,
		bottom: height - margin.bottom,
	};
	const { kind, meridian, latitude, parallels, widthKm } = region.projection;
	const projection = (kind === 'conformal' ? geoConicConformal() : geoConicEqualArea())
		.rotate([-meridian, 0])
		.parallels(parallels)
		.center([0, latitude])
		.scale((earthRadiusKm * (map.right - map.left)) / widthKm)
		.translate([(map.left + map.right) / 2, (map.top + map.bottom) / 2])
		.clipExtent([
			[map.left - 20, map.top - 20],
			[map.right + 20, map.bottom + 20],
		]);
	const place = ({
		latitude: north,
		longitude: east,
	}: Pick<SpotHeight, 'latitude' | 'longitude'>) => {
		const [x, y] = projection([east, north]) ?? [Number.NaN, Number.NaN];
		return { x, y };
	};
	const lights = airportsOf(region.key).map((airport) => ({
		icao: airport.icao,
		category: airport.category,
		...place(airport),
	}));
	const marked = summits(scaleOf(region))
		.map((summit) => ({ elevation: summit.elevation, ...place(summit) }))
		.filter(
			({ x, y }) => x > map.left + 3 && x < map.right - 8 && y > map.top + 3 && y < map.bottom - 3,
		);
	const scale = Math.round((widthKm * 1e6) / (map.right - map.left) / 1e4) * 1e4;
	return { region, width, height, map, projection, scale, lights, summits: marked };
}

/** Whether a sheet shows a country or a continent. */
export function scaleOf(region: Region): SheetScale {
	return region.graticule < 5 ? 'near' : 'far';
}
