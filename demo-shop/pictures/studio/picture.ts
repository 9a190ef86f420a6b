import { createLens } from './camera';
import { createLightField, type LightField } from './light-field';
import { random } from './noise';
import { createShadingPoint, prepareScene } from './prepared-scene';
import type { Scene } from './scene';
import { isGlossy, shade } from './shading';

/** Linear light of a picture, row by row. */
export interface Exposure {
	width: number;
	height: number;
	/** Red, green, blue of each pixel. */
	light: Float32Array;
	/** The part of it that shines by itself, for the glow. */
	glow: Float32Array;
	/** Centimetres from the camera. */
	depth: Float32Array;
}

export interface Quality {
	/** Cells of the light grid across the picture. */
	gridColumns: number;
	lightSamples: number;
	/** Further rays for pixels with edges, fine print or gloss. */
	extraRays: number;
	/** Gathers light by pixel where two things touch; takes several times as long. */
	fineContacts?: boolean;
}

/** Result of one pass of rays, by pixel. */
interface Plate extends Exposure {
	/** Index of the object that the pixel shows, -1 for none. */
	owner: Int16Array;
	/** 1 where the surface mirrors. */
	glossy: Uint8Array;
}

/** Sends one ray through a point of the picture, in pixels; fills colour and point. */
type Shoot = (x: number, y: number, seed: number) => { object: number; distance: number };

const color = new Float64Array(6);
const point = createShadingPoint();

/** A picture that was taken, and the light in its scene. */
export interface Shot {
	plate: Plate;
	field: LightField;
	scene: Scene;
}

/**
 * Takes the picture: light grid first, one ray a pixel, then more where it is needed. Of an earlier shot of the
 * same set, all is kept but the pixels of the objects that look different.
 */
export function takeShot(
	scene: Scene,
	width: number,
	height: number,
	quality: Quality,
	earlier?: Shot,
): Shot {
	const prepared = prepareScene(scene);
	const lens = createLens(scene.camera, width / height);
	const field =
		earlier?.field ??
		createLightField(prepared, lens, {
			columns: quality.gridColumns,
			rows: Math.round((quality.gridColumns * height) / width),
			samples: quality.lightSamples,
			fineContacts: quality.fineContacts,
		});
	const [ox, oy, oz] = lens.position;
	const toward = { x: 0, y: 0, z: 0 };
	const empty = new Float64Array(3);

	const shoot: Shoot = (x, y, seed) => {
		lens.aim(x / width, y / height, toward);
		color.fill(0);
		point.soft = false;
		if (!prepared.traceAndShade(ox, oy, oz, toward.x, toward.y, toward.z, point)) {
			prepared.environment(toward.x, toward.y, toward.z, empty);
			color.set(empty);
			return { object: -1, distance: 1e6 };
		}
		const { object, distance } = prepared.last;
		shade(prepared, field, point, seed, color);
		return { object, distance };
	};

	const plate = earlier ? copyOf(earlier.plate) : emptyPlate(width, height);
	const isMeant = earlier ? pixelsThatDiffer(earlier, scene) : () => true;
	exposeOnce(plate, shoot, isMeant);
	refine(plate, shoot, quality.extraRays, isMeant);
	return { plate, field, scene };
}

/** A picture that shares nothing with others. */
export function takePicture(
	scene: Scene,
	width: number,
	height: number,
	quality: Quality,
): Exposure {
	return takeShot(scene, width, height, quality).plate;
}

function emptyPlate(width: number, height: number): Plate {
	const count = width * height;
	return {
		width,
		height,
		light: new Float32Array(count * 3),
		glow: new Float32Array(count * 3),
		depth: new Float32Array(count),
		owner: new Int16Array(count),
		glossy: new Uint8Array(count),
	};
}

function copyOf({ width, height, light, glow, depth, owner, glossy }: Plate): Plate {
	return {
		width,
		height,
		light: light.slice(),
		glow: glow.slice(),
		depth: depth.slice(),
		owner: owner.slice(),
		glossy: glossy.slice(),
	};
}

