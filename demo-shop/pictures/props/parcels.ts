import { tubeBand } from '../sheet/labels';
import { arrange } from '../studio/arrange';
import { type Placement, place, surface } from '../studio/geometry';
import { cardboard } from '../studio/materials';
import { printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { lathe } from '../studio/shapes';
import { drawTexture } from '../studio/texture';

const outer = 4.6;

/** A shipping tube lying on y = 0 along z, open towards +z, its cap lying before it. */
export async function openTube(length: number, placement: Placement): Promise<SceneObject[]> {
	const board = cardboard('#b3946e');
	const along: Placement = { turn: [90, 0, 0], move: [0, outer, 0] };
	const body = lathe(
		[
			[0, -length / 2],
			[outer, -length / 2],
			[outer, length / 2],
			[outer - 0.35, length / 2],
			[outer - 0.35, -length / 2 + 0.5],
			[0, -length / 2 + 0.5],
		],
		96,
	);
	const band = surface(
		(u, v) => {
			const angle = u * 2 * Math.PI;
			return [(outer + 0.02) * Math.cos(angle), (v - 0.5) * 12, -(outer + 0.02) * Math.sin(angle)];
		},
		96,
		1,
	);
	const print = printed(await drawTexture(tubeBand()), { fibre: 0.8 });
	const cap = lathe(
		[
			[0, 0],
			[outer + 0.25, 0],
			[outer + 0.3, 0.1],
			[outer + 0.3, 1.8],
			[outer + 0.05, 1.8],
			[outer + 0.05, 0.4],
			[0, 0.4],
		],
		72,
	);
	return arrange(
		[
			{ geometry: place(body, along), material: board },
			{ geometry: place(place(band, { move: [0, -8, 0] }), along), material: print },
			{ geometry: place(cap, { move: [-13, 0, length / 2 + 5] }), material: cardboard('#a3835d') },
		],
		placement,
	);
}
