import { add, cross, normalize, subtract, type Vec3 } from './vector';

/** A mesh whose vertices have any number of values, the first three of them their position. */
export interface Mesh {
	vertices: number[][];
	indices: number[];
}

/** Where two triangles meet, or where the mesh ends. */
interface Edge {
	ends: [number, number];
	/** The opposite vertices of its triangles. */
	across: number[];
	/** Index of the vertex in its middle. */
	middle: number;
}

function cornersOf(indices: number[], index: number): [number, number, number] {
	return [indices[index] ?? 0, indices[index + 1] ?? 0, indices[index + 2] ?? 0];
}

function keyOf(a: number, b: number, count: number): number {
	return Math.min(a, b) * count + Math.max(a, b);
}

function edgesOf({ vertices, indices }: Mesh): Map<number, Edge> {
	const count = vertices.length;
	const edges = new Map<number, Edge>();
	for (let index = 0; index < indices.length; index += 3) {
		const [a, b, c] = cornersOf(indices, index);
		for (const [from, to, across] of [
			[a, b, c],
			[b, c, a],
			[c, a, b],
		] as const) {
			const key = keyOf(from, to, count);
			const edge = edges.get(key);
			if (edge) edge.across.push(across);
			else edges.set(key, { ends: [from, to], across: [across], middle: count + edges.size });
		}
	}
	return edges;
}

/** The weighted sum of some vertices. */
function weightedSum(vertices: number[][], weights: [number, number][]): number[] {
	const sum = new Array<number>(vertices[0]?.length ?? 0).fill(0);
	for (const [index, weight] of weights) {
		for (const [item, value] of (vertices[index] ?? []).entries()) {
			sum[item] = (sum[item] ?? 0) + value * weight;
		}
	}
	return sum;
}

/** Weights of a vertex and its neighbours in its new position; on a boundary only the boundary counts. */
function vertexWeights(
	index: number,
	neighbours: number[],
	boundary: number[],
): [number, number][] {
	if (boundary.length > 0) {
		return [
			[index, 0.75],
			...boundary.map((other): [number, number] => [other, 0.25 / boundary.length]),
		];
	}
	const count = neighbours.length;
	const weight = (0.625 - (0.375 + 0.25 * Math.cos((2 * Math.PI) / count)) ** 2) / count;
	return [
		[index, 1 - weight * count],
		...neighbours.map((other): [number, number] => [other, weight]),
	];
}

function edgeWeights({ ends: [a, b], across: [c, d] }: Edge): [number, number][] {
	if (c === undefined || d === undefined) {
		return [
			[a, 0.5],
			[b, 0.5],
		];
	}
	return [
		[a, 0.375],
		[b, 0.375],
		[c, 0.125],
		[d, 0.125],
	];
}

/** Loop subdivision: divides each triangle into four and smooths the surface. */
export function subdivide(mesh: Mesh): Mesh {
	const { vertices, indices } = mesh;
	const count = vertices.length;
	const edges = edgesOf(mesh);
	const neighbours: number[][] = vertices.map(() => []);
	const boundary: number[][] = vertices.map(() => []);
	for (const { ends, across } of edges.values()) {
		for (const [from, to] of [ends, [ends[1], ends[0]]] as const) {
			neighbours[from]?.push(to);
			if (across.length === 1) boundary[from]?.push(to);
		}
	}
	const moved = vertices.map((_, index) =>
		weightedSum(vertices, vertexWeights(index, neighbours[index] ?? [], boundary[index] ?? [])),
	);
	for (const edge of edges.values()) moved.push(weightedSum(vertices, edgeWeights(edge)));
	const finer: number[] = [];
	for (let index = 0; index < indices.length; index += 3) {
		const [a, b, c] = cornersOf(indices, index);
		const middle = (from: number, to: number) => edges.get(keyOf(from, to, count))?.middle ?? 0;
		const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
		finer.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
	}
	return { vertices: moved, indices: finer };
}

export function positionOf(vertex: number[] | undefined): Vec3 {
	return [vertex?.[0] ?? 0, vertex?.[1] ?? 0, vertex?.[2] ?? 0];
}

/** The smooth normal of each vertex. */
export function normalsOf({ vertices, indices }: Mesh): Vec3[] {
	const normals: Vec3[] = vertices.map(() => [0, 0, 0]);
	for (let index = 0; index < indices.length; index += 3) {
		const corners = cornersOf(indices, index);
		const [a, b, c] = corners.map((corner) => positionOf(vertices[corner])) as [Vec3, Vec3, Vec3];
		const facing = cross(subtract(b, a), subtract(c, a));
		for (const corner of corners) normals[corner] = add(normals[corner] ?? [0, 0, 0], facing);
	}
	return normals.map(normalize);
}
