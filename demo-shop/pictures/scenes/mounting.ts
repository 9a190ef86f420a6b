import type { FrameKey } from '../../catalogue/options';
import {
	barMaterial,
	frame,
	framedMap,
	glowAtNight,
	glowByDay,
	printSheet,
	wallCable,
} from '../props/framed-map';
import { frameFromBehind, machineScrew } from '../props/map-back';
import { ruler } from '../props/measure';
import { rail, screw, screwdriver, spiritLevel, wallPlug } from '../props/mounting';
import { sideboard, tableStand, twigs, vase } from '../props/still-life';
import { type Transform, transform } from '../studio/geometry';
import { plaster, wood } from '../studio/materials';
import type { Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { transformGroup } from '../studio/transform-group';
import { linoleum, oakTop, onTable } from './table';
import { day, evening, overcast } from './wall';

const wall = (hex: string): SceneObject => ({
	geometry: rectangle(600, 400),
	material: plaster(hex),
});
const standOak = wood({ early: '#cfa87c', late: '#98704a', grain: 'x', seed: 8, figure: 0.9 });

export function wallMountKit(): Scene {
	const rows = [0, 1, 2, 3];
	return onTable(
		[
			...rail({ rotate: [0, 0, 0], translate: [0, 0, -8.6] }),
			...rail({ rotate: [0, 180, 0], translate: [0, 0, -2.4] }),
			...rows.map((row) => screw({ rotate: [0, 0, 0], translate: [-12 + row * 6, 0, 4] })),
			...rows.map((row) => wallPlug({ rotate: [0, 0, 0], translate: [-12 + row * 6, 0, 7] })),
			...spiritLevel({ rotate: [0, 0, 0], translate: [-7.5, 0, 10.6] }),
		],
		{ position: [0, 46, 15], target: [0, 0, 0.9], angle: 39 },
	);
}

/** One rail on the wall, four screws in it and the spirit level on top. */
export function railOnWall(): Scene {
	const heads = [-12.5, -4.2, 4.2, 12.5].flatMap((x) =>
		machineScrew({ translate: [x, -0.2, 0.3] }),
	);
	return {
		objects: [
			wall('#e0ddd8'),
			...rail({ rotate: [90, 0, 0], translate: [0, 0, 0] }),
			...heads,
			...spiritLevel({ translate: [-1, 2.3, 1.3] }),
		],
		camera: { position: [-13, 21, 40], target: [-0.4, 1.4, 0], angle: 41 },
		lighting: day,
		finish: { exposure: 1.05, vignette: 0.12 },
		width: 1600,
	};
}

/** A map from beside its lower corner: the six millimetres between frame and wall. */
export async function gapToWall(): Promise<Scene> {
	return {
		objects: [
			wall('#e0ddd8'),
			...framedMap({
				print: await printSheet('alps', 3000),
				frame: 'oak',
				glow: glowByDay,
				placement: { translate: [0, 0, 0.6] },
			}),
			...rail({ rotate: [90, 0, 0], translate: [0, 10, 0] }),
			wallCable(22, -19.6, -60),
		],
		camera: { position: [70, -31, 6.4], target: [27.6, -14.4, 1.5], angle: 29 },
		lighting: overcast,
		finish: { exposure: 1.2, vignette: 0.12, focus: { distance: 44, blur: 12 } },
		width: 1600,
	};
}

export async function screwsAndPlugs(): Promise<Scene> {
	const rows = [0, 1, 2, 3];
	return {
		...onTable(
			[
				...rows.map((row) =>
					screw({ rotate: [0, 6 - row * 4, 0], translate: [-0.6, 0, -3.4 + row * 1.3] }),
				),
				...rows.map((row) =>
					wallPlug({ rotate: [0, row * 3 - 4, 0], translate: [4.6, 0, -3.4 + row * 1.3] }),
				),
				...(await ruler(10, { translate: [-3.4, 0, 2.6] })),
			],
			{ position: [1.6, 14, 10.4], target: [1.6, 0, 0.3], angle: 44 },
			{ top: oakTop },
		),
		width: 1600,
	};
}

/** A map on the tabletop stand, in a room by day or at night: wide in oak, tall in black. */
export async function standOnSideboard(key: 'oak' | 'black', atNight: boolean): Promise<Scene> {
	const isOak = key === 'oak';
	const print = isOak ? await printSheet('alps', 3000) : await printSheet('germany', 2000);
	const top = isOak ? -22 : -31;
	const placement: Transform = isOak
		? { rotate: [-8, 0, 0], translate: [0, top + 21.2, 17.8] }
		: { rotate: [-8, 0, 0], translate: [0, top + 31.1, 16.4] };
	return {
		objects: [
			wall('#d8d5d0'),
			sideboard(top, 48),
			...tableStand(isOak ? standOak : barMaterial('black', 'x', 8), { translate: [0, top, 22] }),
			...framedMap({ print, frame: key, glow: atNight ? glowAtNight : glowByDay, placement }),
			vase({ translate: [-45, top, 16] }),
			...twigs([-45, top + 14, 16]),
		],
		camera: isOak
			? { position: [34, 9, 172], target: [-1, -3.5, 16], angle: 31.5 }
			: { position: [34, 4, 184], target: [-6, -1.5, 16], angle: 31.5 },
		...(atNight
			? { lighting: evening, finish: { exposure: 1.4, bloom: 0.7, vignette: 0.3 } }
			: { lighting: day, finish: { exposure: 1, bloom: 0.5, vignette: 0.12 } }),
	};
}

/** The stand by itself: the groove for the map, and the step behind it. */
export function standAlone(): Scene {
	return {
		...onTable(
			tableStand(standOak, { rotate: [0, 24, 0], translate: [0, 0, 0] }),
			{ position: [6, 21, 38], target: [-0.6, 1, 0.2], angle: 47 },
			{ top: linoleum('#c5c1bb') },
		),
		width: 1600,
	};
}

/** From the side: the map leaning back by eight degrees. */
export async function standFromSide(): Promise<Scene> {
	return {
		objects: [
			{ ...wall('#d8d5d0'), geometry: transform(rectangle(600, 400), { translate: [0, 0, -40] }) },
			sideboard(0, 48),
			...tableStand(standOak, { translate: [0, 0, 22] }),
			...framedMap({
				print: await printSheet('alps', 2400),
				frame: 'oak',
				glow: glowByDay,
				placement: { rotate: [-8, 0, 0], translate: [0, 21.2, 17.8] },
			}),
		],
		camera: { position: [66, 19, 66], target: [14, 7, 20], angle: 36 },
		lighting: day,
		finish: { exposure: 1.1, bloom: 0.4, vignette: 0.12, focus: { distance: 66, blur: 14 } },
		width: 1600,
	};
}

export function leaningFrame(key: FrameKey): Scene {
	const top = -24;
	const tilt = -7;
	return {
		objects: [
			wall('#dcd9d4'),
			sideboard(top, 44),
			...frame(key, 60, 40, { rotate: [tilt, 0, 0], translate: [0, top + 20, 3.2] }),
			...frame(key, 40, 60, { rotate: [tilt + 1.5, 0, 0], translate: [29, top + 30, 0.2] }),
		],
		camera: { position: [-30, 8, 170], target: [8, 3, 4], angle: 33 },
		lighting: day,
		finish: { exposure: 1.08, vignette: 0.12 },
	};
}

/** A frame on its face, the four screws and the driver that it takes. */
export function frameBack(key: FrameKey): Scene {
	const screws = [0, 1, 2, 3].flatMap((index) =>
		transformGroup(machineScrew({ rotate: [-90, 0, 0] }), {
			rotate: [0, 0, 90 + index * 3],
			translate: [-7 + index * 2.4, 0.37, 2.2 + (index % 2) * 0.8],
		}),
	);
	return {
		...onTable(
			[
				...frameFromBehind(key, { rotate: [-90, 0, 0], translate: [14, 3.2, 3] }),
				...screws,
				...screwdriver({ rotate: [0, -20, 0], translate: [-2, 0, 9] }),
			],
			{ position: [-2, 30, 33], target: [-4.6, 1, 2.4], angle: 48 },
			{ top: linoleum('#b5b1ac') },
		),
		width: 1600,
	};
}
