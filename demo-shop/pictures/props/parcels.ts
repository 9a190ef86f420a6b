import { tubeBand } from '../sheet/labels';
import { surface, type Transform, transform } from '../studio/geometry';
import { cardboard } from '../studio/materials';
import { printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { lathe } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';

const outer = 4.6;

/** A shipping tube lying on y = 0 along z, open towards +z, its cap lying before it. */
export async function openTube(length: number, placement: Transform): Promise<SceneObject[]> {
	const board = cardboard('#b3946e');
	const along: Transform = { rotate: [90, 0, 0], translate: [0, outer, 0] };
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
	return transformGroup(
		[
			{ geometry: transform(body, along), material: board },
			{ geometry: transform(transform(band, { translate: [0, -8, 0] }), along), material: print },
			{
				geometry: transform(cap, { translate: [-13, 0, length / 2 + 5] }),
				material: cardboard('#a3835d'),
			},
		],
		placement,
	);
}
