import { bottle, brush, foldedCloth } from '../props/care';
import { frame, framedMap, printSheet } from '../props/framed-map';
import { boxLid, openBox } from '../props/small-box';
import { bottleLabel } from '../sheet/stationery';
import type { Transform } from '../studio/geometry';
import { printed } from '../studio/paper';
import type { Scene, SceneObject } from '../studio/scene';
import { drawTexture } from '../studio/texture';
import type { Vec3 } from '../studio/vector';
import { linoleum, oakTop, onTable } from './table';

async function oil(placement: Transform): Promise<SceneObject[]> {
	return bottle(printed(await drawTexture(bottleLabel()), { fibre: 0.4 }), placement);
}

export async function careSet(): Promise<Scene> {
	return onTable(
		[
			...foldedCloth(17, { rotate: [0, 12, 0], translate: [-6, 0, -3] }),
			...brush({ rotate: [0, -20, 0], translate: [-0.5, 1.03, -1.6] }),
			...(await oil({ rotate: [0, 82, 0], translate: [9.5, 0, -4.5] })),
		],
		{ position: [2, 24, 33], target: [-0.8, 1.2, -1.2], angle: 42 },
		{ top: linoleum('#cecbc4') },
	);
}

/** The brush on the paper of a map that lies on the table, switched off. */
export async function brushOnMap(): Promise<Scene> {
	return {
		...onTable(
			[
				...framedMap({
					print: await printSheet('alps', 3200),
					frame: 'oak',
					glow: { power: 0, halo: 0, glare: 0 },
					placement: { rotate: [-90, 0, 0], translate: [9, 0, -4] },
				}),
				...brush({ rotate: [0, 205, 0], translate: [-3, 2.12, 6.4] }),
			],
			{ position: [-9, 24, 33], target: [-4.6, 2, 5.6], angle: 44 },
			{ top: linoleum('#bfbbb5') },
		),
		width: 1600,
	};
}

/** Oil and cloth beside the corner of an oak frame. */
export async function oilOnFrame(): Promise<Scene> {
	return {
		...onTable(
			[
				...frame('oak', 60, 40, { rotate: [-90, 0, 0], translate: [22, 0, -14] }),
				...foldedCloth(11, { rotate: [0, 14, 0], translate: [6.6, 0, 13.4] }),
				...(await oil({ rotate: [0, 88, 0], translate: [-13.4, 0, 5] })),
			],
			{ position: [-7, 23, 38], target: [-2.4, 2, 5], angle: 44 },
			{ top: linoleum('#cecbc4') },
		),
		width: 1600,
	};
}

/** The set as it is sent. */
export async function careInBox(): Promise<Scene> {
	const inner: Vec3 = [22, 4.4, 15];
	return {
		...onTable(
			[
				...openBox(inner, 0.6, { translate: [-8, 0, 0] }),
				...foldedCloth(11, { translate: [-13, 0.62, -2.7] }),
				...brush({ translate: [-5, 0.62, 4.5] }),
				...(await oil({ rotate: [0, 180, 90], translate: [2.2, 2.3, -3.2] })),
				...(await boxLid(inner, ['Pflegeset', 'Care set', 'CARE-1'], {
					rotate: [0, -20, 0],
					translate: [19, 0, 2.4],
				})),
			],
			{ position: [2, 42, 34], target: [3.4, 1, 0.4], angle: 48 },
			{ top: oakTop },
		),
		width: 1600,
	};
}
