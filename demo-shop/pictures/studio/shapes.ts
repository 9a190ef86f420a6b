import { addQuad, addVertex, emptyGeometry, type Geometry, surface } from './geometry';
import { add, cross, normalize, scale, subtract, type Vec2, type Vec3 } from './vector';

/** A flat rectangle in the xy plane about the origin, facing z, its uv running from 0 to 1. */
export function rectangle(width: number, height: number): Geometry {
	return surface((u, v) => [(u - 0.5) * width, (v - 0.5) * height, 0], 1, 1);
}

/** Outline of a rectangle with round corners, counter-clockwise. */
export function roundedRectangle(width: number, height: number, radius: number): Vec2[] {
	const outline: Vec2[] = [];
	const steps = 8;
	for (let corner = 0; corner < 4; corner++) {
		const x = (width / 2 - radius) * (corner === 0 || corner === 3 ? 1 : -1);
		const y = (height / 2 - radius) * (corner < 2 ? 1 : -1);
		for (let step = 0; step <= steps; step++) {
			const angle = ((corner + step / steps) * Math.PI) / 2;
			outline.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
		}
	}
	return outline;
}

export function circle(radius: number, steps = 48): Vec2[] {
	return Array.from({ length: steps }, (_, step) => {
		const angle = (step / steps) * 2 * Math.PI;
		return [radius * Math.cos(angle), radius * Math.sin(angle)];
	});
}

/** Unit normals of a convex outline, pointing outwards. */
function outlineNormals(outline: Vec2[]): Vec2[] {
	return outline.map((_, index) => {
		const before = outline[(index + outline.length - 1) % outline.length] ?? [0, 0];
		const after = outline[(index + 1) % outline.length] ?? [0, 0];
		const dx = after[0] - before[0];
		const dy = after[1] - before[1];
		const size = Math.hypot(dx, dy) || 1;
		return [dy / size, -dx / size];
	});
}

/**
 * Extrudes a convex outline from z = 0 to z = depth, with rounded edges. Its uv spans the
 * outline's bounding box from 0 to 1 on both faces.
 */
export function extrude(outline: Vec2[], depth: number, edge: number): Geometry {
	const geometry = emptyGeometry();
	const normals = outlineNormals(outline);
	const xs = outline.map(([x]) => x);
	const ys = outline.map(([, y]) => y);
	const left = Math.min(...xs);
	const bottom = Math.min(...ys);
	const width = Math.max(...xs) - left;
	const height = Math.max(...ys) - bottom;
	const uv = (x: number, y: number): Vec2 => [(x - left) / width, (y - bottom) / height];
	const steps = 4;
	const rings: number[][] = [];
	for (let step = 0; step <= steps * 2 + 1; step++) {
		const isLower = step <= steps;
		const angle = ((isLower ? step : step - 1) / steps - 1) * (Math.PI / 2);
		const inset = edge * (1 - Math.cos(angle));
		const z = (isLower ? edge : depth - edge) + edge * Math.sin(angle);
		rings.push(
			outline.map(([x, y], index) => {
				const [nx, ny] = normals[index] ?? [0, 0];
				const px = x - nx * inset;
				const py = y - ny * inset;
				const normal: Vec3 = [nx * Math.cos(angle), ny * Math.cos(angle), Math.sin(angle)];
				return addVertex(geometry, [px, py, z], normal, uv(px, py));
			}),
		);
	}
	for (let ring = 0; ring + 1 < rings.length; ring++) {
		const lower = rings[ring] ?? [];
		const upper = rings[ring + 1] ?? [];
		for (let index = 0; index < outline.length; index++) {
			const next = (index + 1) % outline.length;
			addQuad(geometry, lower[index] ?? 0, lower[next] ?? 0, upper[next] ?? 0, upper[index] ?? 0);
		}
	}
	for (const [z, facing] of [
		[0, -1],
		[depth, 1],
	] as const) {
		const center = addVertex(
			geometry,
			[left + width / 2, bottom + height / 2, z],
			[0, 0, facing],
			[0.5, 0.5],
		);
		const rim = outline.map(([x, y], index) => {
			const [nx, ny] = normals[index] ?? [0, 0];
			const px = x - nx * edge;
			const py = y - ny * edge;
			return addVertex(geometry, [px, py, z], [0, 0, facing], uv(px, py));
		});
		for (let index = 0; index < rim.length; index++) {
			const next = (index + 1) % rim.length;
			const [a, b] = facing > 0 ? [index, next] : [next, index];
			geometry.indices.push(center, rim[a] ?? 0, rim[b] ?? 0);
		}
	}
	return geometry;
}

