import type { Tree } from './bvh';

/** The hit of a ray; one record is reused for speed. */
export interface Hit {
	/** Centimetres along the ray. */
	distance: number;
	/** Index of the triangle in the scene, -1 for none. */
	triangle: number;
	/** Weights of the triangle's second and third corner. */
	b: number;
	c: number;
}

const stack = new Int32Array(96);

/**
 * Finds the nearest triangle along a ray within `reach`; with `any`, stops at the first one found,
 * which is enough for shadows. Written without calls or objects, since it runs a hundred million
 * times a picture.
 */
export function castRay(
	tree: Tree,
	ox: number,
	oy: number,
	oz: number,
	dx: number,
	dy: number,
	dz: number,
	reach: number,
	any: boolean,
	hit: Hit,
): boolean {
	const { bounds, first, count, corners, order } = tree;
	const ix = 1 / (dx || 1e-12);
	const iy = 1 / (dy || 1e-12);
	const iz = 1 / (dz || 1e-12);
	let nearest = reach;
	let found = -1;
	let top = 0;
	stack[top++] = 0;
	while (top > 0) {
		const node = stack[--top] as number;
		const n = node * 6;
		const x0 = ((bounds[n] as number) - ox) * ix;
		const x1 = ((bounds[n + 3] as number) - ox) * ix;
		const y0 = ((bounds[n + 1] as number) - oy) * iy;
		const y1 = ((bounds[n + 4] as number) - oy) * iy;
		const z0 = ((bounds[n + 2] as number) - oz) * iz;
		const z1 = ((bounds[n + 5] as number) - oz) * iz;
		const enter = Math.max(x0 < x1 ? x0 : x1, y0 < y1 ? y0 : y1, z0 < z1 ? z0 : z1, 0);
		const leave = Math.min(x0 < x1 ? x1 : x0, y0 < y1 ? y1 : y0, z0 < z1 ? z1 : z0, nearest);
		if (enter > leave) continue;
		const triangles = count[node] as number;
		const start = first[node] as number;
		if (triangles === 0) {
			// The child that the ray enters first is tested first.
			const a = start * 6;
			const side =
				((bounds[a] as number) +
					(bounds[a + 3] as number) -
					(bounds[a + 6] as number) -
					(bounds[a + 9] as number)) *
					dx +
				((bounds[a + 1] as number) +
					(bounds[a + 4] as number) -
					(bounds[a + 7] as number) -
					(bounds[a + 10] as number)) *
					dy +
				((bounds[a + 2] as number) +
					(bounds[a + 5] as number) -
					(bounds[a + 8] as number) -
					(bounds[a + 11] as number)) *
					dz;
			const firstIsNearer = side < 0;
			stack[top++] = firstIsNearer ? start + 1 : start;
			stack[top++] = firstIsNearer ? start : start + 1;
			continue;
		}
		for (let index = start; index < start + triangles; index++) {
			const t = index * 9;
			const e1x = corners[t + 3] as number;
			const e1y = corners[t + 4] as number;
			const e1z = corners[t + 5] as number;
			const e2x = corners[t + 6] as number;
			const e2y = corners[t + 7] as number;
			const e2z = corners[t + 8] as number;
			const px = dy * e2z - dz * e2y;
			const py = dz * e2x - dx * e2z;
			const pz = dx * e2y - dy * e2x;
			const determinant = e1x * px + e1y * py + e1z * pz;
			if (determinant > -1e-12 && determinant < 1e-12) continue;
			const inverse = 1 / determinant;
			const sx = ox - (corners[t] as number);
			const sy = oy - (corners[t + 1] as number);
			const sz = oz - (corners[t + 2] as number);
			const b = (sx * px + sy * py + sz * pz) * inverse;
			if (b < 0 || b > 1) continue;
			const qx = sy * e1z - sz * e1y;
			const qy = sz * e1x - sx * e1z;
			const qz = sx * e1y - sy * e1x;
			const c = (dx * qx + dy * qy + dz * qz) * inverse;
			if (c < 0 || b + c > 1) continue;
			const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
			if (distance < 1e-4 || distance >= nearest) continue;
			if (any) return true;
			nearest = distance;
			found = order[index] as number;
			hit.b = b;
			hit.c = c;
		}
	}
	hit.distance = nearest;
	hit.triangle = found;
	return found >= 0;
}
