import type { FlightCategory } from '../airports';
import { lightColors } from '../sheet/palette';
import { combine, type Placement, place, surface } from '../studio/geometry';
import { brushed, plain, weave, wood } from '../studio/materials';
import { random } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { box, circle, curve, lathe, plate, roundedRectangle, tube } from '../studio/shapes';
import type { Vec2, Vec3 } from '../studio/vector';

const steel = plain('#bfc1c2', { reflectance: 0.6, roughness: 0.3 });
const polished: Material = (spot) => {
	steel(spot);
	spot.metal = true;
};

/** A powder-coated rail of 30 cm with four holes, lying flat along x. */
export function rail(placement: Placement): SceneObject[] {
	const coat = plain('#3a3f42', { reflectance: 0.04, roughness: 0.5 });
	const bar = combine(
		place(box(30, 3.2, 0.3, 0.08), { turn: [-90, 0, 0] }),
		place(box(30, 0.9, 0.26, 0.08), { turn: [-38, 0, 0], move: [0, 0.55, -1.7] }),
	);
	const holes = [-12.5, -4.2, 4.2, 12.5].map((x) =>
		place(plate(roundedRectangle(1.3, 0.56, 0.27), 0.02, 0.005), {
			turn: [-90, 0, 0],
			move: [x, 0.3, 0.2],
		}),
	);
	return [
		{ geometry: place(bar, placement), material: coat },
		...holes.map((geometry) => ({
			geometry: place(geometry, placement),
			material: plain('#141414'),
		})),
	];
}

/** A countersunk screw lying along x, head to the left. */
export function screw(placement: Placement): SceneObject {
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
	const shape = place(lathe(profile, 24), { turn: [0, 0, -90], move: [-2, 0.3, 0] });
	return { geometry: place(shape, placement), material: polished };
}

/** A ribbed wall plug lying along x. */
export function wallPlug(placement: Placement): SceneObject {
	const profile: Vec2[] = [
		[0, 0],
		[0.46, 0],
		[0.46, 0.12],
		[0.36, 0.16],
	];
	for (let ring = 0; ring < 8; ring++)
		profile.push([0.38, 0.4 + ring * 0.4], [0.31, 0.62 + ring * 0.4]);
	profile.push([0.2, 3.9], [0, 3.9]);
	const shape = place(lathe(profile, 32), { turn: [0, 0, -90], move: [-2, 0.38, 0] });
	return {
		geometry: place(shape, placement),
		material: plain('#8b8d8c', { reflectance: 0.04, roughness: 0.5 }),
	};
}

/** A small spirit level of beech with one vial. */
export function spiritLevel(placement: Placement): SceneObject[] {
	const beech = wood({ early: '#d6b48c', late: '#b58c62', grain: 'x', seed: 14, figure: 0.5 });
	return [
		{
			geometry: place(place(box(13, 2.4, 1.5, 0.2), { turn: [-90, 0, 0] }), placement),
			material: beech,
		},
		{
			geometry: place(
				place(plate(roundedRectangle(3.8, 1.1, 0.54), 0.06, 0.02), {
					turn: [-90, 0, 0],
					move: [0, 1.5, 0],
				}),
				placement,
			),
			material: plain('#b9bda0', { reflectance: 0.06, roughness: 0.12 }),
		},
		{
			geometry: place(
				place(plate(roundedRectangle(1, 0.6, 0.29), 0.05, 0.02), {
					turn: [-90, 0, 0],
					move: [0.05, 1.56, 0],
				}),
				placement,
			),
			material: plain('#dfe2cf', { reflectance: 0.06, roughness: 0.12 }),
		},
		...[-0.85, 0.95].map((x) => ({
			geometry: place(
				place(box(0.07, 1.1, 0.03, 0.01), { turn: [-90, 0, 0], move: [x, 1.56, 0] }),
				placement,
			),
			material: plain('#24282a'),
		})),
		{
			geometry: place(
				place(box(0.5, 2.42, 1.52, 0.02), { turn: [-90, 0, 0], move: [-6.3, 0, 0] }),
				placement,
			),
			material: brushed('#c9b07a', 'x'),
		},
	];
}

