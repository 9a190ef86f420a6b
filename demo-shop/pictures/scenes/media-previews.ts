import { type RegionKey, regions } from '../../catalogue/regions';
import { framedMap, glowByDay, printSheet } from '../props/framed-map';
import { rail, screw, spiritLevel, wallPlug } from '../props/mounting';
import { sideboard } from '../props/still-life';
import { surface } from '../studio/geometry';
import { plain, plaster } from '../studio/materials';
import type { Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { day, overcast } from './wall';

/** Paper that hangs down from behind and runs out under what stands on it, at y = 0. */
function backdrop(hex: string): SceneObject {
	const radius = 60;
	const behind = 90;
	const bend = (Math.PI / 2) * radius;
	const floor = 260;
	const whole = floor + bend + 260;
	const geometry = surface(
		(u, v) => {
			const way = v * whole;
			// Paper close to the window would shine so brightly that single rays show.
			const x = (u - 0.5) * 360;
			if (way < floor) return [x, 0, floor - behind + radius - way];
			if (way > floor + bend) return [x, radius + way - floor - bend, -behind];
			const angle = (way - floor) / radius;
			return [x, radius * (1 - Math.cos(angle)), radius * (1 - Math.sin(angle)) - behind];
		},
		1,
		120,
	);
	return { geometry, material: plain(hex) };
}

/** A map of a 3D model on its own, seen from the side. */
export async function modelPreview(region: RegionKey): Promise<Scene> {
	const middle = regions[region].orientation === 'portrait' ? 30 : 20;
	return {
		objects: [
			backdrop('#ece6da'),
			...framedMap({
				print: await printSheet(region, 2400),
				frame: 'oak',
				glow: glowByDay,
				placement: { turn: [0, -32, 0], move: [0, middle, 0] },
			}),
		],
		camera: { position: [0, middle + 14, 190], target: [2, middle - 0.5, 0], angle: 30 },
		lighting: overcast,
		finish: { exposure: 1.32, bloom: 0.3, vignette: 0.06 },
	};
}

/** The video of how the map is hung: the rail is on the wall, the map still stands below. */
export async function hangingPreview(): Promise<Scene> {
	const top = -30;
	return {
		objects: [
			{ geometry: rectangle(600, 400), material: plaster('#e2dbcf') },
			sideboard(top, 44),
			...framedMap({
				print: await printSheet('germany', 1600),
				frame: 'oak',
				glow: { power: 0, halo: 0, glare: 0 },
				placement: { turn: [-8, 0, 0], move: [-34, top + 30, 4.6] },
			}),
			...rail({ turn: [90, 0, 0], move: [22, 22, 0] }),
			...spiritLevel({ move: [22, 24, 1.2] }),
			...[0, 1].flatMap((index) => [
				screw({ turn: [0, 20 + index * 50, 0], move: [14 + index * 5, top, 17 + index] }),
				wallPlug({ turn: [0, -30 + index * 80, 0], move: [26 + index * 5, top, 19 - index * 2] }),
			]),
		],
		camera: { position: [9, 4, 190], target: [-6, -2, 4], angle: 33.5 },
		lighting: day,
		finish: { exposure: 1, vignette: 0.14 },
	};
}
