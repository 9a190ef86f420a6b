import type { FrameKey } from '../../catalogue/options';
import { framedMap, glowByDay, printSheet } from '../props/framed-map';
import { plaster } from '../studio/materials';
import type { Lighting, Scene } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { overcast } from './wall';

const blueHour: Lighting = {
	window: { center: [-160, 60, 120], right: [0, 0, 70], up: [0, 80, 0], color: [0.9, 1.05, 1.4] },
	room: { above: [0.1, 0.115, 0.15], level: [0.085, 0.095, 0.125], below: [0.05, 0.055, 0.07] },
};

/** Lights between Ticino and the Po valley, seen along the paper. */
export async function ledCloseUp(): Promise<Scene> {
	const print = await printSheet('alps', 4200, { x: 110, y: 100, width: 250, height: 175 });
	return {
		objects: framedMap({ print, frame: 'oak', glow: { power: 1.9, halo: 0.3, glare: 0.22 } }),
		camera: { position: [-6.4, -12.6, 12.4], target: [-4, -2.5, 2.1], angle: 40 },
		lighting: blueHour,
		finish: { exposure: 1.35, bloom: 0.55, vignette: 0.2, focus: { distance: 14.6, blur: 42 } },
	};
}

/** The upper left corner of a framed map, where two bars meet on the mitre. */
export async function frameCorner(frame: FrameKey): Promise<Scene> {
	const print = await printSheet('alps', 3200, { x: 0, y: 0, width: 180, height: 140 });
	return {
		objects: [
			{ geometry: rectangle(600, 400), material: plaster('#e2dbcf') },
			...framedMap({ print, frame, glow: glowByDay, placement: { move: [0, 0, 0.6] } }),
		],
		camera: { position: [-18.5, 8, 22], target: [-26.2, 16.4, 2.4], angle: 36 },
		lighting: overcast,
		finish: { exposure: 1.18, vignette: 0.14, bloom: 0.4, focus: { distance: 22.6, blur: 26 } },
	};
}