/** A box about the origin in x and y, from z = 0 to z = depth, with rounded edges. */
export function box(width: number, height: number, depth: number, edge: number): Geometry {
	return extrude(roundedRectangle(width, height, edge), depth, edge);
}

/** Points of a smooth curve (Catmull-Rom) that passes through all its control points. */
export function curve(controlPoints: Vec3[], segmentsPerSpan = 12): Vec3[] {
	const at = (index: number) =>
		controlPoints[Math.min(Math.max(index, 0), controlPoints.length - 1)] ?? [0, 0, 0];
	const points: Vec3[] = [];
	for (let index = 0; index + 1 < controlPoints.length; index++) {
		const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		for (let step = 0; step < segmentsPerSpan; step++) {
			const t = step / segmentsPerSpan;
			points.push(
				[0, 1, 2].map((axis) => {
					const [p, q, r, s] = [a[axis] ?? 0, b[axis] ?? 0, c[axis] ?? 0, d[axis] ?? 0];
					return (
						0.5 *
						(2 * q +
							(r - p) * t +
							(2 * p - 5 * q + 4 * r - s) * t * t +
							(3 * q - p - 3 * r + s) * t ** 3)
					);
				}) as Vec3,
			);
		}
	}
	points.push(at(controlPoints.length - 1));
	return points;
}

/** A round tube along a path; u runs along it in centimetres, v around it from 0 to 1. */
export function tube(path: Vec3[], radius: number, sides = 16): Geometry {
	const geometry = emptyGeometry();
	let side: Vec3 = [0, 0, 0];
	let travelled = 0;
	for (const [index, point] of path.entries()) {
		const before = path[Math.max(index - 1, 0)] ?? point;
		const after = path[Math.min(index + 1, path.length - 1)] ?? point;
		const forward = normalize(subtract(after, before));
		const guide: Vec3 = index > 0 ? side : Math.abs(forward[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
		const up = normalize(cross(forward, guide));
		side = normalize(cross(up, forward));
		travelled += Math.hypot(...subtract(point, before));
		for (let step = 0; step <= sides; step++) {
			const angle = (step / sides) * 2 * Math.PI;
			const normal = add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)));
			addVertex(geometry, add(point, scale(normal, radius)), normal, [travelled, step / sides]);
		}
	}
	for (let index = 0; index + 1 < path.length; index++) {
		for (let step = 0; step < sides; step++) {
			const corner = index * (sides + 1) + step;
			addQuad(geometry, corner, corner + 1, corner + sides + 2, corner + sides + 1);
		}
	}
	return geometry;
}

/** A body of revolution about y from a profile of [radius, height], bottom to top, sharp at corners. */
export function lathe(profile: Vec2[], steps = 64): Geometry {
	const geometry = emptyGeometry();
	for (let index = 0; index + 1 < profile.length; index++) {
		const [r0, y0] = profile[index] ?? [0, 0];
		const [r1, y1] = profile[index + 1] ?? [0, 0];
		const slopeAt = (at: number): Vec2 => {
			const before = profile[Math.max(at - 1, 0)] ?? [0, 0];
			const after = profile[Math.min(at + 1, profile.length - 1)] ?? [0, 0];
			return [after[1] - before[1], before[0] - after[0]];
		};
		const flat: Vec2 = [y1 - y0, r0 - r1];
		const smooth = (slope: Vec2): Vec2 => {
			const cosine =
				(slope[0] * flat[0] + slope[1] * flat[1]) /
				(Math.hypot(...slope) * Math.hypot(...flat) || 1);
			return cosine > 0.8 ? slope : flat;
		};
		const rows = [
			{ r: r0, y: y0, slope: smooth(slopeAt(index)) },
			{ r: r1, y: y1, slope: smooth(slopeAt(index + 1)) },
		];
		const first = geometry.positions.length / 3;
		for (const { r, y, slope } of rows) {
			for (let step = 0; step <= steps; step++) {
				const angle = (step / steps) * 2 * Math.PI;
				const normal = normalize([
					slope[0] * Math.cos(angle),
					slope[1],
					-slope[0] * Math.sin(angle),
				]);
				addVertex(geometry, [r * Math.cos(angle), y, -r * Math.sin(angle)], normal, [
					step / steps,
					y,
				]);
			}
		}
		for (let step = 0; step < steps; step++) {
			addQuad(
				geometry,
				first + step,
				first + step + 1,
				first + steps + step + 2,
				first + steps + step + 1,
			);
		}
	}
	return geometry;
}
