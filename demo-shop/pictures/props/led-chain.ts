import type { FlightCategory } from '../airports';
import { lightColors } from '../sheet/palette';
import { place } from '../studio/geometry';
import { plain } from '../studio/materials';
import type { Material, SceneObject } from '../studio/scene';
import { box, circle, curve, lathe, plate, tube } from '../studio/shapes';
import type { Vec3 } from '../studio/vector';

/** LEDs at the points of a path, on three wires that come along `lead`; `lit` by number. */
export function ledChain(
	path: Vec3[],
	lit: Record<number, FlightCategory>,
	lead: Vec3[] = [],
): SceneObject[] {
	const wires = [-0.16, 0, 0.16].map((offset) =>
		tube(
			curve(
				[...lead, ...path].map(([x, y, z]): Vec3 => [x, y + 0.12, z + offset]),
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
