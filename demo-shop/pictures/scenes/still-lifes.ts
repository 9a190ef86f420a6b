import type { FrameKey } from '../../catalogue/options';
import type { FlightCategory } from '../airports';
import { handbook, openLogbook, pencil } from '../props/books';
import { envelope, giftCard, pocketCardBack, pocketCardFront } from '../props/cards';
import { bottle, brush, foldedCloth } from '../props/care';
import { frame, framedMap, glowByDay, printSheet } from '../props/framed-map';
import { ledChain, underLamps } from '../props/led-chain';
import { rail, screw, spiritLevel, wallPlug } from '../props/mounting';
import { shippingBox } from '../props/shipping-box';
import { sideboard, tableStand, twigs, vase } from '../props/still-life';
import { bottleLabel } from '../sheet/stationery';
import { place } from '../studio/geometry';
import { plaster, wood } from '../studio/materials';
import { blankPaper, printed } from '../studio/paper';
import type { Scene, SceneObject } from '../studio/scene';
import { box, rectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import type { Vec3 } from '../studio/vector';
import { duskLight, linoleum, oakTop, onTable, overcastTable } from './table';
import { day } from './wall';

export async function packaging(): Promise<Scene> {
	const { tray, lid } = await shippingBox([62, 5.2, 42]);
	const print = await printSheet('alps', 2600);
	const cushion = blankPaper('#d8ccb6');
	const pad = (x: number, z: number, w: number, d: number): SceneObject => ({
		geometry: place(box(w, d, 3.4, 0.5), { turn: [-90, 0, 0], move: [x, 0.4, z] }),
		material: cushion,
	});
	return onTable(
		[
			{
				geometry: place(rectangle(400, 300), { move: [0, 100, -52] }),
				material: plaster('#d9d2c5'),
			},
			...tray,
			pad(0, 0, 60.5, 40.5),
			...framedMap({
				print,
				frame: 'oak',
				glow: { power: 0, halo: 0, glare: 0 },
				placement: { turn: [-90, 0, 0], move: [0, 2, 0] },
			}),
			...lid({ turn: [-12, 0, 0], move: [5, 22.4, -31] }),
		],
		{ position: [22, 78, 106], target: [1, 11, -8], angle: 47.5 },
		{ top: linoleum('#c3bbac'), lighting: overcastTable, finish: { exposure: 1 } },
	);
}

export function wallMountKit(): Scene {
	const rows = [0, 1, 2, 3];
	return onTable(
		[
			...rail({ turn: [0, 0, 0], move: [0, 0, -8.6] }),
			...rail({ turn: [0, 180, 0], move: [0, 0, -2.4] }),
			...rows.map((row) => screw({ turn: [0, 0, 0], move: [-12 + row * 6, 0, 4] })),
			...rows.map((row) => wallPlug({ turn: [0, 0, 0], move: [-12 + row * 6, 0, 7] })),
			...spiritLevel({ turn: [0, 0, 0], move: [-7.5, 0, 10.6] }),
		],
		{ position: [0, 46, 15], target: [0, 0, 0.9], angle: 39 },
	);
}

export async function careSet(): Promise<Scene> {
	return onTable(
		[
			...foldedCloth(17, { turn: [0, 12, 0], move: [-6, 0, -3] }),
			...brush({ turn: [0, -20, 0], move: [-0.5, 1.03, -1.6] }),
			...bottle(printed(await drawTexture(bottleLabel()), { fibre: 0.4 }), {
				turn: [0, 82, 0],
				move: [9.5, 0, -4.5],
			}),
		],
		{ position: [2, 24, 33], target: [-0.8, 1.2, -1.2], angle: 42 },
		{ top: linoleum('#d3cabb') },
	);
}

export async function standOnSideboard(): Promise<Scene> {
	const print = await printSheet('alps', 3000);
	const oak = wood({ early: '#cfa87c', late: '#98704a', grain: 'x', seed: 8, figure: 0.9 });
	const top = -22;
	return {
		objects: [
			{ geometry: rectangle(600, 400), material: plaster('#dcd5c8') },
			sideboard(top, 48),
			...tableStand(oak, { move: [0, top, 22] }),
			...framedMap({
				print,
				frame: 'oak',
				glow: glowByDay,
				placement: { turn: [-8, 0, 0], move: [0, top + 21.2, 17.8] },
			}),
			vase({ move: [-45, top, 16] }),
			...twigs([-45, top + 14, 16]),
		],
		camera: { position: [34, 9, 172], target: [-1, -3.5, 16], angle: 31.5 },
		lighting: day,
		finish: { exposure: 1, bloom: 0.5, vignette: 0.12 },
	};
}

export function leaningFrame(key: FrameKey): Scene {
	const top = -24;
	const tilt = -7;
	return {
		objects: [
			{ geometry: rectangle(600, 400), material: plaster('#dfd9cd') },
			sideboard(top, 44),
			...frame(key, 60, 40, { turn: [tilt, 0, 0], move: [0, top + 20, 3.2] }),
			...frame(key, 40, 60, { turn: [tilt + 1.5, 0, 0], move: [29, top + 30, 0.2] }),
		],
		camera: { position: [-30, 8, 170], target: [8, 3, 4], angle: 33 },
		lighting: day,
		finish: { exposure: 1.08, vignette: 0.12 },
	};
}

export async function chainOfLights(): Promise<Scene> {
	const path = Array.from({ length: 10 }, (_, index): Vec3 => {
		const t = index / 9;
		return [-10.6 + t * 19.6, 0, Math.sin(t * 6.6) * 4.4 + (t - 0.5) * 2];
	});
	const lit: Record<number, FlightCategory> = { 2: 'VFR', 4: 'MVFR', 5: 'IFR', 7: 'LIFR' };
	const lamps = Object.entries(lit).map(([index, category]) => {
		const [x, y, z] = path[Number(index)] ?? [0, 0, 0];
		return { at: [x, y + 0.7, z] as Vec3, category };
	});
	return onTable(
		ledChain(path, lit),
		{ position: [2, 21, 19], target: [0.2, 0, 0.2], angle: 44 },
		{
			top: underLamps(linoleum('#8f8a80'), lamps, 1.6),
			lighting: duskLight,
			finish: { exposure: 1.35, bloom: 0.8, focus: { distance: 28.4, blur: 16 } },
		},
	);
}

export async function pocketCards(): Promise<Scene> {
	return onTable(
		[
			...(await pocketCardBack({ turn: [0, 9, 0], move: [2.8, 0, -2.2] })),
			...(await pocketCardFront('de', { turn: [0, -7, 0], move: [-2.4, 0.075, 1.8] })),
		],
		{ position: [0.6, 19, 14], target: [0.2, 0, 0.1], angle: 40 },
		{ top: oakTop },
	);
}

export async function handbookAlone(): Promise<Scene> {
	return onTable(await handbook({ turn: [0, 22, 0] }), {
		position: [4, 36, 33],
		target: [0.4, 0.4, 0.6],
		angle: 37,
	});
}

export async function logbookAlone(): Promise<Scene> {
	return onTable(
		[
			...(await openLogbook({ turn: [0, 11, 0] })),
			...pencil({ turn: [0, -32, 0], move: [0.4, 1.72, 3.6] }),
		],
		{ position: [2, 40, 35], target: [0.4, 0.4, 0.8], angle: 43 },
		{ top: oakTop },
	);
}

export async function giftCardScene(): Promise<Scene> {
	return onTable(
		[
			...envelope({ turn: [0, -14, 0], move: [0, 0, 2] }),
			...(await giftCard({ turn: [0, -10, 0], move: [0.4, 0.1, -3.4] })),
		],
		{ position: [1.5, 27, 21], target: [0, 0, -0.6], angle: 42 },
		{ top: linoleum('#c9c2b4') },
	);
}
