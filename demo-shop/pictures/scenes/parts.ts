import type { FlightCategory } from '../airports';
import { controllerBoard, fabricCable, usbPlug } from '../props/electronics';
import { ledChain, underLamps } from '../props/led-chain';
import { ruler } from '../props/measure';
import { boxLid, openBox } from '../props/small-box';
import type { Scene } from '../studio/scene';
import type { Vec3 } from '../studio/vector';
import { duskLight, linoleum, oakTop, onTable } from './table';

/** Ten points on a gentle wave. */
function wave(width: number, depth: number): Vec3[] {
	return Array.from({ length: 10 }, (_, index) => {
		const t = index / 9;
		return [-width / 2 + t * width, 0, Math.sin(t * 6.6) * depth + (t - 0.5) * 2];
	});
}

/** The chain with the given lights lit, and the pools of light below them. */
function glowing(path: Vec3[], lit: Record<number, FlightCategory>) {
	const lamps = Object.entries(lit).map(([index, category]) => {
		const [x, y, z] = path[Number(index)] ?? [0, 0, 0];
		return { at: [x, y + 0.7, z] as Vec3, category };
	});
	return { chain: ledChain(path, lit), top: underLamps(linoleum('#8c8a86'), lamps, 1.6) };
}

export function chainOfLights(): Scene {
	const path = wave(19.6, 4.4).map(([x, y, z]): Vec3 => [x - 0.8, y, z]);
	const { chain, top } = glowing(path, { 2: 'VFR', 4: 'MVFR', 5: 'IFR', 7: 'LIFR' });
	return onTable(
		chain,
		{ position: [2, 21, 19], target: [0.2, 0, 0.2], angle: 44 },
		{
			top,
			lighting: duskLight,
			finish: { exposure: 1.35, bloom: 0.8, focus: { distance: 28.4, blur: 16 } },
		},
	);
}

/** Three of the ten from near, one of them lit. */
export function lightFromNear(): Scene {
	const path: Vec3[] = [
		[-12, 0, -5],
		[-6.4, 0, -2.6],
		[-2.4, 0, -1.2],
		[1.4, 0, 0.4],
		[5.2, 0, -0.4],
		[9.2, 0, -2.6],
		[14, 0, -3],
	];
	const { chain, top } = glowing(path, { 2: 'MVFR', 3: 'VFR', 5: 'LIFR' });
	return {
		...onTable(
			chain,
			{ position: [2.6, 5.6, 7.2], target: [0.9, 0.1, -0.1], angle: 38 },
			{
				top,
				lighting: duskLight,
				finish: { exposure: 1.35, bloom: 0.7, focus: { distance: 8.8, blur: 24 } },
			},
		),
		width: 1600,
	};
}

/** Drawn out beside a ruler: ten lights, four centimetres apart. */
export async function chainSize(): Promise<Scene> {
	const path = Array.from({ length: 10 }, (_, index): Vec3 => [-18 + index * 4, 0, -1.6]);
	return onTable(
		[...ledChain(path, {}), ...(await ruler(20, { translate: [-18, 0, 1.4] }))],
		{ position: [-7.6, 19, 14], target: [-8.4, 0, 0], angle: 57 },
		{ top: linoleum('#a5a29c') },
	);
}

/** As it is sent: rolled up in a small box. */
export async function chainInBox(): Promise<Scene> {
	const inner: Vec3 = [9, 2.6, 7];
	const path = Array.from({ length: 10 }, (_, index): Vec3 => {
		const angle = index * 1.42 + 0.6;
		const radius = 2.7 - index * 0.06;
		return [radius * 1.25 * Math.cos(angle) - 3.6, 1 + index * 0.07, radius * Math.sin(angle)];
	});
	return {
		...onTable(
			[
				...openBox(inner, 1, { rotate: [0, 0, 0], translate: [-3.6, 0, 0] }),
				...ledChain(path, {}),
				...(await boxLid(inner, ['LED-Kette', 'LED strand', 'LED-10'], {
					rotate: [0, -16, 0],
					translate: [8.4, 0, 1.6],
				})),
			],
			{ position: [1.2, 22, 18], target: [1.6, 0.8, 0.8], angle: 47 },
			{ top: oakTop },
		),
		width: 1600,
	};
}

export async function boardAlone(): Promise<Scene> {
	return onTable(
		await controllerBoard({ rotate: [0, 24, 0] }),
		{ position: [1.5, 9.2, 9.6], target: [0.1, 0.1, 0], angle: 35 },
		{ finish: { focus: { distance: 13.2, blur: 20 } } },
	);
}

export async function boardSize(): Promise<Scene> {
	return {
		...onTable(
			[
				...(await controllerBoard({ translate: [0.4, 0, -1] })),
				...(await ruler(10, { translate: [-2.7, 0, 1.9] })),
			],
			{ position: [1.4, 14.6, 8.6], target: [1.6, 0, 0.9], angle: 45 },
			{ top: linoleum('#b5b1ac') },
		),
		width: 1600,
	};
}

/** In use: power from below, two chains at its connectors. */
export async function boardConnected(): Promise<Scene> {
	const lead = (x: number): Vec3[] => [
		[x, 0.46, -1.9],
		[x, 0.5, -2.6],
	];
	const first: Vec3[] = [
		[-3.6, 0, -4.6],
		[-6.2, 0, -2.4],
		[-8.2, 0, 0.8],
		[-12, 0, 2.4],
	];
	const second: Vec3[] = [
		[0.2, 0, -5.4],
		[3.8, 0, -5.2],
		[6.4, 0, -2.6],
		[9, 0, -0.6],
		[13, 0, -0.8],
	];
	return {
		...onTable(
			[
				...(await controllerBoard({})),
				...ledChain(first, {}, lead(-2.66)),
				...ledChain(second, {}, lead(-0.5)),
				...usbPlug({ rotate: [0, 90, 0], translate: [0.2, 0.36, 4.8] }),
				fabricCable([
					[0.2, 0.36, 4.9],
					[0.3, 0.3, 6.4],
					[2, 0.22, 9],
					[7, 0.22, 10.6],
					[16, 0.22, 9],
				]),
			],
			{ position: [3.4, 14, 13.4], target: [0.1, 0, -0.3], angle: 44 },
			{ top: linoleum('#aeaaa4'), finish: { focus: { distance: 19, blur: 10 } } },
		),
		width: 1600,
	};
}

export async function boardInBox(): Promise<Scene> {
	const inner: Vec3 = [8.4, 2.6, 6];
	return {
		...onTable(
			[
				...openBox(inner, 0.9, { rotate: [0, 8, 0], translate: [3.8, 0, 0.6] }),
				...(await controllerBoard({ rotate: [0, 8, 0], translate: [3.8, 0.92, 0.6] })),
				...(await boxLid(inner, ['Steuerplatine', 'Controller board', 'CTRL-2'], {
					rotate: [0, -14, 0],
					translate: [-6.8, 0, -0.6],
				})),
			],
			{ position: [-2, 21, 17.6], target: [-1.2, 0.8, 0.4], angle: 47 },
			{ top: oakTop },
		),
		width: 1600,
	};
}
