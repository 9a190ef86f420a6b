import { mergeGeometries, type Transform, transform } from '../studio/geometry';
import { brushed, plain, wood } from '../studio/materials';
import type { Material, SceneObject } from '../studio/scene';
import { box, extrude, lathe, roundedRectangle } from '../studio/shapes';
import type { Vec2 } from '../studio/vector';

const steel = plain('#bfc1c2', { reflectance: 0.6, roughness: 0.3 });

export const polished: Material = (point) => {
	steel(point);
	point.metal = true;
};

export function rail(placement: Transform): SceneObject[] {
	const coat = plain('#3a3f42', { reflectance: 0.04, roughness: 0.5 });
	const bar = mergeGeometries(
		transform(box(30, 3.2, 0.3, 0.08), { rotate: [-90, 0, 0] }),
		transform(box(30, 0.9, 0.26, 0.08), { rotate: [-38, 0, 0], translate: [0, 0.55, -1.7] }),
	);
	const holes = [-12.5, -4.2, 4.2, 12.5].map((x) =>
		transform(extrude(roundedRectangle(1.3, 0.56, 0.27), 0.02, 0.005), {
			rotate: [-90, 0, 0],
			translate: [x, 0.3, 0.2],
		}),
	);
	return [
		{ geometry: transform(bar, placement), material: coat },
		...holes.map((geometry) => ({
			geometry: transform(geometry, placement),
			material: plain('#141414'),
		})),
	];
}

export function screw(placement: Transform): SceneObject {
	const profile: Vec2[] = [
		[0, 0],
		[0.44, 0],
		[0.44, 0.06],
		[0.2, 0.34],
	];
	for (let turn = 0; turn < 15; turn++) {
		const y = 0.7 + turn * 0.2;
		const radius = 0.2 * (1 - Math.max(0, turn - 10) * 0.14);
		profile.push([radius, y], [radius * 0.72, y + 0.1]);
	}
	profile.push([0.01, 4]);
	const shape = transform(lathe(profile, 24), { rotate: [0, 0, -90], translate: [-2, 0.3, 0] });
	return { geometry: transform(shape, placement), material: polished };
}

export function wallPlug(placement: Transform): SceneObject {
	const profile: Vec2[] = [
		[0, 0],
		[0.46, 0],
		[0.46, 0.12],
		[0.36, 0.16],
	];
	for (let ring = 0; ring < 8; ring++)
		profile.push([0.38, 0.4 + ring * 0.4], [0.31, 0.62 + ring * 0.4]);
	profile.push([0.2, 3.9], [0, 3.9]);
	const shape = transform(lathe(profile, 32), { rotate: [0, 0, -90], translate: [-2, 0.38, 0] });
	return {
		geometry: transform(shape, placement),
		material: plain('#8b8d8c', { reflectance: 0.04, roughness: 0.5 }),
	};
}

export function spiritLevel(placement: Transform): SceneObject[] {
	const beech = wood({ early: '#d6b48c', late: '#b58c62', grain: 'x', seed: 14, figure: 0.5 });
	return [
		{
			geometry: transform(transform(box(13, 2.4, 1.5, 0.2), { rotate: [-90, 0, 0] }), placement),
			material: beech,
		},
		{
			geometry: transform(
				transform(extrude(roundedRectangle(3.8, 1.1, 0.54), 0.06, 0.02), {
					rotate: [-90, 0, 0],
					translate: [0, 1.5, 0],
				}),
				placement,
			),
			material: plain('#b9bda0', { reflectance: 0.06, roughness: 0.12 }),
		},
		{
			geometry: transform(
				transform(extrude(roundedRectangle(1, 0.6, 0.29), 0.05, 0.02), {
					rotate: [-90, 0, 0],
					translate: [0.05, 1.56, 0],
				}),
				placement,
			),
			material: plain('#dfe2cf', { reflectance: 0.06, roughness: 0.12 }),
		},
		...[-0.85, 0.95].map((x) => ({
			geometry: transform(
				transform(box(0.07, 1.1, 0.03, 0.01), { rotate: [-90, 0, 0], translate: [x, 1.56, 0] }),
				placement,
			),
			material: plain('#24282a'),
		})),
		{
			geometry: transform(
				transform(box(0.5, 2.42, 1.52, 0.02), { rotate: [-90, 0, 0], translate: [-6.3, 0, 0] }),
				placement,
			),
			material: brushed('#c9b07a', 'x'),
		},
	];
}

/** A screwdriver lying on y = 0 along x, its tip towards +x. */
export function screwdriver(placement: Transform): SceneObject[] {
	const beech = wood({ early: '#c99e6d', late: '#a3764b', grain: 'y', seed: 19, figure: 0.5 });
	const along: Transform = { rotate: [0, 0, -90], translate: [0, 1.25, 0] };
	const handle: Vec2[] = [
		[0, -9],
		[0.8, -8.9],
		[1.2, -8.2],
		[1.25, -5],
		[1.05, -1.6],
		[0.7, -0.4],
		[0.6, 0],
	];
	const ferrule: Vec2[] = [
		[0.66, -0.5],
		[0.66, 0.5],
		[0.3, 0.6],
	];
	const shaft: Vec2[] = [
		[0.3, 0.5],
		[0.3, 8.4],
		[0.2, 9.4],
		[0.17, 10],
		[0, 10],
	];
	return [
		{ geometry: transform(transform(lathe(handle, 48), along), placement), material: beech },
		{ geometry: transform(transform(lathe(ferrule, 48), along), placement), material: polished },
		{ geometry: transform(transform(lathe(shaft, 32), along), placement), material: polished },
	];
}
