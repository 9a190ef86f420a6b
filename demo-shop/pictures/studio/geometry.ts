import { cross, normalize, subtract, type Vec2, type Vec3 } from './vector';

/** A triangle mesh. `local` keeps the position of each vertex as the shape was built, for solid textures. */
export interface Geometry {
	positions: number[];
	normals: number[];
	local: number[];
	uvs: number[];
	/** Three vertices for each triangle. */
	indices: number[];
}

export function emptyGeometry(): Geometry {
	return { positions: [], normals: [], local: [], uvs: [], indices: [] };
}

/** Adds a vertex and returns its index. */
export function addVertex(geometry: Geometry, position: Vec3, normal: Vec3, uv: Vec2): number {
	geometry.positions.push(...position);
	geometry.local.push(...position);
	geometry.normals.push(...normal);
	geometry.uvs.push(...uv);
	return geometry.positions.length / 3 - 1;
}

/** Adds two triangles; the vertices run counter-clockwise as seen from outside. */
export function addQuad(geometry: Geometry, a: number, b: number, c: number, d: number): void {
	geometry.indices.push(a, b, c, a, c, d);
}

export function mergeGeometries(...parts: Geometry[]): Geometry {
	const whole = emptyGeometry();
	for (const part of parts) {
		const offset = whole.positions.length / 3;
		for (const value of part.positions) whole.positions.push(value);
		for (const value of part.normals) whole.normals.push(value);
		for (const value of part.local) whole.local.push(value);
		for (const value of part.uvs) whole.uvs.push(value);
		for (const value of part.indices) whole.indices.push(value + offset);
	}
	return whole;
}

export interface Transform {
	/** Degrees about x, then y, then z. */
	rotate?: Vec3;
	/** Centimetres, after the rotation. */
	translate?: Vec3;
}

/** A copy of the shape, rotated about its origin and translated. */
export function transform(
	geometry: Geometry,
	{ rotate = [0, 0, 0], translate = [0, 0, 0] }: Transform,
): Geometry {
	const rotated = rotation(rotate);
	const positions: number[] = [];
	const normals: number[] = [];
	for (let index = 0; index < geometry.positions.length; index += 3) {
		const p = rotated(vectorAt(geometry.positions, index));
		positions.push(p[0] + translate[0], p[1] + translate[1], p[2] + translate[2]);
		normals.push(...rotated(vectorAt(geometry.normals, index)));
	}
	return { ...geometry, positions, normals };
}

/** Rotates vectors about x, then y, then z, by degrees. */
export function rotation([x, y, z]: Vec3): (vector: Vec3) => Vec3 {
	const [cx, cy, cz] = [x, y, z].map((angle) => Math.cos((angle * Math.PI) / 180)) as Vec3;
	const [sx, sy, sz] = [x, y, z].map((angle) => Math.sin((angle * Math.PI) / 180)) as Vec3;
	return ([a, b, c]) => {
		const b1 = b * cx - c * sx;
		const c1 = b * sx + c * cx;
		const a2 = a * cy + c1 * sy;
		const c2 = -a * sy + c1 * cy;
		return [a2 * cz - b1 * sz, a2 * sz + b1 * cz, c2];
	};
}

function vectorAt(values: number[], index: number): Vec3 {
	return [values[index] ?? 0, values[index + 1] ?? 0, values[index + 2] ?? 0];
}

/**
 * A smooth surface from a function of u and v, both 0 to 1. It faces the side from which v runs
 * counter-clockwise of u.
 */
export function surface(
	at: (u: number, v: number) => Vec3,
	columns: number,
	rows: number,
): Geometry {
	const geometry = emptyGeometry();
	const step = 1e-4;
	for (let row = 0; row <= rows; row++) {
		for (let column = 0; column <= columns; column++) {
			const u = column / columns;
			const v = row / rows;
			const alongU = subtract(at(Math.min(u + step, 1), v), at(Math.max(u - step, 0), v));
			const alongV = subtract(at(u, Math.min(v + step, 1)), at(u, Math.max(v - step, 0)));
			addVertex(geometry, at(u, v), normalize(cross(alongU, alongV)), [u, v]);
		}
	}
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const corner = row * (columns + 1) + column;
			addQuad(geometry, corner, corner + 1, corner + columns + 2, corner + columns + 1);
		}
	}
	return geometry;
}
