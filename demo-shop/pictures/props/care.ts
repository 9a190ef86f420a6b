import { mergeGeometries, surface, type Transform, transform } from '../studio/geometry';
import { plain, weave, wood } from '../studio/materials';
import { random } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { box, curve, extrude, lathe, roundedRectangle, tube } from '../studio/shapes';
import type { Vec2, Vec3 } from '../studio/vector';

export function brush(placement: Transform): SceneObject[] {
	const beech = wood({ early: '#d0a97d', late: '#a67c53', grain: 'x', seed: 17, figure: 0.5 });
	const handle = mergeGeometries(
		transform(box(4.6, 5.4, 1.2, 0.5), { rotate: [-90, 0, 0], translate: [0, 0.1, 0] }),
		transform(
			tube(
				curve([
					[-2, 0.7, 0],
					[-5, 0.75, 0],
					[-9, 0.8, 0],
					[-12.5, 0.8, 0],
				]),
				0.62,
				24,
			),
			{},
		),
		transform(
			lathe(
				[
					[0, -0.62],
					[0.3, -0.55],
					[0.55, -0.3],
					[0.62, 0],
					[0.55, 0.3],
					[0.3, 0.55],
					[0, 0.62],
				],
				24,
			),
			{ translate: [-12.5, 0.8, 0] },
		),
	);
	const hairs = Array.from({ length: 520 }, (_, index) => {
		const across = (random(index, 1) - 0.5) * 5;
		const up = random(index, 2);
		const length = 3.9 + random(index, 3) * 0.7 - Math.abs(across) * 0.16;
		const from: Vec3 = [2, 0.25 + up * 0.9, across];
		const droop = 0.12 + 0.25 * random(index, 4);
		return tube(
			[
				from,
				[2 + length * 0.5, from[1] + (up - 0.5) * 0.25, across * 1.06],
				[
					2 + length,
					Math.max(from[1] + (up - 0.5) * 0.7 - droop, 0.05),
					across * (1.1 + 0.08 * random(index, 5)),
				],
			],
			0.035,
			4,
		);
	});
	return [
		{ geometry: transform(handle, placement), material: beech },
		{ geometry: transform(mergeGeometries(...hairs), placement), material: plain('#ddd2bd') },
	];
}

export function foldedCloth(size: number, placement: Transform): SceneObject[] {
	const linen = weave('#b7ab95', 0.075);
	return [0, 1, 2, 3].map((layer) => ({
		geometry: transform(
			transform(
				extrude(roundedRectangle(size - layer * 0.12, size * 0.8 - layer * 0.1, 0.5), 0.26, 0.125),
				{
					rotate: [-90, 0, 0],
					translate: [(random(layer, 2) - 0.5) * 0.2, layer * 0.25, (random(layer, 4) - 0.5) * 0.2],
				},
			),
			placement,
		),
		material: linen,
	}));
}

export function bottle(label: Material, placement: Transform): SceneObject[] {
	const glass = plain('#3a1f0c', { reflectance: 0.05, roughness: 0.06 });
	const body: Vec2[] = [
		[0, 0.15],
		[1.35, 0],
		[1.6, 0.15],
		[1.65, 0.5],
		[1.65, 4.6],
		[1.55, 5.1],
		[1.1, 5.7],
		[0.75, 6],
		[0.72, 6.9],
		[0.85, 6.95],
		[0.85, 7.2],
		[0.6, 7.25],
	];
	return [
		{ geometry: transform(lathe(body, 72), placement), material: glass },
		{
			geometry: transform(
				surface(
					(u, v) => [
						1.67 * Math.cos(u * 2 * Math.PI),
						1 + v * 3.2,
						-1.67 * Math.sin(u * 2 * Math.PI),
					],
					72,
					1,
				),
				placement,
			),
			material: label,
		},
		{
			geometry: transform(
				lathe(
					[
						[0, 7],
						[0.62, 7],
						[0.68, 8.1],
						[0.6, 8.2],
						[0, 8.2],
					],
					40,
				),
				placement,
			),
			material: plain('#b48a5e'),
		},
	];
}
