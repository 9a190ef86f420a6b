import type { FrameKey } from '../../catalogue/options';
import { type RegionKey, regions } from '../../catalogue/regions';
import { framedMap, mapHeight, mapSet, printSheet, wallCable } from '../props/framed-map';
import { bowl, hallway, keys, lightSwitch, pegs, scarf, wallShelf } from '../props/hallway';
import { eucalyptus, lyingBook, vase } from '../props/still-life';
import type { Lighting, Scene } from '../studio/scene';
import { normalize } from '../studio/vector';
import { wallColor } from './wall';

/** Height of the shelf's top and of the map's middle; the floor is at −128. */
const shelf = -43;
const middle = 20;

/** The last daylight, through a window of the next room and the doorway; behind the camera a lamp is lit. */
const dusk: Lighting = {
	sun: { toward: normalize([0.05, 0.11, 1]), color: [0.066, 0.042, 0.023], softness: 6 },
	window: { center: [-230, 22, 158], right: [0, 0, 52], up: [0, 62, 0], color: [0.86, 1.34, 2.5] },
	room: {
		above: [0.012, 0.015, 0.022],
		level: [0.058, 0.052, 0.049],
		below: [0.014, 0.013, 0.014],
	},
};

const rightWall = 60;
const row = { rotate: [0, -90, 0], translate: [rightWall, 40, 66] } satisfies Parameters<
	typeof pegs
>[0];

/** The map at the end of a narrow hallway at dusk. */
export async function hallwayAtDusk(region: RegionKey, frame: FrameKey): Promise<Scene> {
	const map = framedMap({
		print: await printSheet(region, 1600),
		frame,
		glow: { power: 2.2, halo: 0.38, glare: 0.4, spill: 11 },
		placement: { translate: [0, middle, 0.6] },
	});
	const bottom = middle - mapHeight(regions[region].orientation, '60x40') / 2;
	return {
		objects: [
			...hallway(wallColor),
			...wallShelf({ translate: [0, shelf, 0] }),
			bowl({ translate: [-25, shelf, 10.5] }),
			...keys({ rotate: [0, 24, 0], translate: [-8, shelf, 14.5] }),
			...lyingBook('#6d7b80', [14, 2.1, 19], { rotate: [0, 84, 0], translate: [11, shelf, 11] }),
			vase({ translate: [33, shelf, 10] }),
			...eucalyptus([33, shelf + 14, 10]),
			...lightSwitch({ translate: [-49, -12, 0] }),
			...pegs(row),
			...scarf({ rotate: [0, -90, 0], translate: [rightWall - 6.5, 41, 53] }),
			...map,
			wallCable(7, bottom, shelf),
		],
		set: mapSet('hallway at dusk', region, frame, map),
		camera: { position: [-8, 14, 318], target: [2, 14, 0], angle: 31.5, shift: [0, -0.055] },
		lighting: dusk,
		finish: { exposure: 1.62, bloom: 0.5, vignette: 0.22 },
	};
}
