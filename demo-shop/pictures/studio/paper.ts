import type { FlightCategory } from '../airports';
import type { Light } from '../sheet/layout';
import { lightColors, paper } from '../sheet/palette';
import { linear } from './color';
import { layeredNoise, noise, random } from './noise';
import type { Material, ShadingPoint } from './scene';
import type { Texture } from './texture';
import type { Vec3 } from './vector';

const ink = new Float64Array(3);

/** Fibres of cotton paper: a faint unevenness of tone and surface; with `hasTooth` also its texture at close range. */
function addFibre(point: ShadingPoint, strength: number, hasTooth = false): void {
	if (point.soft) return;
	const { localX: x, localY: y } = point;
	if (hasTooth) addTooth(point);
	const tone = 1 + (layeredNoise(x * 14, y * 14, 2, 2) - 0.5) * 0.05 * strength;
	point.r *= tone;
	point.g *= tone;
	point.b *= tone;
	const bump = noise(x * 32, y * 32, 4) - 0.5;
	const across = noise(x * 32 + 9, y * 32, 8) - 0.5;
	point.nx += bump * 0.09 * strength;
	point.ny += across * 0.09 * strength;
	const size = 1 / Math.sqrt(point.nx ** 2 + point.ny ** 2 + point.nz ** 2);
	point.nx *= size;
	point.ny *= size;
	point.nz *= size;
}

/** Felt marks, single fibres that cross each other, and fine grain. */
function addTooth(point: ShadingPoint): void {
	const height = (a: number, b: number) =>
		layeredNoise(a * 15 + b * 5, b * 15 - a * 5, 21, 2) * 0.0052 +
		layeredNoise(a * 74 + b * 40, b * 74 - a * 40, 23, 3) * 0.0026 +
		fibres(a * 0.8 + b * 0.6, b * 0.8 - a * 0.6, 25) +
		fibres(a * 0.5 - b * 0.87, b * 0.5 + a * 0.87, 27);
	const { localX: x, localY: y } = point;
	const step = 0.004;
	const here = height(x, y);
	point.nx += (here - height(x + step, y)) / step;
	point.ny += (here - height(x, y + step)) / step;
}

/** Thin ridges, long in one direction, that come and go. */
function fibres(along: number, across: number, seed: number): number {
	const bent = across + noise(along * 3, across * 2, seed) * 0.16;
	const ridge = 1 - Math.abs(noise(along * 5, bent * 44, seed + 1) - 0.5) * 9;
	return ridge > 0 ? ridge * 0.0007 : 0;
}

/** A print that differs so many times as much from blank paper as it was drawn: small pictures lose fine lines. */
function amplified(blank: number, ink: number, contrast: number): number {
	return Math.max(0, blank + contrast * (ink - blank));
}

/** Printed matter: the picture fills the shape from u, v = 0 to 1. */
export function printed(
	texture: Texture,
	{ fibre = 1, reflectance = 0, roughness = 1, contrast = 1 } = {},
): Material {
	const unprinted = linear(paper.sheet);
	const inked = (channel: 0 | 1 | 2) =>
		amplified(unprinted[channel], ink[channel] as number, contrast);
	return (point) => {
		if (point.soft) {
			[point.r, point.g, point.b] = texture.mean;
		} else {
			texture.read(point.u, point.v, ink);
			point.r = inked(0);
			point.g = inked(1);
			point.b = inked(2);
			if (fibre > 0) addFibre(point, fibre);
		}
		point.reflectance = reflectance;
		point.roughness = roughness;
	};
}

export function blankPaper(hex: string): Material {
	const color = linear(hex);
	return (point) => {
		[point.r, point.g, point.b] = color;
		addFibre(point, 1);
	};
}

/** Reach of a light's halo on the paper, in sheet millimetres. */
export const lightReach = 30;
const cellSize = 15;

