import { mergeGeometries, rotation, surface, type Transform, transform } from '../studio/geometry';
import { plain } from '../studio/materials';
import { blankPaper } from '../studio/paper';
import type { Material, SceneObject } from '../studio/scene';
import { lathe, tube } from '../studio/shapes';
import type { Vec3 } from '../studio/vector';
import { polished } from './mounting';

export function hangingPrint(
	width: number,
	height: number,
	material: Material,
	placement: Transform,
): SceneObject[] {
	const sheet = surface(
		(u, v) => {
			const low = Math.max(0, 0.32 - v) / 0.32;
			const side = (u - 0.5) * 2;
			return [
				(u - 0.5) * width,
				(v - 0.5) * height,
				0.25 + low ** 2.2 * 2.6 + side * side * 0.16 * (1 - v),
			];
		},
		24,
		48,
	);
	const flat = {
		...sheet,
		local: sheet.uvs.flatMap((_, index) =>
			index % 2 === 0
				? [((sheet.uvs[index] ?? 0) - 0.5) * width, ((sheet.uvs[index + 1] ?? 0) - 0.5) * height, 0]
				: [],
		),
	};
	return [{ geometry: transform(flat, placement), material }];
}

/** Brass pins in the upper corners of a print whose upper edge is at `y`. */
export function printPins(width: number, y: number, x = 0): SceneObject[] {
	const head = lathe(
		[
			[0.01, 0.5],
			[0.3, 0.44],
			[0.46, 0.26],
			[0.5, 0.1],
			[0.42, 0],
			[0.01, 0],
		],
		32,
	);
	const brass = plain('#a5813f', { reflectance: 0.5, roughness: 0.35 });
	return [-1, 1].map((side) => ({
		geometry: transform(head, {
			rotate: [90, 0, 0],
			translate: [x + side * (width / 2 - 1), y - 1, 0.3],
		}),
		material: brass,
	}));
}

export function rolledPrint(
	width: number,
	height: number,
	flat: number,
	material: Material,
	placement: Transform,
): SceneObject[] {
	const loose = 2.9;
	const point = (along: number): [number, number] => {
		if (along <= flat) {
			const lift = Math.max(0, 3 - along) ** 2 * 0.11;
			return [along - flat, lift];
		}
		let angle = 0;
		let travelled = flat;
		let x = 0;
		let y = 0;
		const step = 0.05;
		while (travelled < along) {
			const radius = loose - (travelled - flat) * 0.011;
			angle += step / radius;
			x += Math.cos(angle) * step;
			y += Math.sin(angle) * step;
			travelled += step;
		}
		return [x, y];
	};
	const columns = 260;
	const line = Array.from({ length: columns + 1 }, (_, index) => point((index / columns) * width));
	const at = (u: number): [number, number] => {
		const place = u * columns;
		const index = Math.min(Math.floor(place), columns - 1);
		const [x0, y0] = line[index] ?? [0, 0];
		const [x1, y1] = line[index + 1] ?? [0, 0];
		return [x0 + (x1 - x0) * (place - index), y0 + (y1 - y0) * (place - index)];
	};
	const sheet = surface(
		(u, v) => {
			const [x, y] = at(u);
			return [x, y, (0.5 - v) * height];
		},
		columns,
		6,
	);
	const local = sheet.uvs.flatMap((_, index) =>
		index % 2 === 0
			? [(sheet.uvs[index] ?? 0) * width, (sheet.uvs[index + 1] ?? 0) * height, 0]
			: [],
	);
	const back = blankPaper('#ece5d6');
	const twoSided: Material = (point) => {
		// The printed side is the upper one where the sheet lies flat, and the inner one of the roll.
		const [x, y] = at(point.u);
		const [xb, yb] = at(Math.min(point.u + 0.002, 1));
		const [xa, ya] = at(Math.max(point.u - 0.002, 0));
		const tangent = [xb - xa, yb - ya];
		const inwards = rotateBack(placement, [-(tangent[1] ?? 0), tangent[0] ?? 0, 0]);
		const isFront =
			inwards[0] * point.nx + inwards[1] * point.ny + inwards[2] * point.nz > 0 ||
			(x === 0 && y === 0);
		if (isFront) material(point);
		else back(point);
	};
	return [{ geometry: transform({ ...sheet, local }, placement), material: twoSided }];
}

function rotateBack({ rotate = [0, 0, 0] }: Transform, direction: Vec3): Vec3 {
	return rotation(rotate)(direction);
}

export function wireComb(width: number, placement: Transform): SceneObject {
	const loops = Array.from({ length: Math.floor(width / 0.85) }, (_, index) => {
		const x = -width / 2 + index * 0.85 + 0.4;
		const ring = Array.from({ length: 25 }, (__, step): Vec3 => {
			const angle = (step / 24) * 2 * Math.PI;
			return [x + (step % 2) * 0.02, Math.cos(angle) * 0.5, Math.sin(angle) * 0.5];
		});
		return tube(ring, 0.055, 8);
	});
	return { geometry: transform(mergeGeometries(...loops), placement), material: polished };
}
