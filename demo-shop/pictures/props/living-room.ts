import {
	addQuad,
	addVertex,
	emptyGeometry,
	type Geometry,
	mergeGeometries,
	surface,
	type Transform,
	transform,
} from '../studio/geometry';
import { plain, upholstery, wood } from '../studio/materials';
import { noise } from '../studio/noise';
import type { SceneObject } from '../studio/scene';
import { box, lathe, rectangle, tube } from '../studio/shapes';
import { transformGroup } from '../studio/transform-group';
import { normalize, type Vec3 } from '../studio/vector';

const legOak = wood({ early: '#b98a5c', late: '#7c5636', grain: 'y', seed: 5, figure: 0.6 });

/** Exponent of the soft blocks' shape: 1 makes ellipsoids, 0 boxes. */
const roundness = 0.24;

/** A soft block: a superellipsoid of the given size about the origin. */
function cushion([w, h, d]: Vec3): Geometry {
	const geometry = emptyGeometry();
	const columns = 72;
	const rows = 36;
	const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent;
	for (let row = 0; row <= rows; row++) {
		const up = (row / rows - 0.5) * Math.PI;
		for (let column = 0; column <= columns; column++) {
			const turn = (column / columns) * 2 * Math.PI;
			const unit = (exponent: number): Vec3 => [
				power(Math.cos(up), exponent) * power(Math.cos(turn), exponent),
				power(Math.sin(up), exponent),
				-power(Math.cos(up), exponent) * power(Math.sin(turn), exponent),
			];
			const [x, y, z] = unit(roundness);
			const [nx, ny, nz] = unit(2 - roundness);
			addVertex(
				geometry,
				[(x * w) / 2, (y * h) / 2, (z * d) / 2],
				normalize([nx / w, ny / h, nz / d]),
				[column / columns, row / rows],
			);
		}
	}
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const corner = row * (columns + 1) + column;
			addQuad(geometry, corner, corner + 1, corner + columns + 2, corner + columns + 1);
		}
	}
	return geometry;
}

/** The piping of a soft block, around its upper face (`y`) or its front (`z`). */
function piping([w, h, d]: Vec3, face: 'y' | 'z'): Geometry {
	const share = 0.86;
	const reach = (1 - share ** (2 / roundness)) ** (roundness / 2);
	const steps = 160;
	const path = Array.from({ length: steps + 1 }, (_, step): Vec3 => {
		const turn = (step / steps) * 2 * Math.PI;
		const [a, b] = [Math.cos(turn), Math.sin(turn)].map(
			(value) => (Math.sign(value) * Math.abs(value) ** roundness * reach) / 2,
		) as [number, number];
		return face === 'y' ? [a * w, (share * h) / 2, b * d] : [a * w, b * h, (share * d) / 2];
	});
	return tube(path, 0.42, 10);
}

/** A throw pillow about the origin, `size` cm wide and high: sides drawn in between the corners, creases, piping. */
function throwPillow(size: number, thickness: number): Geometry {
	/** A hand has pressed it in at the top. */
	const dentAt = (a: number, b: number) =>
		0.2 * Math.exp(-((a / 0.34) ** 2) - ((b - 0.9) / 0.5) ** 2);
	/** A place of the front (1), the back (-1) or the seam between them (0); `a` and `b` are -1 to 1 from side to side. */
	const at = (a: number, b: number, side: number): Vec3 => {
		const [fillA, fillB] = [1 - a * a, 1 - b * b];
		const dent = dentAt(a, b);
		const crease =
			noise(a * 2.1 + 4, b * 2.1, side * 3 + 9) * 0.24 +
			noise(a * 5 + b * 3, b * 5 - a * 3, side + 5) * 0.1 -
			0.17;
		return [
			(a * (1 - 0.075 * fillB) * size) / 2,
			(b * (1 - 0.065 * fillA) * size) / 2 - dent * size * 0.16 * (b + 1),
			(side * (fillA * fillB) ** 0.42 * (1 + crease - dent) * thickness) / 2,
		];
	};
	const cover = (side: number) =>
		surface((u, v) => at((u * 2 - 1) * side, v * 2 - 1, side), 72, 72);
	const steps = 48;
	const along = Array.from({ length: steps }, (_, step) => (step / steps) * 2 - 1);
	const seam = [
		...along.map((a) => at(a, -1, 0)),
		...along.map((b) => at(1, b, 0)),
		...along.map((a) => at(-a, 1, 0)),
		...along.map((b) => at(-1, -b, 0)),
		at(-1, -1, 0),
	];
	return mergeGeometries(cover(1), cover(-1), tube(seam, 0.3, 8));
}

