import { buildTree } from './bvh';
import { castRay, type Hit } from './ray';
import type { Lighting, Material, Scene, ShadingPoint } from './scene';

/** A scene prepared for ray tracing. */
export interface PreparedScene {
	lighting: Lighting;
	/** Finds and shades the hit of a ray; false where it leaves the scene. */
	traceAndShade(
		ox: number,
		oy: number,
		oz: number,
		dx: number,
		dy: number,
		dz: number,
		point: ShadingPoint,
	): boolean;
	/** Whether an object is within `reach` centimetres along the ray. */
	isOccluded(
		ox: number,
		oy: number,
		oz: number,
		dx: number,
		dy: number,
		dz: number,
		reach: number,
	): boolean;
	/**
	 * Of the last `traceAndShade`: distance in centimetres, index of the object, and the interpolated normal before its
	 * material changes it.
	 */
	last: { distance: number; object: number; nx: number; ny: number; nz: number };
	/** The light that arrives from outside the scene in a direction, written as red, green, blue. */
	environment(dx: number, dy: number, dz: number, out: Float64Array): void;
}

export function createShadingPoint(): ShadingPoint {
	return {
		x: 0,
		y: 0,
		z: 0,
		localX: 0,
		localY: 0,
		localZ: 0,
		u: 0,
		v: 0,
		dx: 0,
		dy: 0,
		dz: 0,
		soft: false,
		nx: 0,
		ny: 0,
		nz: 0,
		r: 0,
		g: 0,
		b: 0,
		reflectance: 0,
		roughness: 1,
		metal: false,
		er: 0,
		eg: 0,
		eb: 0,
	};
}

const valuesPerCorner = 8;
/** Where a corner's values begin: normal, position on the untouched shape, and texture. */
const offsets = { normal: 0, local: 3, uv: 6 };

export function prepareScene(scene: Scene): PreparedScene {
	const { objects, lighting } = scene;
	const tree = buildTree(objects.map(({ geometry }) => geometry));
	const total = tree.order.length;
	const objectOfTriangle = new Int32Array(total);
	const corners = new Float64Array(total * 3 * valuesPerCorner);
	const materials: Material[] = objects.map(({ material }) => material);
	let triangle = 0;
	let write = 0;
	for (const [index, { geometry }] of objects.entries()) {
		for (const [position, corner] of geometry.indices.entries()) {
			if (position % 3 === 0) objectOfTriangle[triangle++] = index;
			for (let axis = 0; axis < 3; axis++)
				corners[write++] = geometry.normals[corner * 3 + axis] ?? 0;
			for (let axis = 0; axis < 3; axis++)
				corners[write++] = geometry.local[corner * 3 + axis] ?? 0;
			for (let axis = 0; axis < 2; axis++) corners[write++] = geometry.uvs[corner * 2 + axis] ?? 0;
		}
	}
	const hit: Hit = { distance: 0, triangle: -1, b: 0, c: 0 };
	const last = { distance: 0, object: -1, nx: 0, ny: 0, nz: 0 };
	const at = (base: number, offset: number, a: number) =>
		(corners[base + offset] as number) * a +
		(corners[base + valuesPerCorner + offset] as number) * hit.b +
		(corners[base + valuesPerCorner * 2 + offset] as number) * hit.c;
	const { above, level, below, bright } = lighting.room;
	const sharpness = bright && 1 / (1 - Math.cos((bright.reach * Math.PI) / 180));

	return {
		lighting,
		last,
		traceAndShade(ox, oy, oz, dx, dy, dz, point) {
			if (!castRay(tree, ox, oy, oz, dx, dy, dz, 1e9, false, hit)) return false;
			const base = hit.triangle * 3 * valuesPerCorner;
			const a = 1 - hit.b - hit.c;
			let nx = at(base, offsets.normal, a);
			let ny = at(base, offsets.normal + 1, a);
			let nz = at(base, offsets.normal + 2, a);
			const side = nx * dx + ny * dy + nz * dz > 0 ? -1 : 1;
			const scale = side / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
			nx *= scale;
			ny *= scale;
			nz *= scale;
			point.x = ox + dx * hit.distance;
			point.y = oy + dy * hit.distance;
			point.z = oz + dz * hit.distance;
			point.localX = at(base, offsets.local, a);
			point.localY = at(base, offsets.local + 1, a);
			point.localZ = at(base, offsets.local + 2, a);
			point.u = at(base, offsets.uv, a);
			point.v = at(base, offsets.uv + 1, a);
			point.dx = dx;
			point.dy = dy;
			point.dz = dz;
			point.nx = nx;
			point.ny = ny;
			point.nz = nz;
			point.reflectance = 0;
			point.roughness = 1;
			point.metal = false;
			point.er = 0;
			point.eg = 0;
			point.eb = 0;
			const object = objectOfTriangle[hit.triangle] as number;
			last.distance = hit.distance;
			last.object = object;
			last.nx = nx;
			last.ny = ny;
			last.nz = nz;
			materials[object]?.(point);
			return true;
		},
		isOccluded: (ox, oy, oz, dx, dy, dz, reach) =>
			castRay(tree, ox, oy, oz, dx, dy, dz, reach, true, hit),
		environment(dx, dy, dz, out) {
			const far = dy > 0 ? above : below;
			const share = Math.abs(dy);
			// Brighter towards the window side, to the left.
			const side = 1 - 0.4 * dx;
			out[0] = (level[0] * (1 - share) + far[0] * share) * side;
			out[1] = (level[1] * (1 - share) + far[1] * share) * side;
			out[2] = (level[2] * (1 - share) + far[2] * share) * side;
			if (!bright || !sharpness) return;
			const [tx, ty, tz] = bright.toward;
			const falloff = Math.exp((dx * tx + dy * ty + dz * tz - 1) * sharpness);
			for (let channel = 0; channel < 3; channel++) {
				out[channel] = (out[channel] as number) + falloff * (bright.color[channel] as number);
			}
		},
	};
}
