/** The parts of topojson-client in use. */
declare module 'topojson-client' {
	export function merge(topology: Topology, objects: readonly Geometry[]): Geometry;
}
