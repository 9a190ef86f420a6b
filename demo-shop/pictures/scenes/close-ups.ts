import type { FrameKey } from '../../catalogue/options';
import { type RegionKey, regions } from '../../catalogue/regions';
import { barWidth, framedMap, glowByDay, mapSet, printSheet } from '../props/framed-map';
import { paperSize } from '../sheet/layout';
import { plaster } from '../studio/materials';
import type { Lighting, Scene } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { normalize } from '../studio/vector';
import { overcast, wallColor } from './wall';

const blueHour: Lighting = {
	window: { center: [-160, 60, 120], right: [0, 0, 70], up: [0, 80, 0], color: [0.5, 0.6, 0.82] },
	room: { above: [0.05, 0.058, 0.078], level: [0.042, 0.048, 0.064], below: [0.03, 0.032, 0.04] },
};

/** Where a sheet has lights of many colours close together, in millimetres: what its close-up shows. */
const colourful: Record<RegionKey, { x: number; y: number }> = {
	germany: { x: 108, y: 300 },
	alps: { x: 238, y: 203 },
	europe: { x: 245, y: 330 },
	usa: { x: 396, y: 206 },
};

/** Lights from near, seen along the paper. */
export async function ledCloseUp(region: RegionKey, frame: FrameKey): Promise<Scene> {
	const { x, y } = colourful[region];
	const { width, height } = paperSize(regions[region].orientation);
	const view = { x: Math.max(x - 128, 0), y: y - 103, width: 250, height: 175 };
	view.width = Math.min(view.width, width - view.x);
	const print = await printSheet(region, Math.round(view.width * 16.8), view);
	const [across, up] = [(x - width / 2) / 10, (height / 2 - y) / 10];
	return {
		objects: framedMap({ print, frame, glow: { power: 2.1, halo: 0.34, glare: 0.3, spill: 4 } }),
		camera: {
			position: [across - 2.4, up - 10.1, 12.4],
			target: [across, up, 2.1],
			angle: 40,
		},
		lighting: blueHour,
		finish: { exposure: 1.5, bloom: 0.5, vignette: 0.24, focus: { distance: 14.6, blur: 56 } },
	};
}

/** The upper left corner of a framed map, where two bars meet on the mitre. */
export async function frameCorner(frame: FrameKey): Promise<Scene> {
	const print = await printSheet('alps', 3200, { x: 0, y: 0, width: 180, height: 140 });
	const map = framedMap({
		print,
		frame,
		glow: glowByDay,
		isNear: true,
		placement: { translate: [0, 0, 0.6] },
	});
	return {
		objects: [{ geometry: rectangle(600, 400), material: plaster(wallColor) }, ...map],
		set: mapSet(`corner of bars ${barWidth[frame]} wide`, 'alps', frame, map),
		camera: { position: [-18.5, 8, 22], target: [-26.2, 16.4, 2.4], angle: 36 },
		lighting: overcast,
		finish: { exposure: 1.4, vignette: 0.14, bloom: 0.4, focus: { distance: 22.6, blur: 26 } },
	};
}

/** A low lamp from the left: it draws each fibre. */
const raking: Lighting = {
	sun: {
		toward: normalize([-0.93, -0.22, 0.235]),
		color: [1.75, 1.5, 1.2],
		softness: 2.2,
		// The bar to the right faces the lamp, and would be white.
		passes: (x, y) =>
			Math.min(Math.max((y - 10.5 + (x - 24) * 0.3) / 3, 0.1), 1) *
			(1 - 0.55 * Math.min(Math.max(x - 26.6, 0), 1)),
	},
	room: { above: [0.13, 0.14, 0.16], level: [0.1, 0.103, 0.115], below: [0.07, 0.072, 0.078] },
};

/** The upper right corner of the sheet, in millimetres. */
const corner = { x: 466, y: 0, width: 90, height: 78 };

/** Paper, print and a light from very near, beside the inner edge of the frame. */
export async function paperInRakingLight(): Promise<Scene> {
	const print = await printSheet('alps', 5200, corner);
	const map = framedMap({
		print,
		frame: 'oak',
		glow: { power: 1.7, halo: 0.2, glare: 0.5, stain: 0.5 },
		isNear: true,
	});
	return {
		objects: [{ geometry: rectangle(600, 400), material: plaster(wallColor) }, ...map],
		camera: { position: [22.6, 8.2, 7.4], target: [25.5, 14.6, 2.1], angle: 36 },
		lighting: raking,
		finish: { exposure: 1, vignette: 0.16, bloom: 0.4, focus: { distance: 8.6, blur: 70 } },
	};
}