type IsMeant = (pixel: number) => boolean;

/** The pixels that show objects which look different in another scene of the set, and those around. */
function pixelsThatDiffer(
	{ plate, scene: { set: before } }: Shot,
	{ objects, set }: Scene,
): IsMeant {
	const { width, height, owner } = plate;
	const differing = new Set(
		set?.looks
			.filter(([, look], index) => look !== before?.looks[index]?.[1])
			.map(([object]) => objects.indexOf(object)),
	);
	const reach = 3;
	const meant = new Uint8Array(width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if (!differing.has(owner[y * width + x] as number)) continue;
			const bottom = Math.min(y + reach, height - 1);
			for (let row = Math.max(y - reach, 0); row <= bottom; row++) {
				const first = row * width;
				meant.fill(1, first + Math.max(x - reach, 0), first + Math.min(x + reach + 1, width));
			}
		}
	}
	return (pixel) => meant[pixel] === 1;
}

/** One ray through the middle of each pixel. */
function exposeOnce(plate: Plate, shoot: Shoot, isMeant: IsMeant): void {
	const { width, height } = plate;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const pixel = y * width + x;
			if (!isMeant(pixel)) continue;
			const { object, distance } = shoot(x + 0.5, y + 0.5, pixel);
			plate.light.set(color.subarray(0, 3), pixel * 3);
			plate.glow.set(color.subarray(3, 6), pixel * 3);
			plate.depth[pixel] = distance;
			plate.owner[pixel] = object;
			plate.glossy[pixel] = object >= 0 && isGlossy(point) ? 1 : 0;
		}
	}
}

/** Sends more rays through pixels with an edge, fine print or gloss, and keeps their mean. */
function refine(plate: Plate, shoot: Shoot, extraRays: number, isMeant: IsMeant): void {
	const { width, height, light, glow, glossy } = plate;
	const hasDetail = detailOf(plate);
	const sums = new Float64Array(6);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const pixel = y * width + x;
			if (!isMeant(pixel)) continue;
			const isMirror = glossy[pixel] === 1;
			if (!isMirror && !hasDetail(x, y)) continue;
			// Gloss is noisier than an edge.
			const rays = extraRays * (isMirror ? 2 : 1);
			sums.fill(0);
			for (let ray = 0; ray < rays; ray++) {
				const sx = ((ray + 0.5) * 0.7548776662 + random(pixel, 1)) % 1;
				const sy = ((ray + 0.5) * 0.5698402909 + random(pixel, 2)) % 1;
				shoot(x + sx, y + sy, pixel * 31 + ray);
				for (let channel = 0; channel < 6; channel++) {
					// Limits very bright single rays, which would be visible as noise.
					sums[channel] = (sums[channel] as number) + Math.min(color[channel] as number, 12);
				}
			}
			for (let channel = 0; channel < 3; channel++) {
				light[pixel * 3 + channel] = (sums[channel] as number) / rays;
				glow[pixel * 3 + channel] = (sums[channel + 3] as number) / rays;
			}
		}
	}
}

/** Whether a pixel differs from one of its neighbours in object or brightness. */
function detailOf({ width, height, light, owner }: Plate): (x: number, y: number) => boolean {
	const count = width * height;
	const brightness = Float32Array.from({ length: count }, (_, pixel) =>
		Math.sqrt(
			(light[pixel * 3] as number) +
				(light[pixel * 3 + 1] as number) +
				(light[pixel * 3 + 2] as number),
		),
	);
	return (x, y) => {
		const pixel = y * width + x;
		const here = brightness[pixel] as number;
		for (let dy = -1; dy <= 1; dy++) {
			for (let dx = -1; dx <= 1; dx++) {
				const neighbour = pixel + dy * width + dx;
				if (x + dx < 0 || x + dx >= width || neighbour < 0 || neighbour >= count) continue;
				if (owner[neighbour] !== owner[pixel]) return true;
				if (Math.abs((brightness[neighbour] as number) - here) > 0.03 * here + 0.004) return true;
			}
		}
		return false;
	};
}
