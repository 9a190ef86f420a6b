import type { FrameKey } from '../../catalogue/options';
import type { RegionKey } from '../../catalogue/regions';
import { regions } from '../../catalogue/regions';
import {
	framedMap,
	type Glow,
	glowOnWallAtNight,
	glowOnWallByDay,
	mapSet,
	printSheet,
	wallCable,
} from '../props/framed-map';
import { eucalyptus, lyingBook, sideboard, vase } from '../props/still-life';
import { plaster } from '../studio/materials';
import type { Lighting, Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { normalize, type Vec3 } from '../studio/vector';
import { roomByDay, skylight, sunlight } from './daylight';

/** Height of the sideboard's surface, with the middle of the picture at 0. */
const surface = -37;

type Sun = NonNullable<Lighting['sun']>;

/** Sizes in centimetres, in the window's plane. */
interface Panes {
	color: Vec3;
	first: number;
	width: number;
	rail: number;
	height: number;
	rows: number;
}

const sunward = normalize([-0.8, 0.5, 0.62]);

/** Sun through a window in the wall to the left, two panes wide. */
function sunThrough({ color, first, width, rail, height, rows }: Panes): Sun {
	return {
		toward: sunward,
		color,
		softness: 0.85,
		passes(x, y, z, dx, dy, dz) {
			const away = (-250 - x) / dx;
			const column = (z + dz * away - first) / width;
			const row = (y + dy * away - rail) / height;
			if (column < 0 || column > 2 || row < 0 || row > rows) return 0;
			const bar = Math.min(column % 1, 1 - (column % 1)) * width;
			const sash = Math.min(row % 1, 1 - (row % 1)) * height;
			return bar < 2.4 || sash < 2.4 ? 0 : 1;
		},
	};
}

/** The same sun behind haze, whose disc is wider: it softens what things cast on the wall far more than the bars. */
function hazy(sun: Sun, softness: number): Sun {
	const share = 0.85 / softness;
	return {
		...sun,
		softness,
		isFine: true,
		passes(x, y, z, ...direction) {
			const [dx, dy, dz] = sunward.map(
				(middle, axis) => middle + ((direction[axis] ?? 0) - middle) * share,
			) as Vec3;
			return sun.passes?.(x, y, z, dx, dy, dz) ?? 1;
		},
	};
}

const skyOnly: Pick<Lighting, 'window' | 'room'> = {
	window: { center: [-250, 40, 150], right: [0, 0, 70], up: [0, 90, 0], color: skylight(4.3) },
	room: {
		...roomByDay(0.27, 0.21, 0.12),
		bright: { toward: normalize([-0.3, 0.24, 0.92]), reach: 15, color: skylight(0.55) },
	},
};

const aroundMap = { first: 95, width: 68, rail: 24, height: 90, rows: 3 };

/** A bright room: the map hangs in a patch of sun, between the shadows of the window's bars. */
export const day: Lighting = {
	...skyOnly,
	sun: sunThrough({ color: sunlight(0.68), ...aroundMap }),
};

/** The same room with the sun low in one corner, for more than one map on the wall. */
export const dayAside: Lighting = {
	...skyOnly,
	sun: sunThrough({
		color: sunlight(0.82),
		first: 88,
		width: 62,
		rail: -30,
		height: 62,
		rows: 2,
	}),
};

/** The same room without sun. */
export const overcast: Lighting = {
	...skyOnly,
	window: { center: [-250, 40, 150], right: [0, 0, 70], up: [0, 90, 0], color: skylight(6.2) },
	room: {
		...roomByDay(0.4, 0.31, 0.18),
		bright: { toward: normalize([-0.3, 0.24, 0.92]), reach: 15, color: skylight(0.8) },
	},
};

/** Hazy moonlight through the same window. */
export const night: Lighting = {
	sun: hazy(sunThrough({ color: [0.05, 0.074, 0.12], ...aroundMap }), 9),
	window: { center: [-250, 60, 150], right: [0, 0, 70], up: [0, 90, 0], color: [0.27, 0.38, 0.6] },
	room: { above: [0.009, 0.012, 0.02], level: [0.011, 0.014, 0.022], below: [0.006, 0.007, 0.01] },
};

/** The same moon, and a lamp in front of the wall to the right, in whose light oak, black and aluminium differ. */
export const evening: Lighting = {
	...night,
	window: { center: [112, 36, 92], right: [0, 0, 30], up: [0, 30, 0], color: [2.1, 1.18, 0.52] },
};

/** For the map alone on its wall, a hazy morning: the lit wall stays darker than the paper, and shadows are soft. */
const hazyDay: Lighting = {
	window: { center: [-250, 50, 170], right: [20, 0, 75], up: [0, 95, 0], color: skylight(4.6) },
	room: {
		...roomByDay(0.33, 0.22, 0.15),
		bright: { toward: normalize([-0.36, 0.28, 0.9]), reach: 20, color: skylight(0.55) },
	},
	sun: hazy(sunThrough({ color: sunlight(0.5), ...aroundMap }), 5),
};

/** The same wall at night: a hazy moon in the window, and a dim room behind the camera, which metal reflects. */
export const moonlight: Lighting = {
	window: {
		center: [-250, 60, 170],
		right: [20, 0, 70],
		up: [0, 90, 0],
		color: [0.14, 0.186, 0.306],
	},
	room: {
		above: [0.012, 0.0135, 0.018],
		level: [0.016, 0.017, 0.021],
		below: [0.01, 0.009, 0.009],
		bright: { toward: normalize([0.34, 0.26, 0.9]), reach: 26, color: [0.22, 0.2, 0.2] },
	},
	sun: hazy(sunThrough({ color: [0.068, 0.091, 0.147], ...aroundMap }), 9),
};

/** A little bluer than by day: moonlight takes the colour from a warm wall. */
export const nightWallColor = '#b4b9c2';

/** Darker than the paper of the map, as in most rooms that are photographed. */
export const wallColor = '#c9c7c4';

/** Wall, sideboard and what stands on it. */
export function room(region: RegionKey, plasterColor = wallColor): SceneObject[] {
	const isPortrait = regions[region].orientation === 'portrait';
	const x = isPortrait ? 36 : 41;
	return [
		{ geometry: rectangle(600, 400), material: plaster(plasterColor) },
		sideboard(surface, 44),
		vase({ translate: [x, surface, 17] }),
		...eucalyptus([x, surface + 14, 17]),
		...lyingBook('#6d7b80', [15, 2.3, 21], { rotate: [0, 8, 0], translate: [-41, surface, 19] }),
		...lyingBook('#c3b393', [13.5, 1.7, 19], {
			rotate: [0, -5, 0],
			translate: [-41.5, surface + 2.3, 18.5],
		}),
	];
}

/** The map on the wall, with its cable. */
export async function hanging(
	region: RegionKey,
	frame: FrameKey,
	glow: Glow,
	isBold?: boolean,
): Promise<SceneObject[]> {
	const isPortrait = regions[region].orientation === 'portrait';
	const y = isPortrait ? 4 : 5;
	const bottom = y - (isPortrait ? 30 : 20);
	return [
		...framedMap({
			print: await printSheet(region, isPortrait ? 2000 : 3000),
			frame,
			glow,
			isBold,
			placement: { translate: [0, y, 0.6] },
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
	const map = await hanging(region, frame, glowOnWallByDay, true);
	return {
		objects: [...room(region, '#d1cec9'), ...map],
		set: mapSet('wall by day', region, frame, map),
		camera: wallCamera,
		lighting: hazyDay,
		finish: { exposure: 1.28, bloom: 0.2, vignette: 0.14 },
	};
}

/** At night a thing of the room throws a little of the map's light, green for the most part, at the wall. */
function thrownBack({ geometry, material }: SceneObject): SceneObject {
	return {
		geometry,
		material(point) {
			material(point);
			// Behind the sheet none of its light arrives.
			const before = Math.min((point.z - 2.7) / 8, 1);
			if (!point.soft || before <= 0) return;
			const near = Math.exp(-((point.x / 28) ** 2)) * 0.07 * before;
			point.er += point.r * near * 0.35;
			point.eg += point.g * near;
			point.eb += point.b * near * 0.4;
		},
	};
}

/** The same wall at night, lit by the map and the moon. */
export async function wallByNight(region: RegionKey, frame: FrameKey): Promise<Scene> {
	const map = await hanging(region, frame, glowOnWallAtNight, true);
	return {
		objects: [...room(region, nightWallColor).map(thrownBack), ...map],
		// What the lights spill differs from map to map.
		set: mapSet(`wall at night, ${region}`, region, frame, map),
		camera: wallCamera,
		lighting: moonlight,
		finish: { exposure: 1.12, bloom: 0.8, vignette: 0.3 },
	};
}
