import { coil, controllerBoard, fabricCable, powerSupply, usbPlug } from '../props/electronics';
import type { Scene } from '../studio/scene';
import type { Vec3 } from '../studio/vector';
import { oakTop, onTable } from './table';

export function powerSupplyAlone(): Scene {
	return onTable(powerSupply({ turn: [0, 28, 0], move: [0, 0, 0] }), {
		position: [6, 13, 24],
		target: [-0.4, 1.7, 0],
		angle: 29,
	});
}

const quarter = Math.PI / 2;

/** Power supply and cable as they come with the map. */
export function powerAndCable(): Scene {
	const loop = coil(3.25, 6.2, -quarter).map(([x, y, z]): Vec3 => [x + 6.5, y, z + 0.5]);
	const [x, y, z] = loop.at(-1) ?? [0, 0, 0];
	return onTable(
		[
			...powerSupply({ turn: [0, -8, 0], move: [-10, 0, -3.5] }),
			...usbPlug({ turn: [0, 172, 0], move: [-3.2, 2, -2.6] }),
			fabricCable([
				[-3.2, 2, -2.6],
				[-1.8, 1.8, -2.9],
				[0.6, 0.7, -4.2],
				[3.6, 0.24, -5.4],
				...loop.slice(1),
			]),
			fabricCable([
				...loop.slice(-3),
				[x - 0.1, y - 0.2, z + 3],
				[x - 2, 0.4, z + 7.2],
				[x - 7, 0.34, z + 9.4],
				[x - 11, 0.34, z + 9],
			]),
			...usbPlug({ turn: [0, 174, 0], move: [x - 11, 0.34, z + 9] }),
		],
		{ position: [1, 31, 38], target: [0.4, 0.2, 1.6], angle: 38 },
		{ top: oakTop },
	);
}

export function cableCoil(): Scene {
	const loop = coil(4.25, 6.4, -quarter);
	const [x, y, z] = loop.at(-1) ?? [0, 0, 0];
	return onTable(
		[
			fabricCable([[-11.4, 0.34, -3.4], [-9, 0.3, -4.2], [-5.6, 0.22, -6], ...loop.slice(1)]),
			...usbPlug({ turn: [0, 198, 0], move: [-11.4, 0.34, -3.4] }),
			fabricCable([
				...loop.slice(-3),
				[x + 0.2, y - 0.4, z + 3],
				[x + 1.6, 0.5, z + 6],
				[x + 4.4, 0.34, z + 6.6],
			]),
			...usbPlug({ turn: [0, 2, 0], move: [x + 4.4, 0.34, z + 6.6] }),
		],
		{ position: [0, 31, 28], target: [0.2, 0.4, 0.6], angle: 42 },
	);
}

export async function boardAlone(): Promise<Scene> {
	return onTable(
		await controllerBoard({ turn: [0, 24, 0] }),
		{ position: [1.5, 9.2, 9.6], target: [0.1, 0.1, 0], angle: 35 },
		{ finish: { focus: { distance: 13.2, blur: 20 } } },
	);
}
