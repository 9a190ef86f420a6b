import { boxLabel } from '../sheet/labels';
import { type Transform, transform } from '../studio/geometry';
import { cardboard } from '../studio/materials';
import { blankPaper, printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { box, rectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';
import type { Vec3 } from '../studio/vector';

const wall = 0.22;

/** Four walls and a floor or roof of brown board; inner size in centimetres, open at the top. */
function tray([w, h, d]: Vec3): SceneObject[] {
	const board = cardboard('#b3946e');
	const side = (width: number, depth: number, x: number, z: number): SceneObject => ({
		geometry: transform(box(width, h, depth, 0.05), { translate: [x, h / 2, z - depth / 2] }),
		material: board,
	});
	return [
		{
			geometry: transform(box(w + wall * 2, d + wall * 2, wall, 0.05), { rotate: [-90, 0, 0] }),
			material: board,
		},
		side(w + wall * 2, wall, 0, d / 2 + wall / 2),
		side(w + wall * 2, wall, 0, -d / 2 - wall / 2),
		side(wall, d, w / 2 + wall / 2, 0),
		side(wall, d, -w / 2 - wall / 2, 0),
	];
}

/** An open box, lined with paper up to `bed` centimetres. */
export function openBox(inner: Vec3, bed: number, placement: Transform): SceneObject[] {
	const [w, , d] = inner;
	return transformGroup(
		[
			...tray(inner),
			{
				geometry: transform(rectangle(w, d), { rotate: [-90, 0, 0], translate: [0, bed, 0] }),
				material: blankPaper('#e4dac6'),
			},
		],
		placement,
	);
}

/** The lid of such a box, lying as it closes it, with its label of 6 × 4 cm. */
export async function boxLid(
	[w, h, d]: Vec3,
	[german, english, sku]: [string, string, string],
	placement: Transform,
): Promise<SceneObject[]> {
	const label = printed(await drawTexture(boxLabel(german, english, sku)), { fibre: 0.5 });
	const over = wall * 2 + 0.1;
	return transformGroup(
		[
			...transformGroup(tray([w + over, h, d + over]), {
				rotate: [180, 0, 0],
				translate: [0, h, 0],
			}),
			{
				geometry: transform(rectangle(6, 4), { rotate: [-90, 0, 0], translate: [0, h + 0.02, 0] }),
				material: label,
			},
		],
		placement,
	);
}
