import type { Geometry } from './geometry';

/** All triangles of a scene in a tree of boxes, for finding what a ray meets first. */
export interface Tree {
	/** Node bounds: min x, y, z, max x, y, z. */
	bounds: Float64Array;
	/** Inner node: index of its first child, the second follows. Leaf: first triangle. */
	first: Int32Array;
	/** Triangles in a leaf; 0 in an inner node. */
	count: Int32Array;
	/** Triangles in the order of the leaves: corner, then two edges, nine values each. */
	corners: Float64Array;
	/** Index of each of these triangles in the scene. */
	order: Int32Array;
}

const leafSize = 4;
const bins = 12;

/** Builds the tree of some shapes, whose triangles are numbered from the first shape to the last. */
export function buildTree(shapes: Geometry[]): Tree {
	const total = shapes.reduce((sum, shape) => sum + shape.indices.length / 3, 0);
	const vertices = new Float64Array(total * 9);
	let at = 0;
	for (const { positions, indices } of shapes) {
		for (const corner of indices) {
			for (let axis = 0; axis < 3; axis++) vertices[at++] = positions[corner * 3 + axis] ?? 0;
		}
	}
	const order = Int32Array.from({ length: total }, (_, index) => index);
	const bounds: number[] = [];
	const first: number[] = [];
	const count: number[] = [];

	const centroid = (triangle: number, axis: number) =>
		((vertices[triangle * 9 + axis] ?? 0) +
			(vertices[triangle * 9 + 3 + axis] ?? 0) +
			(vertices[triangle * 9 + 6 + axis] ?? 0)) /
		3;

	const boundsOf = (from: number, to: number) => {
		const box = [1e30, 1e30, 1e30, -1e30, -1e30, -1e30];
		for (let index = from; index < to; index++) {
			const triangle = order[index] ?? 0;
			for (let value = 0; value < 9; value++) {
				const axis = value % 3;
				const coordinate = vertices[triangle * 9 + value] ?? 0;
				box[axis] = Math.min(box[axis] ?? 0, coordinate);
				box[axis + 3] = Math.max(box[axis + 3] ?? 0, coordinate);
			}
		}
		return box;
	};

	const area = (box: number[]) => {
		const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) =>
			Math.max((box[axis + 3] ?? 0) - (box[axis] ?? 0), 0),
		);
		return x * y + y * z + z * x;
	};

	const split = (node: number, from: number, to: number): void => {
		const box = boundsOf(from, to);
		for (let value = 0; value < 6; value++) bounds[node * 6 + value] = box[value] ?? 0;
		first[node] = from;
		count[node] = to - from;
		if (to - from <= leafSize) return;
		const cut = bestCut(from, to);
		if (!cut) return;
		const sorted = Array.from(order.subarray(from, to));
		const lower = sorted.filter((triangle) => centroid(triangle, cut.axis) < cut.at);
		const upper = sorted.filter((triangle) => centroid(triangle, cut.axis) >= cut.at);
		if (lower.length === 0 || upper.length === 0) return;
		order.set([...lower, ...upper], from);
		const child = count.length;
		count.push(0, 0);
		first[node] = child;
		count[node] = 0;
		split(child, from, from + lower.length);
		split(child + 1, from + lower.length, to);
	};

	const bestCut = (from: number, to: number): { axis: number; at: number } | undefined => {
		let best: { axis: number; at: number } | undefined;
		let bestCost = Number.POSITIVE_INFINITY;
		for (let axis = 0; axis < 3; axis++) {
			let low = Number.POSITIVE_INFINITY;
			let high = Number.NEGATIVE_INFINITY;
			for (let index = from; index < to; index++) {
				const value = centroid(order[index] ?? 0, axis);
				low = Math.min(low, value);
				high = Math.max(high, value);
			}
			if (high - low < 1e-9) continue;
			const boxes = Array.from({ length: bins }, () => [1e30, 1e30, 1e30, -1e30, -1e30, -1e30]);
			const counts = new Array<number>(bins).fill(0);
			for (let index = from; index < to; index++) {
				const triangle = order[index] ?? 0;
				const share = (centroid(triangle, axis) - low) / (high - low);
				const bin = Math.min(Math.floor(share * bins), bins - 1);
				counts[bin] = (counts[bin] ?? 0) + 1;
				grow(boxes[bin] ?? [], triangle);
			}
			for (let cut = 1; cut < bins; cut++) {
				const [left, right] = [boxes.slice(0, cut), boxes.slice(cut)].map(merge);
				const leftCount = counts.slice(0, cut).reduce((sum, value) => sum + value, 0);
				if (leftCount === 0 || leftCount === to - from) continue;
				const cost = area(left ?? []) * leftCount + area(right ?? []) * (to - from - leftCount);
				if (cost < bestCost) {
					bestCost = cost;
					best = { axis, at: low + ((high - low) * cut) / bins };
				}
			}
		}
		return best;
	};

	const grow = (box: number[], triangle: number) => {
		for (let value = 0; value < 9; value++) {
			const axis = value % 3;
			const coordinate = vertices[triangle * 9 + value] ?? 0;
			box[axis] = Math.min(box[axis] ?? 0, coordinate);
			box[axis + 3] = Math.max(box[axis + 3] ?? 0, coordinate);
		}
	};

	count.push(0);
	split(0, 0, total);

	const corners = new Float64Array(total * 9);
	for (let index = 0; index < total; index++) {
		const from = (order[index] ?? 0) * 9;
		for (let axis = 0; axis < 3; axis++) {
			const corner = vertices[from + axis] ?? 0;
			corners[index * 9 + axis] = corner;
			corners[index * 9 + 3 + axis] = (vertices[from + 3 + axis] ?? 0) - corner;
			corners[index * 9 + 6 + axis] = (vertices[from + 6 + axis] ?? 0) - corner;
		}
	}
	return {
		bounds: Float64Array.from(bounds),
		first: Int32Array.from(first),
		count: Int32Array.from(count),
		corners,
		order,
	};
}

function merge(boxes: number[][]): number[] {
	const all = [1e30, 1e30, 1e30, -1e30, -1e30, -1e30];
	for (const box of boxes) {
		for (let axis = 0; axis < 3; axis++) {
			all[axis] = Math.min(all[axis] ?? 0, box[axis] ?? 0);
			all[axis + 3] = Math.max(all[axis + 3] ?? 0, box[axis + 3] ?? 0);
		}
	}
	return all;
}
