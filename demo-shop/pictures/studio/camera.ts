import type { Camera } from './scene';
import { cross, dot, normalize, subtract, type Vec3 } from './vector';

export interface Lens {
	position: Vec3;
	/** Writes the unit direction through a point of the picture, both 0 to 1 from the top left. */
	aim(x: number, y: number, toward: { x: number; y: number; z: number }): void;
	/** Where a point appears in the picture, or undefined behind the camera. */
	project(x: number, y: number, z: number, out: Float64Array): boolean;
}

export function createLens(
	{ position, target, angle, shift = [0, 0] }: Camera,
	aspect: number,
): Lens {
	const forward = normalize(subtract(target, position));
	const right = normalize(cross(forward, [0, 1, 0]));
	const up = cross(right, forward);
	const half = Math.tan((angle * Math.PI) / 360);
	return {
		position,
		aim(x, y, toward) {
			const a = (x * 2 - 1 + shift[0] * 2) * half;
			const b = ((1 - y * 2) / aspect + shift[1] * 2) * half;
			const dx = forward[0] + right[0] * a + up[0] * b;
			const dy = forward[1] + right[1] * a + up[1] * b;
			const dz = forward[2] + right[2] * a + up[2] * b;
			const size = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
			toward.x = dx * size;
			toward.y = dy * size;
			toward.z = dz * size;
		},
		project(x, y, z, out) {
			const offset: Vec3 = [x - position[0], y - position[1], z - position[2]];
			const depth = dot(offset, forward);
			if (depth <= 1e-6) return false;
			out[0] = (dot(offset, right) / depth / half - shift[0] * 2 + 1) / 2;
			out[1] = (1 - (dot(offset, up) / depth / half - shift[1] * 2) * aspect) / 2;
			return true;
		},
	};
}
