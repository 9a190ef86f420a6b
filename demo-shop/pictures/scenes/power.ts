import { coil, fabricCable, powerSupply, usbPlug } from '../props/electronics';
import { framedMap, glowByDay, printSheet } from '../props/framed-map';
import { ruler } from '../props/measure';
import { angledPlug, type PlugKey, wallSocket } from '../props/plugs';
import { sansBold } from '../sheet/font';
import { ink } from '../sheet/palette';
import { text } from '../sheet/text';
import { type Transform, transform } from '../studio/geometry';
import { plaster } from '../studio/materials';
import { printed } from '../studio/paper';
import type { Scene, SceneObject } from '../studio/scene';
import { box, rectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';
import type { Vec3 } from '../studio/vector';
import { oakTop, onTable } from './table';
import { day } from './wall';

const quarter = Math.PI / 2;

/** The power supply with the plug of a country. */
export function powerSupplyAlone(key: PlugKey): Scene {
	return onTable(powerSupply({ rotate: [0, 28, 0], translate: [0, 0, 0] }, key), {
		position: [6, 13, 24],
		target: [-0.4, 1.7, 0],
		angle: 29,
	});
}

/** In use: the cable's plug in its socket. */
export function powerSupplySocket(): Scene {
	return {
		...onTable(
			[
				...transformGroup(
					[...powerSupply({}), ...usbPlug({ rotate: [0, 180, 0], translate: [5.15, 2, 0] })],
					{
						rotate: [0, -16, 0],
						translate: [-3, 0, -1],
					},
				),
				fabricCable([
					[1.95, 2, 0.42],
					[3.2, 1.94, 0.8],
					[5.4, 0.9, 1.5],
					[8.6, 0.22, 3],
					[11, 0.22, 6.4],
					[10, 0.22, 12],
				]),
			],
			{ position: [4, 10, 21], target: [0.9, 1.4, 0.7], angle: 36 },
			{ finish: { focus: { distance: 22.6, blur: 10 } } },
		),
		width: 1600,
	};
}

export async function powerSupplySize(): Promise<Scene> {
	return {
		...onTable(
			[
				...transformGroup(powerSupply({}), { rotate: [0, 0, 0], translate: [0.4, 0, 0] }),
				...(await ruler(10, { translate: [-4.1, 0, 3.2] })),
			],
			{ position: [0.6, 25, 17], target: [0.6, 0.6, 1], angle: 34 },
			{ top: oakTop },
		),
		width: 1600,
	};
}

/** Power supply and cable as they come with the map. */
export function powerAndCable(key: PlugKey): Scene {
	const loop = coil(3.25, 6.2, -quarter).map(([x, y, z]): Vec3 => [x + 6.5, y, z + 0.5]);
	const [x, y, z] = loop.at(-1) ?? [0, 0, 0];
	return onTable(
		[
			...powerSupply({ rotate: [0, -8, 0], translate: [-10, 0, -3.5] }, key),
			...usbPlug({ rotate: [0, 172, 0], translate: [-4.9, 2, -2.78] }),
			fabricCable([
				[-4.9, 2, -2.78],
				[-3.4, 1.9, -2.7],
				[-0.6, 0.8, -3.9],
				[3, 0.24, -5.3],
				...loop.slice(1),
			]),
			fabricCable([
				...loop.slice(-3),
				[x - 0.1, y - 0.2, z + 3],
				[x - 2, 0.4, z + 7.2],
				[x - 7, 0.34, z + 9.4],
				[x - 11, 0.34, z + 9],
			]),
			...usbPlug({ rotate: [0, 174, 0], translate: [x - 11, 0.34, z + 9] }),
		],
		{ position: [1, 31, 38], target: [0.4, 0.2, 1.6], angle: 38 },
		{ top: oakTop },
	);
}

/** A coiled cable with both its ends. */
function coiled(turns: number, radius: number, placement: Transform): SceneObject[] {
	const loop = coil(turns, radius, -quarter);
	const [x, y, z] = loop.at(-1) ?? [0, 0, 0];
	return transformGroup(
		[
			fabricCable([[-11.4, 0.34, -3.4], [-9, 0.3, -4.2], [-5.6, 0.22, -6], ...loop.slice(1)]),
			...usbPlug({ rotate: [0, 198, 0], translate: [-11.4, 0.34, -3.4] }),
			fabricCable([
				...loop.slice(-3),
				[x + 0.2, y - 0.4, z + 3],
				[x + 1.6, 0.5, z + 6],
				[x + 4.4, 0.34, z + 6.6],
			]),
			...usbPlug({ rotate: [0, 2, 0], translate: [x + 4.4, 0.34, z + 6.6] }),
		],
		placement,
	);
}

export function cableCoil(): Scene {
	return onTable(coiled(4.25, 6.4, {}), {
		position: [0, 31, 28],
		target: [0.2, 0.4, 0.6],
		angle: 42,
	});
}

/** Both ends from near: one straight, one at right angles. */
export function cableEnds(): Scene {
	return {
		...onTable(
			[
				fabricCable([
					[-9, 0.22, -4.4],
					[-6, 0.22, -3.2],
					[-3.6, 0.3, -2],
					[-2.6, 0.34, -1.6],
				]),
				...usbPlug({ rotate: [0, -22, 0], translate: [-2.6, 0.34, -1.6] }),
				fabricCable([
					[10, 0.22, 3.6],
					[6, 0.22, 5.4],
					[2, 0.22, 5.8],
					[-1.3, 0.28, 4.2],
					[-2, 0.34, 2.3],
					[-1.85, 0.34, 1.9],
				]),
				...angledPlug({ rotate: [0, -40, 0], translate: [-1.2, 0.34, 1.1] }),
			],
			{ position: [1.6, 9.6, 12], target: [0.2, 0.2, 0.7], angle: 36 },
			{ top: oakTop, finish: { focus: { distance: 15, blur: 16 } } },
		),
		width: 1600,
	};
}

async function tag(label: string, placement: Transform): Promise<SceneObject> {
	const size = 12;
	const art = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="400" viewBox="0 0 35 20"><rect width="35" height="20" fill="#efe9dc"/>${text(sansBold, label, size, 17.5 - sansBold.width(label, size) / 2, 14.6, ink.line)}</svg>`;
	return {
		geometry: transform(transform(box(5.2, 3, 0.06, 0.02), { rotate: [-90, 0, 0] }), placement),
		material: printed(await drawTexture(art), { fibre: 0.5 }),
	};
}

/** The four lengths beside each other. */
export async function cableLengths(): Promise<Scene> {
	const lengths: [string, number, number, number, number][] = [
		['1 m', 2.25, 5, -13.5, -12],
		['2 m', 4.25, 6, 14, -12],
		['3 m', 6.25, 6.4, -13.5, 12],
		['5 m', 9.25, 7.4, 14, 12],
	];
	const all = await Promise.all(
		lengths.map(async ([label, turns, radius, x, z]) => [
			...coiled(turns, radius, { rotate: [0, -6, 0], translate: [x, 0, z] }),
			await tag(label, { rotate: [0, 3, 0], translate: [x - 8.6, 0, z + 4.6] }),
		]),
	);
	return {
		...onTable(all.flat(), { position: [1, 60, 37], target: [0, 0, 1], angle: 50 }),
		width: 1600,
	};
}

/** From the lower edge of the map down the wall to the socket. */
export async function cableOnWall(): Promise<Scene> {
	const bottom = 21;
	const path = Array.from({ length: 30 }, (_, step): Vec3 => {
		const share = step / 29;
		return [6 + Math.sin(share * 2.6) * 1.2, bottom + 1 - share * 37, 0.24];
	});
	return {
		objects: [
			{ geometry: rectangle(600, 400), material: plaster('#e0ddd8') },
			...framedMap({
				print: await printSheet('alps', 2400),
				frame: 'oak',
				glow: glowByDay,
				placement: { translate: [0, bottom + 20, 0.6] },
			}),
			...wallSocket({ translate: [18, -20, 0] }),
			...powerSupply({ rotate: [0, -90, 0], translate: [18, -22, 3.5] }),
			fabricCable([
				...path,
				[7.6, -20, 0.6],
				[10.4, -26, 3],
				[15, -26.4, 7.4],
				[17.6, -22.6, 10.6],
				[18, -20, 9.4],
			]),
			...usbPlug({ rotate: [0, 90, 0], translate: [18, -20, 9.3] }),
		],
		camera: { position: [40, -6, 140], target: [5, 0, 0], angle: 31 },
		lighting: day,
		finish: { exposure: 1, bloom: 0.4, vignette: 0.1 },
	};
}
