import { rotation, type Transform, transform } from '../studio/geometry';
import { brushed, plain } from '../studio/materials';
import type { Lighting, Material, SceneObject } from '../studio/scene';
import { box, circle, curve, extrude, lathe, rectangle, tube } from '../studio/shapes';
import { transformGroup } from '../studio/transform-group';
import { add, type Vec3 } from '../studio/vector';
import { pencil } from './books';

const enamel = plain('#28312f', { reflectance: 0.04, roughness: 0.42 });

const shadePlace = { rotate: [0, 0, -24], translate: [-16.4, 41.6, 0] } satisfies Transform;

/** A desk lamp, 44 cm high, that leans over to its left. */
export function deskLamp(placement: Transform): SceneObject[] {
	const arm: Vec3[] = [
		[0, 1, 0],
		[0, 20, 0],
		[0, 36, 0],
		[-3, 42.5, 0],
		[-10, 44, 0],
		[-17, 41, 0],
	];
	const shade = lathe(
		[
			[2.2, 0],
			[2.4, -1.6],
			[7.6, -8.6],
			[7.7, -9],
			[7.4, -9],
			[2.1, -1.8],
		],
		96,
	);
	return transformGroup(
		[
			{
				geometry: lathe(
					[
						[0, 0],
						[8.6, 0],
						[8.8, 0.4],
						[8.5, 1.4],
						[0, 1.7],
					],
					96,
				),
				material: enamel,
			},
			{ geometry: tube(curve(arm, 16), 0.55, 20), material: enamel },
			{
				geometry: transform(shade, shadePlace),
				material: enamel,
			},
		],
		placement,
	);
}

/** The light of a desk lamp: a small disc in the mouth of its shade. */
export function lampLight(
	{ rotate, translate = [0, 0, 0] }: Transform,
	color: Vec3,
): Lighting['window'] {
	const world = rotation(rotate ?? [0, 0, 0]);
	const tilt = rotation(shadePlace.rotate);
	const inWorld = (vector: Vec3) => world(tilt(vector));
	const half = 3.4;
	return {
		center: add(add(world(shadePlace.translate), inWorld([0, -6.6, 0])), translate),
		right: inWorld([half, 0, 0]),
		up: inWorld([0, 0, half]),
		color,
	};
}

/** A dark screen in a dim room: its glass mirrors faintly what lies before it, a lit wall above and the desk below. */
const darkScreen: Material = (point) => {
	const [across, up] = [point.localX / 14.3, point.localY / 9];
	const wall = 1 / (1 + Math.exp(-(up + 0.15 + across * 0.35) * 4));
	// The edge of a doorway behind the viewer.
	const door = 1 / (1 + Math.exp(-(across - 0.42 - up * 0.05) * 14));
	const seen = 0.006 + wall * (0.009 + 0.013 * Math.max(across + 0.6, 0)) * (1 - door * 0.45);
	point.r = point.g = point.b = 0.004;
	point.er += seen;
	point.eg += seen * 0.95;
	point.eb += seen;
	point.reflectance = 0.04;
	point.roughness = 0.12;
};

/** An open laptop computer of 31 × 22 cm, its screen dark. */
export function laptop(placement: Transform): SceneObject[] {
	const shell = brushed('#b9bbbb', 'x', { reflectance: 0.5, roughness: 0.5 });
	const bezel = plain('#0d0e10', { reflectance: 0.04, roughness: 0.4 });
	const keys = plain('#1d1f20', { reflectance: 0.03, roughness: 0.6 });
	const lid: Transform = { rotate: [-16, 0, 0], translate: [0, 1.1, -10.6] };
	return transformGroup(
		[
			{ geometry: transform(box(31, 22, 1.1, 0.3), { rotate: [-90, 0, 0] }), material: shell },
			{
				geometry: transform(box(27, 9.4, 0.04, 0.01), {
					rotate: [-90, 0, 0],
					translate: [0, 1.09, -3.4],
				}),
				material: keys,
			},
			{
				geometry: transform(box(10, 6.4, 0.03, 0.01), {
					rotate: [-90, 0, 0],
					translate: [0, 1.09, 6.4],
				}),
				material: plain('#a9abab', { reflectance: 0.04, roughness: 0.4 }),
			},
			{
				geometry: transform(transform(box(31, 21, 0.6, 0.3), { translate: [0, 10.5, -0.6] }), lid),
				material: shell,
			},
			{
				geometry: transform(
					transform(box(29.8, 19.6, 0.04, 0.02), { translate: [0, 10.7, 0] }),
					lid,
				),
				material: bezel,
			},
			{
				geometry: transform(transform(rectangle(28.6, 17.8), { translate: [0, 11.1, 0.06] }), lid),
				material: darkScreen,
			},
		],
		placement,
	);
}

/** A stoneware beaker with three pencils. */
export function pencilBeaker(placement: Transform): SceneObject[] {
	const stone = plain('#b9b2a3', { reflectance: 0.03, roughness: 0.6 });
	const standing = (rotate: Vec3, translate: Vec3) =>
		transformGroup(transformGroup(pencil({}), { rotate: [0, 0, 90] }), { rotate, translate });
	return transformGroup(
		[
			{
				geometry: lathe(
					[
						[0, 0],
						[3.7, 0],
						[3.9, 0.3],
						[3.9, 9.6],
						[3.7, 9.8],
						[3.5, 9.6],
						[3.5, 1],
						[0, 0.9],
					],
					72,
				),
				material: stone,
			},
			...standing([6, 0, 7], [1.2, 1.2, -0.6]),
			...standing([-9, 20, -8], [-0.8, 1.2, 0.8]),
			...standing([-3, 0, 12], [-0.2, 1.2, 0.6]),
		],
		placement,
	);
}

/** A cup of coffee without a handle, on its saucer. */
export function cup(placement: Transform): SceneObject[] {
	const glaze = plain('#e6e1d6', { reflectance: 0.04, roughness: 0.35 });
	return transformGroup(
		[
			{
				geometry: lathe(
					[
						[0, 0],
						[3.4, 0],
						[6.6, 0.9],
						[6.8, 1.2],
						[3.2, 0.7],
						[0, 0.7],
					],
					96,
				),
				material: glaze,
			},
			{
				geometry: lathe(
					[
						[2.2, 0.7],
						[3.2, 1.4],
						[3.9, 3.6],
						[4.1, 6.4],
						[3.95, 6.5],
						[3.75, 6.3],
						[3.7, 5.4],
					],
					96,
				),
				material: glaze,
			},
			{
				geometry: transform(extrude(circle(3.72, 72), 0.05, 0.02), {
					rotate: [-90, 0, 0],
					translate: [0, 5.3, 0],
				}),
				material: plain('#2b1a10', { reflectance: 0.04, roughness: 0.15 }),
			},
		],
		placement,
	);
}
