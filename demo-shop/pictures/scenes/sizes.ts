import type { FrameKey, SizeKey } from '../../catalogue/options';
import { type RegionKey, regions } from '../../catalogue/regions';
import { cup, deskLamp, lampLight, laptop, pencilBeaker } from '../props/desk-things';
import {
	framedMap,
	type Glow,
	glowAtNight,
	glowFromAfar,
	mapHeight,
	mapSet,
	printSheet,
	wallCable,
} from '../props/framed-map';
import { desk, floor, sideTable, sofa } from '../props/living-room';
import { eucalyptus, lyingBook, vase } from '../props/still-life';
import { plaster } from '../studio/materials';
import type { Lighting, Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { day, night, wallColor } from './wall';

const wall: SceneObject = { geometry: rectangle(700, 500), material: plaster(wallColor) };

interface OnWall {
	region: RegionKey;
	frame: FrameKey;
	size: SizeKey;
	glow: Glow;
	/** Height of its middle. */
	y: number;
	/** Height of the lower end of its cable. */
	cableEnd: number;
}

/** A map on the wall: the map alone, then with its cable. */
async function onWall({ region, frame, size, glow, y, cableEnd }: OnWall) {
	const map = framedMap({
		print: await printSheet(region, 1600),
		frame,
		glow,
		size,
		placement: { translate: [0, y, 0.6] },
	});
	const cable = wallCable(8, y - mapHeight(regions[region].orientation, size) / 2, cableEnd);
	return { map, mapWithCable: [...map, cable] };
}

const ground = -128;

/** A sofa of two metres: the same place for both sizes, so that they compare. */
const sofaThings: SceneObject[] = [
	wall,
	floor(ground),
	...sofa({ translate: [0, ground, 6] }),
	...sideTable({ translate: [131, ground, 46] }),
	vase({ translate: [131, ground + 45, 46] }),
	...eucalyptus([131, ground + 59, 46]),
];

const sofaCamera: Scene['camera'] = {
	position: [-18, -20, 470],
	target: [14, -31, 0],
	angle: 36.5,
};

/** The map above a sofa by day. */
export async function aboveSofa(region: RegionKey, frame: FrameKey, size: SizeKey): Promise<Scene> {
	const { map, mapWithCable } = await onWall({
		region,
		frame,
		size,
		glow: glowFromAfar,
		y: 22,
		cableEnd: ground + 70,
	});
	return {
		objects: [...sofaThings, ...mapWithCable],
		set: mapSet(`sofa by day, ${size}`, region, frame, map),
		camera: sofaCamera,
		lighting: day,
		finish: { exposure: 1.06, bloom: 0.3, vignette: 0.16 },
	};
}

/** The same room in the evening: a lamp to the right, outside of the picture, and moonlight. */
const sofaEvening: Lighting = {
	...night,
	window: { center: [205, 20, 110], right: [0, 0, 24], up: [0, 26, 0], color: [9, 5.2, 2.3] },
};

/** The larger map above the sofa in the evening. */
export async function sofaAtNight(region: RegionKey, frame: FrameKey): Promise<Scene> {
	const size = '90x60';
	const { map, mapWithCable } = await onWall({
		region,
		frame,
		size,
		glow: glowAtNight,
		y: 22,
		cableEnd: ground + 70,
	});
	return {
		objects: [...sofaThings, ...mapWithCable],
		set: mapSet('sofa at night', region, frame, map),
		camera: sofaCamera,
		lighting: sofaEvening,
		finish: { exposure: 1.75, bloom: 0.5, vignette: 0.22 },
	};
}

const deskTop = -44;
const lampPlace = { rotate: [0, 52, 0], translate: [63, deskTop, 30] } satisfies Parameters<
	typeof deskLamp
>[0];

/** The map above a desk of 140 cm, in the light of a lamp. */
export async function deskAtNight(region: RegionKey, frame: FrameKey): Promise<Scene> {
	const size = '60x40';
	const { map, mapWithCable } = await onWall({
		region,
		frame,
		size,
		glow: glowAtNight,
		y: 16,
		cableEnd: deskTop,
	});
	return {
		objects: [
			wall,
			...desk({ translate: [0, deskTop, 2] }),
			...deskLamp(lampPlace),
			...laptop({ rotate: [0, 8, 0], translate: [-4, deskTop, 42] }),
			...pencilBeaker({ translate: [-47, deskTop, 24] }),
			...cup({ translate: [-33, deskTop, 48] }),
			...lyingBook('#6d7b80', [15, 2.3, 21], { rotate: [0, 12, 0], translate: [36, deskTop, 40] }),
			...lyingBook('#c3b393', [13.5, 1.7, 19], {
				rotate: [0, 2, 0],
				translate: [36, deskTop + 2.3, 40],
			}),
			...mapWithCable,
		],
		set: mapSet('desk at night', region, frame, map),
		camera: { position: [20, 2, 300], target: [-1, -8, 0], angle: 30.5 },
		lighting: { ...night, window: lampLight(lampPlace, [64, 42, 22]) },
		finish: { exposure: 1.25, bloom: 0.6, vignette: 0.24 },
	};
}
