import { add, cross, normalize, subtract, type Vec3 } from './vector';

/** A mesh whose points have any number of values, the first three of them their place. */
export interface Mesh {
	points: number[][];
	triangles: number[];
}

/** Where two triangles meet, or where the mesh ends. */
interface Edge {
	ends: [number, number];
	/** The third corners of its triangles. */
	across: number[];
	/** Number of the point in its middle. */
	middle: number;
}

function cornersOf(triangles: number[], index: number): [number, number, number] {
	return [triangles[index] ?? 0, triangles[index + 1] ?? 0, triangles[index + 2] ?? 0];
}

function keyOf(a: number, b: number, count: number): number {
	return Math.min(a, b) * count + Math.max(a, b);
}

function edgesOf({ points, triangles }: Mesh): Map<number, Edge> {
	const count = points.length;
	const edges = new Map<number, Edge>();
	for (let index = 0; index < triangles.length; index += 3) {
		const [a, b, c] = cornersOf(triangles, index);
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

/** The sum of some points, each with a share. */
function blend(points: number[][], shares: [number, number][]): number[] {
	const sum = new Array<number>(points[0]?.length ?? 0).fill(0);
	for (const [index, share] of shares) {
		for (const [item, value] of (points[index] ?? []).entries()) {
			sum[item] = (sum[item] ?? 0) + value * share;
		}
	}
	return sum;
}

/** Shares of a point and its neighbours in its new place; on a rim only the rim counts. */
function pointShares(index: number, around: number[], rim: number[]): [number, number][] {
	if (rim.length > 0) {
		return [[index, 0.75], ...rim.map((other): [number, number] => [other, 0.25 / rim.length])];
	}
	const count = around.length;
	const share = (0.625 - (0.375 + 0.25 * Math.cos((2 * Math.PI) / count)) ** 2) / count;
	return [[index, 1 - share * count], ...around.map((other): [number, number] => [other, share])];
}

function edgeShares({ ends: [a, b], across: [c, d] }: Edge): [number, number][] {
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

/** Loop subdivision: four triangles for each, and a smoother surface. */
export function subdivide(mesh: Mesh): Mesh {
	const { points, triangles } = mesh;
	const count = points.length;
	const edges = edgesOf(mesh);
	const around: number[][] = points.map(() => []);
	const rim: number[][] = points.map(() => []);
	for (const { ends, across } of edges.values()) {
		for (const [from, to] of [ends, [ends[1], ends[0]]] as const) {
			around[from]?.push(to);
			if (across.length === 1) rim[from]?.push(to);
		}
	}
	const moved = points.map((_, index) =>
		blend(points, pointShares(index, around[index] ?? [], rim[index] ?? [])),
	);
	for (const edge of edges.values()) moved.push(blend(points, edgeShares(edge)));
	const finer: number[] = [];
	for (let index = 0; index < triangles.length; index += 3) {
		const [a, b, c] = cornersOf(triangles, index);
		const middle = (from: number, to: number) => edges.get(keyOf(from, to, count))?.middle ?? 0;
		const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
		finer.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
	}
	return { points: moved, triangles: finer };
}

export function placeOf(point: number[] | undefined): Vec3 {
	return [point?.[0] ?? 0, point?.[1] ?? 0, point?.[2] ?? 0];
}

/** The smooth normal of each point. */
export function normalsOf({ points, triangles }: Mesh): Vec3[] {
	const normals: Vec3[] = points.map(() => [0, 0, 0]);
	for (let index = 0; index < triangles.length; index += 3) {
		const corners = cornersOf(triangles, index);
		const [a, b, c] = corners.map((corner) => placeOf(points[corner])) as [Vec3, Vec3, Vec3];
		const facing = cross(subtract(b, a), subtract(c, a));
		for (const corner of corners) normals[corner] = add(normals[corner] ?? [0, 0, 0], facing);
	}
	return normals.map(normalize);
}
