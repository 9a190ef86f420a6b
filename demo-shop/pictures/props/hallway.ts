import { mergeGeometries, surface, type Transform, transform } from '../studio/geometry';
import { plain, plaster, wood, woollen } from '../studio/materials';
import { layeredNoise, random } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { box, circle, extrude, lathe, rectangle, roundedRectangle, tube } from '../studio/shapes';
import { transformGroup } from '../studio/transform-group';
import type { Vec2, Vec3 } from '../studio/vector';
import { polished } from './mounting';

/** Half the width of the hallway. */
const half = 60;
const wallThickness = 14;
const ceiling = 122;
const ground = -128;
/** The doorway in the wall to the left, between these distances from the end wall. */
const doorway = { from: 7, to: 150, top: 78 };

const oak = (grain: 'x' | 'y' | 'z', seed: number) =>
	wood({ early: '#c9a677', late: '#956a41', grain, seed, figure: 0.8, rings: 0.5 });

/** A block between two corners. */
function block([x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3, edge = 0.1) {
	return transform(box(x1 - x0, y1 - y0, z1 - z0, edge), {
		translate: [(x0 + x1) / 2, (y0 + y1) / 2, z0],
	});
}

/** The end of a narrow hallway: wall at z = 0, a doorway to the left, ceiling and floor out of sight. */
export function hallway(color: string): SceneObject[] {
	const wall = plaster(color);
	const paint = plain('#d9d6cf', { reflectance: 0.035, roughness: 0.5 });
	const long = 460;
	const side = transform(rectangle(long, ceiling - ground), {
		rotate: [0, -90, 0],
		translate: [half, (ceiling + ground) / 2, long / 2],
	});
	const { from, to, top } = doorway;
	const [outer, inner] = [-half - wallThickness, -half];
	const left = [
		block([outer, ground, -1], [inner, ceiling, from]),
		block([outer, top, from], [inner, ceiling, to]),
		block([outer, ground, to], [inner, ceiling, long]),
	];
	const lining = [
		block([outer, ground, from - 0.2], [inner + 0.2, top + 0.2, from + 1.6]),
		block([outer, top - 1.6, from], [inner + 0.2, top + 0.2, to]),
	];
	return [
		{ geometry: transform(rectangle(640, 260), {}), material: wall },
		{ geometry: side, material: wall },
		...left.map((geometry) => ({ geometry, material: wallOfBlock(wall) })),
		{ geometry: mergeGeometries(...lining), material: paint },
		{
			geometry: transform(rectangle(640, long), {
				rotate: [90, 0, 0],
				translate: [0, ceiling, long / 2],
			}),
			material: wall,
		},
		{
			geometry: transform(rectangle(640, long), {
				rotate: [-90, 0, 0],
				translate: [0, ground, long / 2],
			}),
			material: oak('y', 12),
		},
	];
}

/** Plaster on the long side of a block, where x hardly changes. */
function wallOfBlock(wall: Material): Material {
	return (point) => {
		const { localX } = point;
		point.localX = point.z;
		wall(point);
		point.localX = localX;
	};
}

/** A shelf on the wall, its top at y = 0, on two brackets. */
export function wallShelf(placement: Transform): SceneObject[] {
	return transformGroup(
		[
			{
				geometry: transform(box(84, 2.2, 21, 0.2), { translate: [0, -1.1, 0] }),
				material: oak('x', 9),
			},
			...[-30, 30].map((x) => ({
				geometry: mergeGeometries(
					block([x - 0.9, -15, 0], [x + 0.9, -2.2, 0.5]),
					block([x - 0.9, -2.7, 0], [x + 0.9, -2.2, 16]),
				),
				material: plain('#232424', { reflectance: 0.04, roughness: 0.5 }),
			})),
		],
		placement,
	);
}

/** A bowl for what comes out of the pockets. */
export function bowl(placement: Transform): SceneObject {
	const profile: Vec2[] = [
		[0, 0],
		[3.6, 0],
		[3.8, 0.5],
		[6.4, 1.7],
		[8.4, 4.2],
		[8.8, 5.6],
		[8.6, 5.75],
		[8.35, 5.6],
		[7.9, 4.3],
		[6, 2.2],
		[0, 1.4],
	];
	return {
		geometry: transform(lathe(profile, 96), placement),
		material: plain('#a8a498', { reflectance: 0.04, roughness: 0.45 }),
	};
}

/** A key lying on y = 0, its bow at the origin, its blade towards +x. */
function key(placement: Transform): SceneObject {
	const flat = (shape: ReturnType<typeof box>, translate: Vec3) =>
		transform(shape, { rotate: [-90, 0, 0], translate });
	const shape = mergeGeometries(
		flat(extrude(circle(1.15, 40), 0.22, 0.06), [0, 0, 0]),
		flat(box(3.2, 0.72, 0.2, 0.05), [2.4, 0, 0]),
		...[1.9, 2.5, 3.1, 3.6].map((x, index) =>
			flat(box(0.34, 0.3 + (index % 2) * 0.16, 0.18, 0.03), [x, 0, 0.42]),
		),
	);
	return { geometry: transform(shape, placement), material: polished };
}

/** Two keys on a ring with a strap of leather. */
export function keys(placement: Transform): SceneObject[] {
	const ring = Array.from({ length: 49 }, (_, step): Vec3 => {
		const angle = (step / 48) * 2 * Math.PI;
		return [1.5 * Math.cos(angle), 0.24, 1.5 * Math.sin(angle)];
	});
	return transformGroup(
		[
			key({ rotate: [0, 24, 0], translate: [2, 0, -0.6] }),
			key({ rotate: [0, -20, 3], translate: [1.9, 0.24, 0.8] }),
			{ geometry: tube(ring, 0.11, 12), material: polished },
			{
				geometry: transform(extrude(roundedRectangle(8, 1.7, 0.7), 0.3, 0.1), {
					rotate: [-90, 0, 12],
					translate: [-5, 0.1, 0.4],
				}),
				material: plain('#7a4a2b', { reflectance: 0.03, roughness: 0.6 }),
			},
		],
		placement,
	);
}

/** Four turned pegs in a row on the wall, facing z, the middle of the row at the origin. */
export function pegs(placement: Transform): SceneObject[] {
	const profile: Vec2[] = [
		[1.7, 0],
		[1.7, 0.3],
		[1.5, 0.5],
		[0.85, 0.6],
		[0.8, 4.4],
	];
	for (let step = 0; step <= 12; step++) {
		const angle = (step / 12) * 2.4 - 0.83;
		profile.push([1.35 * Math.cos(angle), 5.8 + 1.2 * Math.sin(angle)]);
	}
	const peg = lathe([...profile, [0, 7]], 64);
	return transformGroup(
		[-39, -13, 13, 39].map((x) => ({
			geometry: transform(peg, { rotate: [82, 0, 0], translate: [x, 0, 0] }),
			material: oak('y', 17),
		})),
		placement,
	);
}

/** A scarf on a peg: two ends with fringes that hang in folds from the origin, beside the wall at z = −6. */
export function scarf(placement: Transform): SceneObject[] {
	const end = (long: number, aside: number, seed: number) => {
		const at = (u: number, v: number): Vec3 => {
			const down = 1 - v;
			const open = 2.6 + 13 * (1 - Math.exp(-down * 2.6)) + 3 * down;
			const sway = 0.9 * Math.sin(down * 2.4 + seed);
			const fold =
				Math.sin(u * Math.PI * 3.4 + seed + sway) * (0.7 + down * 1.9) +
				(layeredNoise(u * 2.2, down * 2.6, seed, 2) - 0.4) * 3.4 * down;
			return [
				aside * down * 3.4 + (u - 0.5) * open + Math.sin(down * 4.2 + seed) * 1.1 * down,
				0.9 - down * long * (1 + 0.035 * Math.sin(u * 4 + seed)) - Math.cos((u - 0.5) * 3) * down,
				fold + aside * 0.5 + Math.max(0, 1 - down * 9) * 0.6,
			];
		};
		const fringe = Array.from({ length: 46 }, (_, index) => {
			const [x, y, z] = at((index + 0.5) / 46, 0);
			const lean = (part: number) => (random(index, part, seed * 10) - 0.5) * 1.3;
			return tube(
				[
					[x, y + 0.2, z],
					[x + lean(1) * 0.4, y - 2.6, z + lean(2) * 0.4],
					[x + lean(1), y - 5.6 - lean(3), z + lean(2)],
				],
				0.15,
				6,
			);
		});
		return mergeGeometries(surface(at, 90, 90), ...fringe);
	};
	const wool = woollen('#9c5a48');
	return transformGroup(
		[
			{ geometry: end(70, -1, 0.4), material: wool },
			{ geometry: end(55, 1, 2.1), material: wool },
		],
		placement,
	);
}

/** A light switch on the wall. */
export function lightSwitch(placement: Transform): SceneObject[] {
	const white = plain('#dddbd5', { reflectance: 0.04, roughness: 0.4 });
	return transformGroup(
		[
			{ geometry: box(8.1, 8.1, 0.9, 0.25), material: white },
			{
				geometry: transform(box(5.6, 5.6, 0.5, 0.15), {
					rotate: [3, 0, 0],
					translate: [0, 0, 0.75],
				}),
				material: white,
			},
		],
		placement,
	);
}
