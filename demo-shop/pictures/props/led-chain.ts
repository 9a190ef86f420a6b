import type { FlightCategory } from '../airports';
import { lightColors } from '../sheet/palette';
import { transform } from '../studio/geometry';
import { plain } from '../studio/materials';
import type { Material, SceneObject } from '../studio/scene';
import { box, circle, curve, extrude, lathe, tube } from '../studio/shapes';
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
		const translate: Vec3 = [x, y, z];
		objects.push(
			{
				geometry: transform(extrude(circle(0.62, 40), 0.16, 0.04), {
					rotate: [-90, 0, 0],
					translate,
				}),
				material: board,
			},
			{
				geometry: transform(box(0.5, 0.5, 0.2, 0.03), {
					rotate: [-90, 20 * index, 0],
					translate: [x, y + 0.16, z],
				}),
				material: plain('#f1efe9', { reflectance: 0.04, roughness: 0.4 }),
			},
			{
				geometry: transform(
					lathe(
						[
							[0.2, 0],
							[0.19, 0.06],
							[0.14, 0.12],
							[0, 0.15],
						],
						24,
					),
					{ translate: [x, y + 0.36, z] },
				),
				material: (point) => {
					const power = category ? 5 : 0;
					point.r = category ? 0.1 : r;
					point.g = category ? 0.1 : g;
					point.b = category ? 0.1 : b;
					point.er = power * (r + 0.12);
					point.eg = power * (g + 0.12);
					point.eb = power * (b + 0.12);
					point.reflectance = 0.04;
					point.roughness = 0.2;
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
	return (point) => {
		material(point);
		for (const { at, category } of lamps) {
			const dx = at[0] - point.x;
			const dy = at[1] - point.y;
			const dz = at[2] - point.z;
			const square = dx * dx + dy * dy + dz * dz;
			const cosine = (dx * point.nx + dy * point.ny + dz * point.nz) / Math.sqrt(square);
			if (cosine <= 0) continue;
			const light = (strength * cosine) / square;
			const [r, g, b] = lightColors[category];
			point.er += point.r * light * (r + 0.03);
			point.eg += point.g * light * (g + 0.03);
			point.eb += point.b * light * (b + 0.03);
		}
	};
}
