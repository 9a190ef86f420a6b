import type { RegionKey } from '../../catalogue/regions';
import { hanging, overcast, room, wallCamera } from '../scenes/wall';
import type { Layout } from '../sheet/layout';
import { createLens, type Lens } from '../studio/camera';
import { lightHalo, lightReach } from '../studio/paper';
import { type Quality, takePicture } from '../studio/picture';
import { createShadingPoint, type PreparedScene, prepareScene } from '../studio/prepared-scene';
import type { Lighting, SceneObject } from '../studio/scene';
import { lampAlone, noLight, sunAlone } from './room-light';

/** Linear light of the same view, red, green and blue of each pixel, each lit by one thing alone. */
export interface RoomLayers {
	width: number;
	height: number;
	/** The grey sky through the window. */
	sky: Float32Array;
	lamp: Float32Array;
	/** The sun at even steps of its course. */
	sun: Float32Array[];
	/** What falls on the things around from the lights of each quarter of the sheet, all white. */
	spill: Float32Array[];
}

export interface Size {
	width: number;
	height: number;
}

/** How much of the lights falls on the things around, as a share of a core's radiance. */
const spillStrength = 1.8;

/** Steps of the sun's course; between them one picture fades into the next. */
const sunSteps = 20;

/** Number of the quarter of the sheet that a place belongs to. */
export function quarterOf(layout: Layout, { x, y }: { x: number; y: number }): number {
	return (x > layout.width / 2 ? 1 : 0) + (y > layout.height / 2 ? 2 : 0);
}

const dark = { power: 0, halo: 0, glare: 0 };

/** The map on its wall with its lights off, and the number of the object that is its sheet. */
export async function darkWall(region: RegionKey) {
	const objects = [...room(region), ...(await hanging(region, 'oak', dark))];
	const prepared = prepareScene({
		objects,
		camera: wallCamera,
		lighting: noLight,
		finish: { exposure: 1 },
	});
	// A ray straight at the middle of the map meets the sheet.
	if (!prepared.traceAndShade(0, 4, 100, 0, 0, -1, createShadingPoint()))
		throw new Error('No map hangs on the wall');
	return { objects, prepared, sheet: prepared.last.object };
}

export function lensFor({ width, height }: Size): Lens {
	return createLens(wallCamera, width / height);
}

/** Renders all layers; calls back after each with its name. */
export async function renderLayers(
	layout: Layout,
	{ objects, sheet }: { objects: SceneObject[]; sheet: number; prepared: PreparedScene },
	{ width, height }: Size,
	quality: Quality,
	done: (name: string) => void,
): Promise<RoomLayers> {
	const render = (name: string, lighting: Lighting, things = objects, rays = 1) => {
		const scene = { objects: things, camera: wallCamera, lighting, finish: { exposure: 1 } };
		const lightSamples = Math.round(quality.lightSamples * rays);
		const { light } = takePicture(scene, width, height, { ...quality, lightSamples });
		done(name);
		return light;
	};
	return {
		width,
		height,
		sky: render('sky', overcast),
		lamp: render('lamp', lampAlone),
		sun: Array.from({ length: sunSteps }, (_, step) =>
			render(`sun ${step + 1} of ${sunSteps}`, sunAlone(step / (sunSteps - 1)), objects, 0.5),
		),
		spill: [0, 1, 2, 3].map((quarter) =>
			render(`spill ${quarter + 1} of 4`, noLight, withSpill(objects, sheet, layout, quarter)),
		),
	};
}

/** The scene with white light from one quarter of the sheet, seen only by what it falls on. */
function withSpill(objects: SceneObject[], sheet: number, layout: Layout, quarter: number) {
	const lights = layout.lights.filter((light) => quarterOf(layout, light) === quarter);
	return objects.map((object, index): SceneObject => {
		if (index !== sheet) return object;
		return {
			geometry: object.geometry,
			material: (point) => {
				object.material(point);
				if (!point.soft) return;
				const x = layout.width / 2 + point.localX * 10;
				const y = layout.height / 2 - point.localY * 10;
				for (const light of lights) {
					const distance = Math.hypot(x - light.x, y - light.y);
					if (distance > lightReach) continue;
					const strength = lightHalo(distance) * spillStrength;
					point.er += strength;
					point.eg += strength;
					point.eb += strength;
				}
			},
		};
	});
}
