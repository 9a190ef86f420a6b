import { type Geometry, mergeGeometries, type Transform, transform } from '../studio/geometry';
import { plain } from '../studio/materials';
import type { Material, SceneObject } from '../studio/scene';
import { box, circle, extrude, roundedRectangle } from '../studio/shapes';
import { transformGroup } from '../studio/transform-group';

export type PlugKey = 'eu' | 'uk' | 'us';

export const white = plain('#e8e6e1', { reflectance: 0.04, roughness: 0.45 });
export const dark = plain('#16181a', { reflectance: 0.04, roughness: 0.5 });
export const nickel: Material = (point) => {
	plain('#c9c8c4', { reflectance: 0.75, roughness: 0.28 })(point);
	point.metal = true;
};
export const brass: Material = (point) => {
	plain('#c8a766', { reflectance: 0.7, roughness: 0.25 })(point);
	point.metal = true;
};

/** A flat or square pin towards -x from the face at x = -2.6. */
function blade(length: number, across: number, thick: number, y: number, z: number): Geometry {
	return transform(box(across, thick, length, Math.min(across, thick) * 0.2), {
		rotate: [0, -90, 0],
		translate: [-2.6, y, z],
	});
}

function roundPins(): SceneObject[] {
	const sides = [-0.95, 0.95];
	const sleeves = sides.map((z) =>
		mergeGeometries(
			transform(extrude(circle(0.2, 28), 1, 0.02), {
				rotate: [0, -90, 0],
				translate: [-2.6, 2, z],
			}),
			transform(extrude(circle(0.21, 28), 0.02, 0.005), {
				rotate: [0, -90, 0],
				translate: [-3.55, 2, z],
			}),
		),
	);
	const tips = sides.map((z) =>
		transform(extrude(circle(0.2, 28), 0.95, 0.14), {
			rotate: [0, -90, 0],
			translate: [-3.5, 2, z],
		}),
	);
	return [
		...sleeves.map((geometry) => ({ geometry, material: dark })),
		...tips.map((geometry) => ({ geometry, material: brass })),
	];
}

/** The pins of a power supply whose face stands at x = -2.6, its middle at y = 2. */
export function pins(key: PlugKey): SceneObject[] {
	if (key === 'eu') return roundPins();
	if (key === 'us') {
		return [-0.635, 0.635].map((z) => ({
			geometry: blade(1.7, 0.15, 0.66, 2, z),
			material: brass,
		}));
	}
	const live = [-1.11, 1.11].map((z) => blade(1.8, 0.64, 0.4, 1, z));
	const collars = [-1.11, 1.11].map((z) => blade(0.9, 0.65, 0.41, 1, z));
	return [
		...live.map((geometry) => ({ geometry, material: brass })),
		...collars.map((geometry) => ({ geometry, material: dark })),
		{ geometry: blade(2.2, 0.4, 0.8, 3.1, 0), material: brass },
	];
}

/** A USB-C plug at right angles: its contact side towards +x, the cable leaving along +z at the origin. */
export function angledPlug(placement: Transform): SceneObject[] {
	const along = (geometry: Geometry, x: number) =>
		transform(geometry, { rotate: [0, 90, 0], translate: [x, 0, 0] });
	return transformGroup(
		[
			{
				geometry: along(extrude(roundedRectangle(0.62, 1.12, 0.3), 1.3, 0.12), -0.4),
				material: white,
			},
			{
				geometry: transform(extrude(circle(0.27, 24), 0.6, 0.08), { translate: [0, 0, 0.45] }),
				material: white,
			},
			{
				geometry: along(extrude(roundedRectangle(0.27, 0.86, 0.13), 0.68, 0.03), 0.88),
				material: nickel,
			},
			{
				geometry: along(extrude(roundedRectangle(0.17, 0.74, 0.08), 0.02, 0.005), 1.555),
				material: dark,
			},
		],
		placement,
	);
}

/** A socket for two round pins in a wall at z = 0. */
export function wallSocket(placement: Transform): SceneObject[] {
	const shade = plain('#cfccc5', { reflectance: 0.04, roughness: 0.5 });
	return transformGroup(
		[
			{ geometry: extrude(roundedRectangle(8.1, 8.1, 0.7), 0.9, 0.2), material: white },
			{
				geometry: transform(extrude(circle(2.2, 64), 0.03, 0.01), { translate: [0, 0, 0.88] }),
				material: shade,
			},
			...[-0.95, 0.95].map((x) => ({
				geometry: transform(extrude(circle(0.26, 24), 0.03, 0.005), { translate: [x, 0, 0.9] }),
				material: dark,
			})),
		],
		placement,
	);
}
