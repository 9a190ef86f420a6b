import { fabricCable } from '../props/electronics';
import { framedMap, printSheet } from '../props/framed-map';
import { mapFromBehind, openMap } from '../props/map-back';
import { shippingBox } from '../props/shipping-box';
import { surface, type Transform, transform } from '../studio/geometry';
import { plaster } from '../studio/materials';
import { layeredNoise, noise } from '../studio/noise';
import { blankPaper } from '../studio/paper';
import type { Lighting, Material, Scene, SceneObject } from '../studio/scene';
import { box, rectangle } from '../studio/shapes';
import { roomByDay, skylight } from './daylight';
import { linoleum, oakTop, onTable } from './table';

/** The map lying on its face: rail, type plate, and the cable leaving through the lower edge. */
export async function backOfMap(): Promise<Scene> {
	const x = 8;
	return {
		...onTable(
			[
				...(await mapFromBehind('oak', x, { rotate: [-90, 0, 0], translate: [0, 3.2, 0] })),
				fabricCable([
					[x, 3.08, 15.6],
					[x, 3.1, 17.4],
					[x, 3.15, 20.2],
					[x + 0.4, 1.6, 23],
					[x + 2, 0.24, 26],
					[x + 8, 0.22, 29.4],
					[x + 18, 0.22, 29],
					[x + 32, 0.22, 24],
				]),
			],
			{ position: [15, 61, 66], target: [0.4, 1, 2.4], angle: 46 },
			{ top: linoleum('#bfbbb5'), finish: { exposure: 0.78 } },
		),
		fineContacts: true,
	};
}

/** The same with its board off, as for the change of a part. */
export async function insideMap(): Promise<Scene> {
	return onTable(
		await openMap('oak', {}),
		{ position: [-20, 130, 104], target: [1, 1.6, 2], angle: 25 },
		{ top: oakTop, finish: { exposure: 0.82 } },
	);
}

/** A sheet of tissue paper that was folded twice each way and lies on y = 0. */
function tissue(width: number, depth: number, placement: Transform): SceneObject {
	const crease = (share: number) => Math.abs(((share * 4) % 2) - 1) ** 14;
	/** Flat pieces between sharp bends, as of paper that was held. */
	const crumple = (x: number, z: number) =>
		Math.abs(noise(x * 0.11 + z * 0.05, z * 0.14 - x * 0.04, 5) - 0.5) +
		Math.abs(noise(x * 0.23 - z * 0.13, z * 0.2 + x * 0.11, 9) - 0.5) * 0.45;
	const geometry = surface(
		(u, v) => {
			const [x, z] = [(u - 0.5) * width, (0.5 - v) * depth];
			// Its edges lie flat inside the frame.
			const rise = Math.min(1, Math.min(u, 1 - u) * 12, Math.min(v, 1 - v) * 8);
			const wave = layeredNoise(x * 0.09, z * 0.09, 4, 2) * 0.7 + crumple(x, z) * 1.2;
			return [x, rise * (wave + 0.42 * (crease(u) + crease(v))), z];
		},
		320,
		220,
	);
	const paper = blankPaper('#d3d0c9');
	const material: Material = (point) => {
		paper(point);
		const tone = 1 - 0.14 * Math.max(crease(point.u), crease(point.v)) ** 6;
		point.r *= tone;
		point.g *= tone;
		point.b *= tone;
	};
	return { geometry: transform(geometry, placement), material };
}

/** A bright window to the left, low enough to draw folds and edges, in a room with little other light. */
const sideWindow: Lighting = {
	window: { center: [-210, 92, 40], right: [16, 0, 44], up: [0, 50, 0], color: skylight(13) },
	room: roomByDay(0.34, 0.26, 0.17),
};

/** As it arrives: in a flat box, covered, the lid behind. What shows is the same for every map. */
export async function packaging(): Promise<Scene> {
	const { tray, lid } = await shippingBox([62, 5.2, 42]);
	const print = await printSheet('alps', 200);
	const cushion = blankPaper('#d8ccb6');
	const pad = (x: number, z: number, w: number, d: number): SceneObject => ({
		geometry: transform(box(w, d, 3.4, 0.5), { rotate: [-90, 0, 0], translate: [x, 0.4, z] }),
		material: cushion,
	});
	const scene = onTable(
		[
			{
				geometry: transform(rectangle(400, 300), { translate: [0, 100, -52] }),
				material: plaster('#d5d2cd'),
			},
			...tray,
			pad(0, 0, 60.5, 40.5),
			...framedMap({
				print,
				frame: 'oak',
				glow: { power: 0, halo: 0, glare: 0 },
				placement: { rotate: [-90, 0, 0], translate: [0, 2, 0] },
			}),
			tissue(55.2, 35.2, { translate: [0, 4.15, 0] }),
			...lid({ rotate: [-12, 0, 0], translate: [5, 22.4, -31] }),
		],
		{ position: [22, 78, 106], target: [1, 11, -8], angle: 47.5 },
		{ top: linoleum('#bfbbb5'), lighting: sideWindow, finish: { exposure: 1.3 } },
	);
	return { ...scene, fineContacts: true };
}
