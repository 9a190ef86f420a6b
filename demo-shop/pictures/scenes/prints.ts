import { type Region, regions } from '../../catalogue/regions';
import { hangingPrint, printPins, wireComb } from '../props/prints';
import { sideboard } from '../props/still-life';
import { calendarSheet, weatherDots } from '../sheet/calendar';
import { cloudChart } from '../sheet/cloud-chart';
import { layoutOf, paperSize } from '../sheet/layout';
import { mapSheet } from '../sheet/map-sheet';
import { plaster } from '../studio/materials';
import { printed } from '../studio/paper';
import type { Camera, Lighting, Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { normalize } from '../studio/vector';
import { roomByDay, skylight, sunlight } from './daylight';

/** Soft noon light with a wide sunny patch, so that paper shows its curl. */
const studioLight: Lighting = {
	sun: {
		toward: normalize([-0.74, 0.6, 0.62]),
		color: sunlight(0.56),
		softness: 1.6,
		passes(x, y, z, dx, dy, dz) {
			const away = (-220 - x) / dx;
			const across = z + dz * away;
			const up = y + dy * away;
			const bar = (((across + up * 0.25 - 60) % 56) + 56) % 56;
			return across < 70 || across > 250 || bar < 7 ? 0 : 1;
		},
	},
	window: { center: [-220, 60, 140], right: [0, 0, 70], up: [0, 90, 0], color: skylight(5.8) },
	room: roomByDay(0.43, 0.35, 0.21),
};

/** From the right distance for a print that hangs upright, or lengthwise. */
function cameraFor(isPortrait: boolean): Camera {
	return isPortrait
		? { position: [-17, 0, 210], target: [0, 0, 0], angle: 22.5 }
		: { position: [-17, 0, 190], target: [0, 0, 0], angle: 22.5 };
}

function onWall(objects: SceneObject[], wall: string, camera: Camera): Scene {
	return {
		objects: [{ geometry: rectangle(600, 400), material: plaster(wall) }, ...objects],
		camera,
		lighting: studioLight,
		finish: { exposure: 0.9, vignette: 0.12 },
	};
}

/** The wall that all prints hang on. */
export const PRINT_WALL = '#ccc9c3';

/** As of the framed maps, so that a print is the same map without its lights. */
export const CHART_CONTRAST = 2.1;

/** An unframed chart, pinned to the wall. */
export async function chartPrint(region: Region): Promise<Scene> {
	const layout = layoutOf(region);
	const { width, height } = paperSize(region.orientation);
	const isPortrait = region.orientation === 'portrait';
	const texture = await drawTexture(mapSheet(layout, { pixels: isPortrait ? 2000 : 3000 }));
	const y = 0;
	return onWall(
		[
			...hangingPrint(width / 10, height / 10, printed(texture, { contrast: CHART_CONTRAST }), {
				translate: [0, y, 0],
			}),
			...printPins(width / 10, y + height / 20),
		],
		PRINT_WALL,
		cameraFor(isPortrait),
	);
}

export async function cloudPrint(): Promise<Scene> {
	const texture = await drawTexture(cloudChart(2600));
	return onWall(
		[
			...hangingPrint(35.6, 55.6, printed(texture, { fibre: 0.7 }), { translate: [0, 0, 0] }),
			...printPins(35.6, 27.8),
		],
		PRINT_WALL,
		cameraFor(true),
	);
}

export async function wallCalendar(): Promise<Scene> {
	const texture = await drawTexture(calendarSheet(weatherDots(68, 22, 0.47)));
	const sheet = hangingPrint(29.7, 42, printed(texture), { translate: [0, -1.5, 0.2] });
	const under = [1, 2, 3].flatMap((leaf) =>
		hangingPrint(29.7, 42, printed(texture), {
			translate: [leaf * 0.03, -1.5 - leaf * 0.02, 0.2 - leaf * 0.06],
		}),
	);
	return onWall(
		[...under, ...sheet, wireComb(28.6, { translate: [0, 19.5, 0.6] }), sideboard(-26.5, 30)],
		'#c9c2b2',
		{ position: [13, 1, 170], target: [0, -3, 0], angle: 22.5 },
	);
}

/** The sheet of Scandinavia, which exists as a print only. */
export const scandinavia: Region = {
	...regions.europe,
	title: 'Skandinavia',
	projection: {
		kind: 'conformal',
		meridian: 16.5,
		latitude: 62.6,
		parallels: [57, 68],
		widthKm: 1500,
	},
};
