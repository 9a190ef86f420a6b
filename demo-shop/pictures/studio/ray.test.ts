import { describe, expect, test } from 'vitest';
import { buildTree } from './bvh';
import { mergeGeometries, transform } from './geometry';
import { random } from './noise';
import { castRay, type Hit } from './ray';
import { box, lathe } from './shapes';
import { cross, dot, normalize, subtract, type Vec3 } from './vector';

const shape = mergeGeometries(
	box(4, 3, 2, 0.4),
	transform(box(2, 2, 5, 0.2), { rotate: [30, 40, 10], translate: [3, 1, -2] }),
	transform(
		lathe(
			[
				[0, 0],
				[2, 0],
				[1, 3],
			],
			24,
		),
		{ translate: [-4, -1, 0] },
	),
);
const tree = buildTree([shape]);

/** The nearest hit found by asking every triangle. */
function nearest(origin: Vec3, direction: Vec3): number {
	let best = Number.POSITIVE_INFINITY;
	const corner = (index: number): Vec3 =>
		[0, 1, 2].map((axis) => shape.positions[(shape.indices[index] ?? 0) * 3 + axis]) as Vec3;
	for (let index = 0; index < shape.indices.length; index += 3) {
		const a = corner(index);
		const e1 = subtract(corner(index + 1), a);
		const e2 = subtract(corner(index + 2), a);
		const p = cross(direction, e2);
		const determinant = dot(e1, p);
		if (Math.abs(determinant) < 1e-12) continue;
		const s = subtract(origin, a);
		const u = dot(s, p) / determinant;
		const q = cross(s, e1);
		const v = dot(direction, q) / determinant;
		const distance = dot(e2, q) / determinant;
		if (u >= 0 && v >= 0 && u + v <= 1 && distance > 1e-4) best = Math.min(best, distance);
	}
	return best;
}

describe('a ray', () => {
	const hit: Hit = { distance: 0, triangle: -1, b: 0, c: 0 };
	const rays = Array.from({ length: 400 }, (_, index) => {
		const at = (salt: number) => random(index, salt) * 2 - 1;
		const origin: Vec3 = [at(1) * 12, at(2) * 12, at(3) * 12];
		const target: Vec3 = [at(4) * 4, at(5) * 3, at(6) * 3];
		return { origin, direction: normalize(subtract(target, origin)) };
	});

	test('meets the same triangle as a search through all of them', () => {
		let hits = 0;
		for (const { origin, direction } of rays) {
			const expected = nearest(origin, direction);
			const found = castRay(tree, ...origin, ...direction, 1e9, false, hit);
			expect(found).toBe(Number.isFinite(expected));
			if (!found) continue;
			hits++;
			expect(hit.distance).toBeCloseTo(expected, 9);
		}
		expect(hits).toBeGreaterThan(100);
	});

	test('is blocked only by what lies within its reach', () => {
		for (const { origin, direction } of rays) {
			const expected = nearest(origin, direction);
			if (!Number.isFinite(expected)) continue;
			expect(castRay(tree, ...origin, ...direction, expected + 0.01, true, hit)).toBe(true);
			expect(castRay(tree, ...origin, ...direction, expected - 0.01, true, hit)).toBe(false);
		}
	});
});