/** The lights of a sheet, sorted into squares so that a point is not compared with all of them. */
function lightIndex(lights: Light[]): (x: number, y: number) => Light[] {
	const cells = new Map<string, Light[]>();
	const span = Math.ceil(lightReach / cellSize);
	for (const light of lights) {
		const column = Math.floor(light.x / cellSize);
		const row = Math.floor(light.y / cellSize);
		for (let c = column - span; c <= column + span; c++) {
			for (let r = row - span; r <= row + span; r++) {
				const key = `${c},${r}`;
				cells.set(key, [...(cells.get(key) ?? []), light]);
			}
		}
	}
	const none: Light[] = [];
	const columns = 60;
	const table: Light[][] = [];
	for (let r = 0; r < columns; r++) {
		for (let c = 0; c < columns; c++) table.push(cells.get(`${c},${r}`) ?? none);
	}
	return (x, y) => table[Math.floor(y / cellSize) * columns + Math.floor(x / cellSize)] ?? none;
}

/** A light's core at a distance from its middle in millimetres, 0 to 1. */
export function lightCore(distance: number): number {
	return 1 - smoothstep(1.5, 2.15, distance);
}

/** The middle of the core, which is so bright that it turns white, 0 to 1. */
export function lightGlare(distance: number): number {
	return lightCore(distance) * (1 - smoothstep(0, 1.5, distance));
}

/** What the paper around a light spreads of it. */
export function lightHalo(distance: number): number {
	const fade = 1 - distance / lightReach;
	return Math.exp(-((distance / 4.2) ** 2)) * 0.8 + Math.exp(-distance / 6) * 0.35 * fade;
}

/** How much a light's colour covers that of the paper by day, 0 to 1: little beyond the light itself. */
function stained(distance: number): number {
	return Math.exp(-((distance / 3) ** 2)) * 0.85 + Math.exp(-distance / 5) * 0.1;
}

/** LEDs differ in brightness: 0.72 to 1.16 of the mean. */
function brightness({ x, y }: Light): number {
	return 0.72 + 0.44 * random(Math.round(x * 10), Math.round(y * 10));
}

/** LEDs differ in brightness, more visibly behind paper: 0.65 to 1.3 of the mean. */
function diffuseBrightness({ x, y }: Light): number {
	return 0.65 + 0.65 * random(Math.round(x * 10), Math.round(y * 10), 5);
}

/** Green looks brighter than red, blue and purple of the same power. */
const diffuseGain: Record<FlightCategory, number> = { VFR: 1, MVFR: 1.4, IFR: 2.2, LIFR: 1.8 };

/** What a light adds to a diffusing sheet at a distance in millimetres. */
interface DiffuseLight {
	/** In its colour, and in white, where it is brightest. */
	colored: number;
	white: number;
}

const diffused: DiffuseLight = { colored: 0, white: 0 };

/** A light behind a diffusing sheet has no edge: from its middle it only fades. */
function diffuse(distance: number, halo: number, through: number): void {
	const fade = 1 - distance / lightReach;
	const wide = Math.exp(-((distance / 4) ** 2)) * 0.5 + Math.exp(-distance / 7.5) * 0.42 * fade;
	diffused.colored = Math.exp(-((distance / 2.3) ** 2)) + wide * halo * through;
	diffused.white = Math.exp(-((distance / 1.2) ** 2));
}

interface LitMapOptions {
	texture: Texture;
	/** Part of the sheet that the texture shows, in sheet millimetres; the whole sheet by default. */
	view?: { x: number; y: number; width: number; height: number };
	/** Size of the whole sheet in millimetres. */
	sheet: { width: number; height: number };
	/** Millimetres of the sheet to a centimetre of the scene; 10 is life size of the 60 cm map. */
	perCentimetre?: number;
	lights: Light[];
	/** Radiance of a light's core. */
	power: number;
	/** Strength of the halo in the paper around it, as a share of the core. */
	halo: number;
	/** How far the middle of a core burns out to white, 0 to 1. */
	glare: number;
	/** How much more of the halo falls on the things around than the eye sees in the paper. */
	spill?: number;
	/**
	 * Share of the room's light in other colours that is left out near a light: in a bright room the eye sees
	 * a light's colour where a camera sees pale paper. Above 1 all of it is left out in a wider area.
	 */
	stain?: number;
	/** Lights fade from their middle without an edge, and differ more in brightness. */
	isDiffuse?: boolean;
	/** How much brighter the sheet is than printed: it is never quite opaque to the light behind. */
	lift?: number;
	/** See `amplified`. */
	contrast?: number;
	/** Whether the view is so near that single fibres show. */
	hasTooth?: boolean;
}