/** A flat brush with a beech handle and light hair, lying along x, hair to the right. */
export function brush(placement: Placement): SceneObject[] {
	const beech = wood({ early: '#d0a97d', late: '#a67c53', grain: 'x', seed: 17, figure: 0.5 });
	const handle = combine(
		place(box(4.6, 5.4, 1.2, 0.5), { turn: [-90, 0, 0], move: [0, 0.1, 0] }),
		place(
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
		place(
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
			{ move: [-12.5, 0.8, 0] },
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
		{ geometry: place(handle, placement), material: beech },
		{ geometry: place(combine(...hairs), placement), material: plain('#ddd2bd') },
	];
}

/** A linen cloth folded to a square, four layers high. */
export function foldedCloth(size: number, placement: Placement): SceneObject[] {
	const linen = weave('#b7ab95', 0.075);
	return [0, 1, 2, 3].map((layer) => ({
		geometry: place(
			place(
				plate(roundedRectangle(size - layer * 0.12, size * 0.8 - layer * 0.1, 0.5), 0.26, 0.125),
				{
					turn: [-90, 0, 0],
					move: [(random(layer, 2) - 0.5) * 0.2, layer * 0.25, (random(layer, 4) - 0.5) * 0.2],
				},
			),
			placement,
		),
		material: linen,
	}));
}

/** A 30 ml bottle of brown glass with a cork, and a paper label around it. */
export function bottle(label: Material, placement: Placement): SceneObject[] {
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
		{ geometry: place(lathe(body, 72), placement), material: glass },
		{
			geometry: place(
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
			geometry: place(
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

/** A chain of ten LEDs on thin wire along a path; `lit` gives the category of those that shine. */
export function ledChain(path: Vec3[], lit: Record<number, FlightCategory>): SceneObject[] {
	const wires = [-0.16, 0, 0.16].map((offset) =>
		tube(
			curve(
				path.map(([x, y, z]): Vec3 => [x, y + 0.12, z + offset]),
				16,
			),
			0.06,
			8,
		),
	);
	const board = plain('#e7e4dc', { reflectance: 0.04, roughness: 0.5 });
	const objects: SceneObject[] = wires.map((geometry, index) => ({
		geometry,
		material: plain(['#8d3b34', '#d9d3c5', '#2a2c2e'][index] ?? '#000000', {
			reflectance: 0.04,
			roughness: 0.5,
		}),
	}));
	for (const [index, [x, y, z]] of path.entries()) {
		const category = lit[index];
		const [r, g, b] = category ? lightColors[category] : [0.5, 0.5, 0.48];
		const move: Vec3 = [x, y, z];
		objects.push(
			{
				geometry: place(plate(circle(0.62, 40), 0.16, 0.04), { turn: [-90, 0, 0], move }),
				material: board,
			},
			{
				geometry: place(box(0.5, 0.5, 0.2, 0.03), {
					turn: [-90, 20 * index, 0],
					move: [x, y + 0.16, z],
				}),
				material: plain('#f1efe9', { reflectance: 0.04, roughness: 0.4 }),
			},
			{
				geometry: place(
					lathe(
						[
							[0.2, 0],
							[0.19, 0.06],
							[0.14, 0.12],
							[0, 0.15],
						],
						24,
					),
					{ move: [x, y + 0.36, z] },
				),
				material: (spot) => {
					const power = category ? 5 : 0;
					spot.r = category ? 0.1 : r;
					spot.g = category ? 0.1 : g;
					spot.b = category ? 0.1 : b;
					spot.er = power * (r + 0.12);
					spot.eg = power * (g + 0.12);
					spot.eb = power * (b + 0.12);
					spot.reflectance = 0.04;
					spot.roughness = 0.2;
				},
			},
		);
	}
	return objects;
}

/** Adds the pools of light that small lamps at the given places throw on a surface. */
export function underLamps(
	material: Material,
	lamps: { at: Vec3; category: FlightCategory }[],
	strength: number,
): Material {
	return (spot) => {
		material(spot);
		for (const { at, category } of lamps) {
			const dx = at[0] - spot.x;
			const dy = at[1] - spot.y;
			const dz = at[2] - spot.z;
			const square = dx * dx + dy * dy + dz * dz;
			const cosine = (dx * spot.nx + dy * spot.ny + dz * spot.nz) / Math.sqrt(square);
			if (cosine <= 0) continue;
			const light = (strength * cosine) / square;
			const [r, g, b] = lightColors[category];
			spot.er += spot.r * light * (r + 0.03);
			spot.eg += spot.g * light * (g + 0.03);
			spot.eb += spot.b * light * (b + 0.03);
		}
	};
}

/** The wire comb of a calendar along x. */
export function wireComb(width: number, placement: Placement): SceneObject {
	const loops = Array.from({ length: Math.floor(width / 0.85) }, (_, index) => {
		const x = -width / 2 + index * 0.85 + 0.4;
		const ring = Array.from({ length: 25 }, (__, step): Vec3 => {
			const angle = (step / 24) * 2 * Math.PI;
			return [x + (step % 2) * 0.02, Math.cos(angle) * 0.5, Math.sin(angle) * 0.5];
		});
		return tube(ring, 0.055, 8);
	});
	return { geometry: place(combine(...loops), placement), material: polished };
}

/** The tabletop stand: a bar with a groove, along x, 32 cm wide. */
export function tableStand(material: Material, placement: Placement): SceneObject[] {
	const front = place(box(32, 4, 2.2, 0.2), { move: [0, 2, 2] });
	const back = place(box(32, 3.2, 3, 0.2), { move: [0, 1.6, -4.6] });
	const base = place(box(32, 1.4, 8, 0.2), { move: [0, 0.7, -4] });
	return [{ geometry: place(combine(front, back, base), placement), material }];
}
