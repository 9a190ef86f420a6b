/** What the weather maps use of topojson-client beyond the pictures of the demo shop. */
declare module 'topojson-client' {
	export function merge(topology: Topology, objects: readonly Geometry[]): Geometry;
}
