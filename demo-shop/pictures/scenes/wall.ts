import type { FrameKey } from '../../catalogue/options';
import type { RegionKey } from '../../catalogue/regions';
import { regions } from '../../catalogue/regions';
import {
	framedMap,
	type Glow,
	glowAtNight,
	glowByDay,
	printSheet,
	wallCable,
} from '../props/framed-map';
import { lyingBook, sideboard, twigs, vase } from '../props/still-life';
import { plaster } from '../studio/materials';
import type { Lighting, Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { normalize } from '../studio/vector';

/** Height of the sideboard's surface, with the middle of the picture at 0. */
const surface = -37;

/** Afternoon sun through a window in the wall to the left, two panes wide and as many high. */
function sunThrough(first: number, paneWidth: number, rail: number, rows: number): Lighting['sun'] {
	const paneHeight = 62;
	return {
		toward: normalize([-0.8, 0.5, 0.62]),
		color: [1.15, 0.95, 0.68],
		softness: 0.55,
		passes(x, y, z, dx, dy, dz) {
			const away = (-250 - x) / dx;
			const column = (z + dz * away - first) / paneWidth;
			const row = (y + dy * away - rail) / paneHeight;
			if (column < 0 || column > 2 || row < 0 || row > rows) return 0;
			const bar = Math.min(column % 1, 1 - (column % 1)) * paneWidth;
			const sash = Math.min(row % 1, 1 - (row % 1)) * paneHeight;
			return bar < 2.4 || sash < 2.4 ? 0 : 1;
		},
	};
}

const skylight: Pick<Lighting, 'window' | 'room'> = {
	window: { center: [-250, 40, 150], right: [0, 0, 70], up: [0, 90, 0], color: [4.1, 4.1, 4.15] },
	room: { above: [0.32, 0.315, 0.31], level: [0.26, 0.25, 0.24], below: [0.16, 0.14, 0.12] },
};

/** A bright room: a patch of sun on the wall, ending where the map begins. */
export const day: Lighting = { ...skylight, sun: sunThrough(88, 45, 70, 3) };

/** The same room with the sun low in one corner, for more than one map on the wall. */
export const dayAside: Lighting = { ...skylight, sun: sunThrough(88, 62, -30, 2) };

/** The same room without sun. */
export const overcast: Lighting = skylight;

const night: Lighting = {
	window: { center: [-250, 60, 150], right: [0, 0, 70], up: [0, 90, 0], color: [0.74, 0.98, 1.46] },
	room: { above: [0.02, 0.027, 0.045], level: [0.024, 0.031, 0.05], below: [0.011, 0.014, 0.022] },
};

/** Wall, sideboard and what stands on it. */
export function room(region: RegionKey): SceneObject[] {
	const isPortrait = regions[region].orientation === 'portrait';
	const x = isPortrait ? 36 : 41;
	return [
		{ geometry: rectangle(600, 400), material: plaster('#e9e3d8') },
		sideboard(surface, 44),
		vase({ move: [x, surface, 17] }),
		...twigs([x, surface + 14, 17]),
		...lyingBook('#6d7b80', [15, 2.3, 21], { turn: [0, 8, 0], move: [-41, surface, 19] }),
		...lyingBook('#c3b393', [13.5, 1.7, 19], {
			turn: [0, -5, 0],
			move: [-41.5, surface + 2.3, 18.5],
		}),
	];
}

/** The map on the wall, with its cable. */
export async function hanging(
	region: RegionKey,
	frame: FrameKey,
	glow: Glow,
): Promise<SceneObject[]> {
	const isPortrait = regions[region].orientation === 'portrait';
	const y = isPortrait ? 4 : 5;
	const bottom = y - (isPortrait ? 30 : 20);
	return [
		...framedMap({
			print: await printSheet(region, isPortrait ? 2000 : 3000),
			frame,
			glow,
			placement: { move: [0, y, 0.6] },
		}),
		wallCable(isPortrait ? 3 : 6, bottom, surface - 4),
	];
}

export const wallCamera: Scene['camera'] = {
	position: [14, 4, 236],
	target: [1, -1, 0],
	angle: 26.4,
};

/** The map by day: soft light from a window, a patch of sun on the wall. */
export async function wallByDay(region: RegionKey, frame: FrameKey): Promise<Scene> {
	return {
		objects: [...room(region), ...(await hanging(region, frame, glowByDay))],
		camera: wallCamera,
		lighting: day,
		finish: { exposure: 0.95, bloom: 0.5, vignette: 0.1 },
	};
}

/** The same wall at night, lit by the map alone and a trace of moonlight. */
export async function wallByNight(region: RegionKey, frame: FrameKey): Promise<Scene> {
	return {
		objects: [...room(region), ...(await hanging(region, frame, glowAtNight))],
		camera: wallCamera,
		lighting: night,
		finish: { exposure: 1.15, bloom: 1, vignette: 0.25 },
	};
}
