import { framedMap, type Glow, printSheet } from '../props/framed-map';
import { handInSleeve } from '../props/hand-in-sleeve';
import { plaster } from '../studio/materials';
import type { Lighting, Scene } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { roomByDay, skylight } from './daylight';
import { wallColor } from './wall';

/** The lower right corner of the sheet, in millimetres. */
const corner = { x: 336, y: 56, width: 220, height: 300 };

/** From near, print and lights need no more contrast than they have. */
const glow: Glow = { power: 2, halo: 0.22, glare: 0.4, stain: 0.5 };

/** A window to the left, in a room with little other light: it models the hand. */
const softSide: Lighting = {
	window: { center: [-185, 65, 92], right: [0, 0, 60], up: [0, 70, 0], color: skylight(5) },
	room: roomByDay(0.22, 0.16, 0.1),
};

/** A hand straightens a map: the thumb on the frame's lower corner, the fingers at its side. */
export async function handOnFrame(): Promise<Scene> {
	const print = await printSheet('alps', 2000, corner);
	return {
		objects: [
			{ geometry: rectangle(600, 400), material: plaster(wallColor) },
			...framedMap({ print, frame: 'oak', glow, placement: { translate: [0, 0, 0.6] } }),
			...handInSleeve(
				{
					thumb: [25.5, 16.3, 5.3],
					index: [0, 41.5, 59.8, 21.6],
					middle: [0, 48.5, 45.6, 14],
					ring: [3, 52.4, 22, 14],
					pinky: [6, 40.9, 30.8, 14],
					spread: { thumb: -37.7, index: 7.5 },
				},
				{ rotate: [212.6, -95.3, -6.1], translate: [36.9, -13.8, 13.1] },
			),
		],
		camera: { position: [12, -4, 66], target: [25.5, -13, 3], angle: 33 },
		lighting: softSide,
		finish: { exposure: 2.55, vignette: 0.16, bloom: 0.4, focus: { distance: 64.5, blur: 90 } },
	};
}
