import { createLens } from './camera';
import { lightChannels } from './light-at';
import { createLightField, type LightField } from './light-field';
import { random } from './noise';
import type { Scene, Spot } from './scene';
import { createStage, emptySpot, type Stage } from './stage';
import type { Vec3 } from './vector';

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
}

const light = new Float64Array(lightChannels);
const other = new Float64Array(lightChannels);
const seen = new Float64Array(3);
const color = new Float64Array(6);
const arriving = new Float64Array(3);

/** Takes the picture: light grid first, one ray a pixel, then more where it is needed. */
export function takePicture(
	scene: Scene,
	width: number,
	height: number,
	quality: Quality,
): Exposure {
	const stage = createStage(scene);
	const lens = createLens(scene.camera, width / height);
	const field = createLightField(stage, lens, {
		columns: quality.gridColumns,
		rows: Math.round((quality.gridColumns * height) / width),
		samples: quality.lightSamples,
	});
	const [ox, oy, oz] = lens.position;
	const direction = new Float64Array(3);
	const spot = emptySpot();
	const mirror = emptySpot();
	const count = width * height;
	const result = new Float32Array(count * 3);
	const glow = new Float32Array(count * 3);
	const depth = new Float32Array(count);
	const owner = new Int16Array(count).fill(-1);
	const glossy = new Uint8Array(count);

	const shoot = (x: number, y: number, seed: number) => {
		lens.aim(x / width, y / height, direction);
		const [dx, dy, dz] = direction as unknown as [number, number, number];
		color.fill(0);
		spot.soft = false;
		if (!stage.look(ox, oy, oz, dx, dy, dz, spot)) {
			stage.room(dx, dy, dz, seen);
			color.set(seen);
			return false;
		}
		shade(stage, field, spot, mirror, seed);
		return true;
	};

	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const pixel = y * width + x;
			const met = shoot(x + 0.5, y + 0.5, pixel);
			for (let channel = 0; channel < 3; channel++) {
				result[pixel * 3 + channel] = color[channel] as number;
				glow[pixel * 3 + channel] = color[channel + 3] as number;
			}
			depth[pixel] = met ? Math.hypot(spot.x - ox, spot.y - oy, spot.z - oz) : 1e6;
			owner[pixel] = met ? objectOf : -1;
			glossy[pixel] =
				met && spot.reflectance > 0.02 && (spot.metal || spot.roughness <= 0.48) ? 1 : 0;
		}
	}

	const brightness = (pixel: number) =>
		Math.sqrt(
			(result[pixel * 3] as number) +
				(result[pixel * 3 + 1] as number) +
				(result[pixel * 3 + 2] as number),
		);
	const first = Float32Array.from({ length: count }, (_, pixel) => brightness(pixel));
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const pixel = y * width + x;
			let needed = (glossy[pixel] as number) === 1;
			for (let dy = -1; dy <= 1 && !needed; dy++) {
				for (let dx = -1; dx <= 1 && !needed; dx++) {
					const neighbour = pixel + dy * width + dx;
					if (x + dx < 0 || x + dx >= width || neighbour < 0 || neighbour >= count) continue;
					needed =
						owner[neighbour] !== owner[pixel] ||
						Math.abs((first[neighbour] as number) - (first[pixel] as number)) >
							0.03 * (first[pixel] as number) + 0.004;
				}
			}
			if (!needed) continue;
			// Gloss is noisier than an edge.
			const rays = quality.extraRays * ((glossy[pixel] as number) + 1);
			const sums = [0, 0, 0, 0, 0, 0];
			for (let ray = 0; ray < rays; ray++) {
				const sx = ((ray + 0.5) * 0.7548776662 + random(pixel, 1)) % 1;
				const sy = ((ray + 0.5) * 0.5698402909 + random(pixel, 2)) % 1;
				shoot(x + sx, y + sy, pixel * 31 + ray);
				for (let channel = 0; channel < 6; channel++) {
					// Single very bright rays would sparkle; a lens would spread them.
					sums[channel] = (sums[channel] ?? 0) + Math.min(color[channel] as number, 12);
				}
			}
			for (let channel = 0; channel < 3; channel++) {
				result[pixel * 3 + channel] = (sums[channel] ?? 0) / rays;
				glow[pixel * 3 + channel] = (sums[channel + 3] ?? 0) / rays;
			}
		}
	}
	return { width, height, light: result, glow, depth };
}

let objectOf = -1;