/**
 * The map: printed paper with lights shining through it. The shape's local origin is the middle of
 * the sheet.
 */
export function litMap(options: LitMapOptions): Material {
	const {
		texture,
		sheet,
		lights,
		power,
		halo,
		glare,
		spill = 1.6,
		stain = 0,
		isDiffuse = false,
		lift = 1,
		contrast = 1,
		hasTooth = false,
		perCentimetre = 10,
	} = options;
	const view = options.view ?? { x: 0, y: 0, ...sheet };
	const near = lightIndex(lights);
	const unprinted = linear(paper.sheet);
	const blank = unprinted.map((value) => value * lift) as Vec3;
	const inked = (channel: 0 | 1 | 2) =>
		lift * amplified(unprinted[channel], ink[channel] as number, contrast);

	function addDiffuse(point: ShadingPoint, light: Light, distance: number, through: number): void {
		const [r, g, b] = lightColors[light.category];
		// So near the light, the station's mark is not seen.
		const clear = 1 - smoothstep(2.6, 3.3, distance);
		diffuse(distance, halo, through * (1 - clear) + clear);
		const { colored } = diffused;
		const share = diffuseBrightness(light);
		const gain = diffuseGain[light.category];
		const strength = power * share * gain;
		// The brighter a light, the more of its middle turns white.
		const white = (glare * diffused.white * share) / Math.sqrt(gain);
		point.er += strength * (r * colored + white);
		point.eg += strength * (g * colored + white);
		point.eb += strength * (b * colored + white);
		// What the paper reflects is nothing beside it.
		const dim = 1 - 0.6 * Math.exp(-((distance / 3) ** 2));
		point.r = (point.r * (1 - clear) + blank[0] * clear) * dim;
		point.g = (point.g * (1 - clear) + blank[1] * clear) * dim;
		point.b = (point.b * (1 - clear) + blank[2] * clear) * dim;
		if (stain <= 0) return;
		const forgotten = Math.min(1, stain * stained(distance)) * (through * (1 - clear) + clear);
		point.r *= 1 - forgotten * (1 - r);
		point.g *= 1 - forgotten * (1 - g);
		point.b *= 1 - forgotten * (1 - b);
	}

	return (point) => {
		const x = sheet.width / 2 + point.localX * perCentimetre;
		const y = sheet.height / 2 - point.localY * perCentimetre;
		texture.read((x - view.x) / view.width, 1 - (y - view.y) / view.height, ink);
		point.r = inked(0);
		point.g = inked(1);
		point.b = inked(2);
		addFibre(point, 1, hasTooth);
		// Ink and thick places of the paper let less light through.
		const through = point.soft
			? 1
			: (0.25 + 0.85 * (ink[1] as number)) * (0.86 + 0.28 * layeredNoise(x * 0.9, y * 0.9, 6, 3));
		for (const light of near(x, y)) {
			const distance = Math.hypot(x - light.x, y - light.y);
			if (distance > lightReach) continue;
			const [r, g, b] = lightColors[light.category];
			const core = point.soft ? 0 : lightCore(distance);
			// What bounces off the map has no peaks: they would only be noise.
			const glow = point.soft
				? Math.exp(-((distance / 11) ** 2)) * 0.4 * halo * spill
				: lightHalo(distance) * halo * through;
			const white = point.soft ? 0 : glare * lightGlare(distance);
			if (isDiffuse && !point.soft) {
				addDiffuse(point, light, distance, through);
				continue;
			}
			const strength =
				power *
				(isDiffuse ? diffuseBrightness(light) * diffuseGain[light.category] : brightness(light));
			point.er += strength * (r * (core + glow) + white);
			point.eg += strength * (g * (core + glow) + white);
			point.eb += strength * (b * (core + glow) + white);
			if (stain > 0 && !point.soft) {
				const share = Math.min(1, stain * stained(distance)) * through;
				point.r *= 1 - share * (1 - r);
				point.g *= 1 - share * (1 - g);
				point.b *= 1 - share * (1 - b);
			}
			if (core > 0) {
				const shade = 1 - core * 0.94;
				point.r *= shade;
				point.g *= shade;
				point.b *= shade;
			}
		}
	};
}

function smoothstep(from: number, to: number, value: number): number {
	const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
	return share * share * (3 - 2 * share);
}