/** A sofa for two, 200 cm wide and 80 cm high; its back stands at z = 0, its feet on y = 0. */
export function sofa(placement: Transform): SceneObject[] {
	const cloth = upholstery('#8b8c80');
	const soft = (
		size: Vec3,
		translate: Vec3,
		{ rotate, piped }: { rotate?: Vec3; piped?: 'y' | 'z' } = {},
	): SceneObject => ({
		geometry: transform(
			piped ? mergeGeometries(cushion(size), piping(size, piped)) : cushion(size),
			{ rotate, translate },
		),
		material: cloth,
	});
	const feet = [-88, 88].flatMap((x) =>
		[10, 78].map((z) =>
			transform(
				lathe(
					[
						[1.6, 0],
						[2.2, 14],
					],
					32,
				),
				{ translate: [x, 0, z] },
			),
		),
	);
	return transformGroup(
		[
			...feet.map((geometry) => ({ geometry, material: legOak })),
			soft([196, 24, 86], [0, 25, 43]),
			soft([194, 62, 20], [0, 46, 10]),
			...[-1, 1].map((side) => soft([17, 46, 88], [side * 92, 37, 44], { piped: 'z' })),
			...[-1, 1].map((side) => soft([83, 19, 70], [side * 42, 41, 54], { piped: 'y' })),
			...[-1, 1].map((side) =>
				soft([82, 44, 21], [side * 42, 61, 26], { rotate: [-9, 0, 0], piped: 'z' }),
			),
			{
				geometry: transform(throwPillow(44, 17), {
					rotate: [-18, 18, 4],
					translate: [-62, 67, 45],
				}),
				material: upholstery('#b9ab90'),
			},
		],
		placement,
	);
}

/** Floor boards along x, 18 cm wide, at the given height. */
export function floor(y: number): SceneObject {
	const oak = wood({ early: '#b59270', late: '#86654a', grain: 'x', seed: 12, figure: 0.7 });
	return {
		geometry: transform(rectangle(700, 500), { rotate: [-90, 0, 0], translate: [0, y, 250] }),
		material: (point) => {
			const board = (point.localY + 900) / 18;
			const { localX } = point;
			point.localX += Math.floor(board) * 61;
			oak(point);
			point.localX = localX;
			const seam = Math.min(board % 1, 1 - (board % 1)) * 18;
			const shade = !point.soft && seam < 0.12 ? 0.55 : 1;
			point.r *= shade;
			point.g *= shade;
			point.b *= shade;
		},
	};
}

/** A round side table, 45 cm high. */
export function sideTable(placement: Transform): SceneObject[] {
	const dark = plain('#2a2c2c', { reflectance: 0.04, roughness: 0.5 });
	return transformGroup(
		[
			{
				geometry: lathe(
					[
						[0, 43.4],
						[21.6, 43.4],
						[22, 44],
						[21.8, 45],
						[0, 45],
					],
					96,
				),
				material: dark,
			},
			{
				geometry: lathe(
					[
						[1.3, 0],
						[1.3, 43.4],
					],
					32,
				),
				material: dark,
			},
			{
				geometry: lathe(
					[
						[0, 0],
						[15, 0],
						[15, 0.8],
						[0, 1.2],
					],
					64,
				),
				material: dark,
			},
		],
		placement,
	);
}

/** A table for writing: 140 × 68 cm, its top at y = 0, the back edge at z = 0. */
export function desk(placement: Transform): SceneObject[] {
	const oak = wood({
		early: '#c9a677',
		late: '#956a41',
		grain: 'x',
		seed: 27,
		figure: 0.8,
		rings: 0.5,
	});
	const black = plain('#232424', { reflectance: 0.04, roughness: 0.5 });
	return transformGroup(
		[
			{ geometry: transform(box(140, 2.4, 68, 0.25), { translate: [0, -1.2, 0] }), material: oak },
			{ geometry: transform(box(128, 5, 1.6, 0.2), { translate: [0, -5.2, 5] }), material: black },
			...[-62, 62].flatMap((x) =>
				[5, 60].map((z) => ({
					geometry: transform(box(3, 72, 3, 0.3), { translate: [x, -38, z] }),
					material: black,
				})),
			),
		],
		placement,
	);
}