/** Writes the light that leaves a spot towards the eye to `color`, its own light behind it. */
function shade(stage: Stage, field: LightField, spot: Spot, mirror: Spot, seed: number): void {
	const { sun, window } = stage.lighting;
	const { nx, ny, nz } = stage.last;
	objectOf = stage.last.object;
	field.read(spot.x, spot.y, spot.z, nx, ny, nz, light);
	let sunShare = light[0] as number;
	let windowShare = light[1] as number;
	// A bent normal turns the surface towards or away from sun and window.
	if (sun && sunShare > 0) {
		const flat = nx * sun.toward[0] + ny * sun.toward[1] + nz * sun.toward[2];
		const bent = spot.nx * sun.toward[0] + spot.ny * sun.toward[1] + spot.nz * sun.toward[2];
		sunShare *= Math.max(bent, 0) / Math.max(flat, 0.05);
	}
	if (window && windowShare > 0) {
		let wx = window.center[0] - spot.x;
		let wy = window.center[1] - spot.y;
		let wz = window.center[2] - spot.z;
		const far = Math.sqrt(wx * wx + wy * wy + wz * wz);
		wx /= far;
		wy /= far;
		wz /= far;
		const flat = nx * wx + ny * wy + nz * wz;
		const bent = spot.nx * wx + spot.ny * wy + spot.nz * wz;
		windowShare *= Math.min(Math.max(bent, 0) / Math.max(flat, 0.15), 2);
	}
	const facing = Math.min(
		Math.max(-(spot.nx * spot.dx + spot.ny * spot.dy + spot.nz * spot.dz), 0.02),
		1,
	);
	const grazing = (1 - facing) ** 5 * (1 - spot.roughness) ** 1.5;
	const mirrored = spot.reflectance > 0 ? spot.reflectance + (1 - spot.reflectance) * grazing : 0;
	// Brushed metal scatters part of what it mirrors over a wide angle.
	const scattered = spot.metal ? 0.5 * spot.roughness ** 0.5 : 1 - mirrored;
	for (let channel = 0; channel < 3; channel++) {
		arriving[channel] =
			sunShare * (sun?.color[channel] ?? 0) +
			windowShare * (window?.color[channel] ?? 0) +
			(light[channel + 2] as number);
		const albedo = channel === 0 ? spot.r : channel === 1 ? spot.g : spot.b;
		const own = channel === 0 ? spot.er : channel === 1 ? spot.eg : spot.eb;
		color[channel] = albedo * (arriving[channel] as number) * scattered + own;
		color[channel + 3] = own;
	}
	if (mirrored <= 0.004) return;
	if (spot.roughness > 0.48 && !spot.metal) {
		// So rough a surface only lightens a little, evenly.
		for (let channel = 0; channel < 3; channel++) {
			color[channel] = (color[channel] as number) + mirrored * 0.7 * (arriving[channel] as number);
		}
		return;
	}
	reflect(stage, field, spot, mirror, [nx, ny, nz], mirrored, seed);
}

/** Adds what the spot mirrors, blurred by its roughness. */
function reflect(
	stage: Stage,
	field: LightField,
	spot: Spot,
	mirror: Spot,
	flat: Vec3,
	strength: number,
	seed: number,
): void {
	const { sun, window } = stage.lighting;
	const [fx, fy, fz] = flat;
	const spread = spot.roughness * spot.roughness;
	const jx = spot.nx + (random(seed, 11) + random(seed, 12) - 1) * spread;
	const jy = spot.ny + (random(seed, 13) + random(seed, 14) - 1) * spread;
	const jz = spot.nz + (random(seed, 15) + random(seed, 16) - 1) * spread;
	const size = 1 / (Math.sqrt(jx * jx + jy * jy + jz * jz) || 1);
	const nx = jx * size;
	const ny = jy * size;
	const nz = jz * size;
	const twice = 2 * (nx * spot.dx + ny * spot.dy + nz * spot.dz);
	let dx = spot.dx - twice * nx;
	let dy = spot.dy - twice * ny;
	let dz = spot.dz - twice * nz;
	const below = dx * fx + dy * fy + dz * fz;
	if (below < 0.02) {
		dx += fx * (0.04 - below);
		dy += fy * (0.04 - below);
		dz += fz * (0.04 - below);
	}
	const x = spot.x + fx * 0.01;
	const y = spot.y + fy * 0.01;
	const z = spot.z + fz * 0.01;
	const tint: [number, number, number] = spot.metal ? [spot.r, spot.g, spot.b] : [1, 1, 1];
	let red: number;
	let green: number;
	let blue: number;
	mirror.soft = spot.roughness > 0.35;
	if (stage.look(x, y, z, dx, dy, dz, mirror)) {
		const { nx: mx, ny: my, nz: mz } = stage.last;
		field.glance(mirror.x, mirror.y, mirror.z, mx, my, mz, other);
		const reaching = (channel: 0 | 1 | 2) =>
			(other[0] as number) * (sun?.color[channel] ?? 0) +
			(other[1] as number) * (window?.color[channel] ?? 0) +
			(other[channel + 2] as number);
		red = mirror.r * reaching(0) + mirror.er;
		green = mirror.g * reaching(1) + mirror.eg;
		blue = mirror.b * reaching(2) + mirror.eb;
	} else {
		stage.room(dx, dy, dz, seen);
		[red, green, blue] = seen as unknown as [number, number, number];
		if (window && meetsWindow(window, x, y, z, dx, dy, dz)) {
			red += window.color[0];
			green += window.color[1];
			blue += window.color[2];
		}
	}
	color[0] = (color[0] as number) + red * tint[0] * strength;
	color[1] = (color[1] as number) + green * tint[1] * strength;
	color[2] = (color[2] as number) + blue * tint[2] * strength;
}

function meetsWindow(
	{ center, right, up }: NonNullable<Scene['lighting']['window']>,
	x: number,
	y: number,
	z: number,
	dx: number,
	dy: number,
	dz: number,
): boolean {
	const nx = right[1] * up[2] - right[2] * up[1];
	const ny = right[2] * up[0] - right[0] * up[2];
	const nz = right[0] * up[1] - right[1] * up[0];
	const slope = nx * dx + ny * dy + nz * dz;
	const away = ((center[0] - x) * nx + (center[1] - y) * ny + (center[2] - z) * nz) / slope;
	if (!(away > 0)) return false;
	const px = x + dx * away - center[0];
	const py = y + dy * away - center[1];
	const pz = z + dz * away - center[2];
	const a =
		(px * right[0] + py * right[1] + pz * right[2]) /
		(right[0] ** 2 + right[1] ** 2 + right[2] ** 2);
	const b = (px * up[0] + py * up[1] + pz * up[2]) / (up[0] ** 2 + up[1] ** 2 + up[2] ** 2);
	return Math.abs(a) < 1 && Math.abs(b) < 1;
}
