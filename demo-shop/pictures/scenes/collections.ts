import { type Region, regions } from '../../catalogue/regions';
import { handbook, openLogbook, pencil } from '../props/books';
import { pocketCardFront } from '../props/cards';
import { coil, controllerBoard, fabricCable, usbPlug } from '../props/electronics';
import { frame, framedMap, glowAtNight, glowByDay, printSheet } from '../props/framed-map';
import { lyingGiftCard } from '../props/gifts';
import { ledChain } from '../props/led-chain';
import { rolledPrint } from '../props/prints';
import { sideboard, tableStand } from '../props/still-life';
import { cloudChart } from '../sheet/cloud-chart';
import { layoutOf } from '../sheet/layout';
import { mapSheet } from '../sheet/map-sheet';
import type { Transform } from '../studio/geometry';
import { plaster, wood } from '../studio/materials';
import { printed } from '../studio/paper';
import type { Lighting, Scene } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import type { Vec3 } from '../studio/vector';
import { CHART_CONTRAST } from './prints';
import { linoleum, oakTop, onTable } from './table';
import { day, dayAside, evening } from './wall';

/** Moonlight on the maps to the left, a lamp beside the one to the right. */
const moonAndLamp: Lighting = {
	...evening,
	window: { center: [172, 36, 92], right: [0, 0, 30], up: [0, 30, 0], color: [2.1, 1.18, 0.52] },
};

/** Three maps on a wall, by day or at night. */
export async function mapsTogether(atNight: boolean): Promise<Scene> {
	const glow = atNight ? glowAtNight : glowByDay;
	const [germany, alps, europe] = [
		await printSheet('germany', 1500),
		await printSheet('alps', 2200),
		await printSheet('europe', 1500),
	];
	return {
		objects: [
			{ geometry: rectangle(700, 400), material: plaster('#e0ddd8') },
			sideboard(-52, 44),
			...framedMap({
				print: germany,
				frame: 'black',
				glow,
				placement: { translate: [-57, 4, 0.6] },
			}),
			...framedMap({
				print: alps,
				frame: 'oak',
				glow,
				placement: { translate: [0, 4, 0.6] },
			}),
			...framedMap({
				print: europe,
				frame: 'aluminium',
				glow,
				placement: { translate: [57, 4, 0.6] },
			}),
		],
		camera: { position: [-22, 2, 300], target: [0, -3, 0], angle: 31.5 },
		...(atNight
			? { lighting: moonAndLamp, finish: { exposure: 1.4, bloom: 0.7, vignette: 0.3 } }
			: { lighting: dayAside, finish: { exposure: 1.34, bloom: 0.5, vignette: 0.12 } }),
	};
}

/** Three frames lying on each other, each drawn back a little from the one below. */
export function framesTogether(): Scene {
	const lying = (x: number, y: number, z: number, yaw: number): Transform => ({
		rotate: [-90, yaw, 0],
		translate: [x, y, z],
	});
	return onTable(
		[
			...frame('black', 60, 40, lying(14, 0, 9, 12)),
			...frame('aluminium', 60, 40, lying(20, 3.25, 14.5, 4)),
			...frame('oak', 60, 40, lying(25.5, 6.5, 19, -5)),
		],
		{ position: [-4, 46, 26], target: [2.6, 2, -0.5], angle: 42 },
		{ top: linoleum('#c2beb9') },
	);
}

export async function partsTogether(): Promise<Scene> {
	const chain = Array.from({ length: 10 }, (_, index): Vec3 => {
		const t = index / 9;
		return [-12.5 + t * 23, 0, 6.4 + Math.sin(t * 5.4) * 1.9 - t * 1.5];
	});
	const loop = coil(3.25, 4.6, -Math.PI / 2).map(([x, y, z]): Vec3 => [x + 7.6, y, z - 4.4]);
	const [x, y, z] = loop.at(-1) ?? [0, 0, 0];
	return onTable(
		[
			...(await controllerBoard({ rotate: [0, 14, 0], translate: [-6.6, 0, -3.4] })),
			...ledChain(chain, {}),
			fabricCable([
				...loop,
				[x + 0.2, y - 0.4, z + 2.2],
				[x - 0.9, 0.4, z + 4.6],
				[x - 4.4, 0.34, z + 5.6],
			]),
			...usbPlug({ rotate: [0, 186, 0], translate: [x - 4.4, 0.34, z + 5.6] }),
		],
		{ position: [0.6, 30, 27], target: [-0.2, 0, 0.6], angle: 40 },
		{ top: oakTop },
	);
}

export async function printsTogether(): Promise<Scene> {
	const chart = async (region: Region, pixels: number) =>
		printed(await drawTexture(mapSheet(layoutOf(region), { pixels })), {
			contrast: CHART_CONTRAST,
		});
	const alps = await chart(regions.alps, 3000);
	const clouds = printed(await drawTexture(cloudChart(2200)), { fibre: 0.6 });
	const usa = await chart(regions.usa, 2400);
	return onTable(
		[
			...rolledPrint(55.6, 35.6, 34, alps, { rotate: [0, 9, 0], translate: [3, 0.05, 6] }),
			...rolledPrint(35.6, 55.6, 2, clouds, { rotate: [0, 62, 0], translate: [0, 0, -20] }),
			...rolledPrint(55.6, 35.6, 2, usa, { rotate: [0, 51, 0], translate: [27, 0, -18] }),
		],
		{ position: [3, 78, 66], target: [0, 1, -1], angle: 47 },
		{ top: linoleum('#b5b1ac'), finish: { exposure: 0.66 } },
	);
}

export async function giftsTogether(): Promise<Scene> {
	return onTable(
		[
			...(await handbook({ rotate: [0, 13, 0], translate: [-3, 0, -2] })),
			...(await lyingGiftCard({ rotate: [0, -16, 0], translate: [10.4, 0.02, 7.6] })),
			...(await pocketCardFront('de', { rotate: [0, 5, 0], translate: [11.4, 0.02, -3.4] })),
			...pencil({ rotate: [0, -74, 0], translate: [14.8, 0.36, -14] }),
		],
		{ position: [4, 40, 33], target: [3, 0, 0.2], angle: 38 },
		{ top: oakTop },
	);
}

/** A map on its stand and a logbook, by day or at night. */
export async function deskTogether(atNight: boolean): Promise<Scene> {
	const print = await printSheet('alps', 2400);
	const oak = wood({ early: '#cfa87c', late: '#98704a', grain: 'x', seed: 8, figure: 0.9 });
	return onTable(
		[
			{ geometry: rectangle(600, 300), material: plaster('#d9d6d1') },
			...tableStand(oak, { translate: [-12, 0, 22] }),
			...framedMap({
				print,
				frame: 'oak',
				glow: atNight ? glowAtNight : glowByDay,
				placement: { rotate: [-8, 0, 0], translate: [-12, 21.2, 17.8] },
			}),
			...(await openLogbook({ rotate: [0, -14, 0], translate: [18, 0, 50] })),
			...pencil({ rotate: [0, 24, 0], translate: [-10, 0.36, 54] }),
		],
		{ position: [16, 50, 156], target: [2, 15, 26], angle: 38 },
		atNight
			? { top: oakTop, lighting: evening, finish: { exposure: 1.4, bloom: 0.7, vignette: 0.3 } }
			: { top: oakTop, lighting: day, finish: { exposure: 1.08, bloom: 0.4 } },
	);
}
