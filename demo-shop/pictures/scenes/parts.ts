import { coil, controllerBoard, fabricCable, powerSupply, usbPlug } from '../props/electronics';
import type { Scene } from '../studio/scene';
import type { Vec3 } from '../studio/vector';
import { oakTop, onTable } from './table';

export function powerSupplyAlone(): Scene {
	return onTable(
		powerSupply({ turn: [0, 28, 0], move: [0, 0, 0] }),
		{ position: [5, 13, 24], target: [-0.2, 1.7, 0], angle: 33 },
	);
}

/** Power supply and cable as they come with the map. */
export function powerAndCable(): Scene {
	const turned = (points: Vec3[], x: number, z: number): Vec3[] => points.map(([a, b, c]) => [a + x, b, c + z]);
	const loop = turned(coil(3.2, 6.2, 0.6), 6.5, 1);
	const [endX, endY, endZ] = loop.at(-1) ?? [0, 0, 0];
	return onTable(
		[
			...powerSupply({ turn: [0, -14, 0], move: [-10, 0, -2.5] }),
			...usbPlug({ turn: [0, 166, 0], move: [-3.3, 2, -1.05] }),
			fabricCable([[-3.1, 2, -1], [-1.6, 1.7, -0.4], [0.6, 0.5, 1.6], [3.4, 0.22, 5.2], [8.4, 0.22, 7.6], ...loop.slice(5)]),
			fabricCable([[endX, endY, endZ], [endX - 1.8, endY - 0.1, endZ + 3.4], [endX - 5.5, 0.6, endZ + 8.2], [endX - 10, 0.34, endZ + 10.4]]),
			...usbPlug({ turn: [0, 192, 0], move: [endX - 10, 0.34, endZ + 10.4] }),
		],
		{ position: [2, 30, 38], target: [-0.5, 0.5, 2.2], angle: 35 },
		{ top: oakTop },
	);
}

export function cableCoil(): Scene {
	const loop = coil(4.6, 6.4, 0.2);
	const [endX, endY, endZ] = loop.at(-1) ?? [0, 0, 0];
	return onTable(
		[
			fabricCable([[14, 0.34, 7.6], [11.6, 0.3, 7.4], [9, 0.22, 5.4], ...loop.slice(2)]),
			fabricCable([[endX, endY, endZ], [endX - 2, endY, endZ - 3], [endX - 5.8, 0.9, endZ - 3.4], [endX - 9.4, 0.34, endZ - 0.6]]),
			...usbPlug({ turn: [0, -4, 0], move: [14, 0.34, 7.6] }),
			...usbPlug({ turn: [0, 218, 0], move: [endX - 9.4, 0.34, endZ - 0.6] }),
		],
		{ position: [0, 30, 27], target: [0.6, 0.4, 1], angle: 36 },
	);
}

export async function boardAlone(): Promise<Scene> {
	return onTable(
		await controllerBoard({ turn: [0, 24, 0] }),
		{ position: [1.5, 9.2, 9.6], target: [0.1, 0.1, 0], angle: 35 },
		{ finish: { focus: { distance: 13.2, blur: 34 } } },
	);
}
