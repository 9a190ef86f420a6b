import { linear } from './color';
import { layeredNoise, noise, random } from './noise';
import type { Material, ShadingPoint } from './scene';

export function paint(
	point: ShadingPoint,
	[r, g, b]: [number, number, number],
	factor: number,
): void {
	point.r = r * factor;
	point.g = g * factor;
	point.b = b * factor;
}

export function bend(point: ShadingPoint, dx: number, dy: number, dz: number): void {
	point.nx += dx;
	point.ny += dy;
	point.nz += dz;
	const size = 1 / (Math.sqrt(point.nx ** 2 + point.ny ** 2 + point.nz ** 2) || 1);
	point.nx *= size;
	point.ny *= size;
	point.nz *= size;
}

/** One even colour; `reflectance` 0.04 and a low roughness make it plastic or glaze. */
export function plain(hex: string, { reflectance = 0, roughness = 1 } = {}): Material {
	const color = linear(hex);
	return (point) => {
		paint(point, color, 1);
		point.reflectance = reflectance;
		point.roughness = roughness;
	};
}

/** Painted plaster: faint clouds of colour, the stipple of a roller, waves that show in raking light. */
export function plaster(hex: string): Material {
	const color = linear(hex);
	return (point) => {
		const { localX: x, localY: y } = point;
		paint(point, color, 0.985 + 0.03 * layeredNoise(x * 0.05, y * 0.05, 3, 2));
		if (point.soft) return;
		const height = (a: number, b: number) =>
			noise(a * 0.09, b * 0.12, 1) * 0.9 + layeredNoise(a * 3.1, b * 3.1, 7, 2) * 0.045;
		const here = height(x, y);
		bend(point, (here - height(x + 0.2, y)) * 0.85, (here - height(x, y + 0.2)) * 0.85, 0);
	};
}

interface WoodOptions {
	early: string;
	late: string;
	/** Axis of the shape along which the grain runs. */
	grain: 'x' | 'y' | 'z';
	/** Picks the piece of the tree. */
	seed: number;
	/** Strength of pores and rays, 0 to 1. */
	figure: number;
	roughness?: number;
	/** Distance of growth rings in centimetres. */
	rings?: number;
	/** Whether the view is so near that single pores show. */
	isNear?: boolean;
}

/** Width of a pore and length of the space that one of them has, in centimetres. */
const poreWidth = 0.02;
const poreSpace = 0.52;

/** How deep a pore is cut open at a place of the wood, 0 to 1; `share` of the spaces have one. */
function pore(along: number, across: number, deep: number, share: number, seed: number): number {
	const column = across / poreWidth;
	const row = Math.floor(column);
	// Cut at another depth in each row.
	const level = deep / poreWidth + random(row, seed);
	const layer = Math.floor(level);
	const place = along / poreSpace + random(row, layer, seed) * 9;
	const space = Math.floor(place);
	if (random(row * 3 + layer, space, seed + 7) > share) return 0;
	const length = 0.2 + 0.6 * random(row + layer, space, seed + 11);
	const end = (place - space) / length;
	if (end > 1) return 0;
	const side = Math.max(Math.abs(column - row - 0.5), Math.abs(level - layer - 0.5)) * 2;
	return (1 - side * side * 0.8) * Math.min(1, end * 9, (1 - end) * 9);
}

/** Space of one vessel across the grain, in centimetres. */
const vesselSpace = 0.032;

/** What a vessel, cut lengthwise, shows at a place: depth from 0 to 1, and the way to its middle. */
interface Groove {
	depth: number;
	across: number;
	deep: number;
}

/**
 * The vessels of ring-porous wood as thin tubes that wander: where a face meets one lengthwise it shows a groove with
 * tapered ends, as long as the tube stays in the face. `share` of the spaces have one.
 */
function vessel(
	along: number,
	across: number,
	deep: number,
	share: number,
	seed: number,
	groove: Groove,
): void {
	const column = across / vesselSpace;
	const layer = deep / vesselSpace;
	groove.depth = 0;
	for (let i = Math.floor(column - 0.5); i <= Math.floor(column + 0.5); i++) {
		for (let k = Math.floor(layer - 0.5); k <= Math.floor(layer + 0.5); k++) {
			const present = (share - random(i, k, seed)) * 7;
			if (present <= 0) continue;
			const pace = 1.1 + random(i, k, seed + 1) * 1.7;
			const a = i + 0.5 + (noise(along * pace, i * 7.3, k * 5.1 + seed) - 0.5) * 0.9 - column;
			const d = k + 0.5 + (noise(along * pace, i * 4.7 + 90, k * 8.9 + seed) - 0.5) * 1.1 - layer;
			const radius = 0.2 + random(i, k, seed + 2) * 0.16 + noise(along * 9, i, k) * 0.05;
			const far = Math.hypot(a, d) / radius;
			if (far >= 1) continue;
			const depth = Math.min(present, 1) * Math.min((1 - far) * 2.2, 1);
			if (depth <= groove.depth) continue;
			groove.depth = depth;
			groove.across = a / radius;
			groove.deep = d / radius;
		}
	}
}

const groove: Groove = { depth: 0, across: 0, deep: 0 };

/** How much of a ray, a thin sheet from the heart outwards, shows at a place, 0 to 1. */
function rayFleck(along: number, around: number, seed: number): number {
	const column = around / 0.11 + (noise(along * 0.8, around * 3, seed) - 0.5) * 0.3;
	const row = Math.floor(column);
	const presence = (noise(along * 1.15 + random(row, seed) * 50, row * 9.7, seed) - 0.56) * 6;
	if (presence <= 0) return 0;
	const side = Math.abs(column - row - 0.3 - 0.4 * random(row, seed + 5)) / 0.13;
	return Math.min(presence, 1) * Math.max(1 - side * side, 0);
}

/** Solid wood: curved growth rings, rows of pores where each ring begins, and rays across them. */
export function wood({
	early,
	late,
	grain,
	seed,
	figure,
	roughness = 0.55,
	rings = 0.24,
	isNear = false,
}: WoodOptions): Material {
	const light = linear(early);
	const dark = linear(late);
	const heartX = 6 + random(seed, 1) * 5;
	const heartY = 9 + random(seed, 2) * 9;
	const shift = random(seed, 3) * 400;
	const tone = 0.95 + random(seed, 4) * 0.1;
	return (point) => {
		const along =
			(grain === 'x' ? point.localX : grain === 'y' ? point.localY : point.localZ) + shift;
		const across = grain === 'x' ? point.localY : grain === 'y' ? point.localX : point.localX;
		const deep = grain === 'z' ? point.localY : point.localZ;
		const sway = (layeredNoise(along * 0.022, across * 0.07, deep * 0.07 + seed, 3) - 0.5) * 1.9;
		const distance = Math.hypot(across - heartX + sway, deep - heartY + sway * 0.7);
		const wobble = (noise(along * 0.3, across * 1.1, seed) - 0.5) * 0.06;
		const ring = (distance + wobble) / rings;
		const year = Math.floor(ring);
		const phase = ring - year;
		// Some years are wide and pale, some narrow and dark.
		const strength = random(year, seed);
		let share =
			0.16 +
			0.3 * phase * (0.35 + 0.65 * strength) +
			(layeredNoise(along * 0.03, across * 0.3, seed, 2) - 0.5) * 0.42;
		let factor = tone;
		if (!point.soft && isNear) {
			// Wide vessels where a ring begins, fine ones in its dense late wood.
			const early = Math.max(0, 1 - phase / (0.34 + 0.16 * strength));
			const [a, d] = [across + sway * 0.4, deep + sway * 0.3];
			vessel(along, a, d, 0.15 + 0.8 * early ** 0.6, seed, groove);
			const cloud = layeredNoise(along * 0.7, a * 3, d * 3 + seed, 2) - 0.5;
			const streak = noise(along * 2.6, a * 70, d * 70) - 0.5;
			const fibre = noise(along * 7, a * 170, d * 170) - 0.5;
			const fleck = rayFleck(along, Math.atan2(deep - heartY, across - heartX) * distance, seed);
			share += cloud * 0.24 + streak * 0.22 + fibre * 0.2 - fleck * 0.22 - early * 0.1;
			factor *= 1 + fleck * 0.07 - groove.depth * (0.36 + 0.2 * random(Math.floor(a * 31), seed));
			const slope = groove.depth * 0.55;
			const [side, inwards] = [
				groove.across * slope + streak * 0.12 + fibre * 0.2,
				groove.deep * slope + streak * 0.09 - fibre * 0.16,
			];
			if (grain === 'x') bend(point, 0, side, inwards);
			else if (grain === 'y') bend(point, side, 0, inwards);
			else bend(point, side, inwards, 0);
		} else if (!point.soft) {
			const start = 0.3 + 0.25 * strength;
			const open = pore(
				along,
				// With all of the sway, a row could be drawn out across the grain.
				across + sway * 0.4,
				deep + sway * 0.3,
				phase < start ? 0.5 * (1 - phase / start) + 0.3 : 0.07,
				seed,
			);
			share += (noise(along * 0.9, across * 46, deep * 46) - 0.5) * 0.24;
			factor *= 1 - open * 0.36 * figure;
			// Rays cut lengthwise: small pale patches across the grain.
			const ray = noise(along * 3.4 + sway * 3, across * 1.2, deep * 1.2 + seed);
			if (ray > 0.7) factor *= 1 + (ray - 0.7) * 0.3 * figure;
		}
		share = Math.min(Math.max(share, 0), 1);
		point.r = (light[0] * (1 - share) + dark[0] * share) * factor;
		point.g = (light[1] * (1 - share) + dark[1] * share) * factor;
		point.b = (light[2] * (1 - share) + dark[2] * share) * factor;
		point.reflectance = 0.035;
		point.roughness = roughness + share * 0.15;
	};
}

/** Brushed metal: fine streaks along one axis, so many to a centimetre, that draw reflections out across it by `spread`. */
export function brushed(
	hex: string,
	along: 'x' | 'y' | 'z',
	{ reflectance = 0.62, roughness = 0.34, streaks = 95, relief = 1, spread = 0 } = {},
): Material {
	const color = linear(hex);
	const fineStreaks = (streaks * 210) / 95;
	return (point) => {
		const length = along === 'x' ? point.localX : along === 'y' ? point.localY : point.localZ;
		const across = along === 'x' ? point.localY : point.localX;
		const deep = along === 'z' ? point.localY : point.localZ;
		paint(point, color, 1);
		point.metal = true;
		point.reflectance = reflectance;
		point.roughness = roughness;
		if (point.soft) return;
		const streak = noise(length * 0.35, across * streaks, deep * streaks) - 0.5;
		const fine = noise(length * 1.2, across * fineStreaks, deep * fineStreaks) - 0.5;
		const scatter =
			spread === 0 ? 0 : random(point.x * 4e4, point.y * 4e4, point.z * 4e4 + point.dx * 1e6) - 0.5;
		const bentBy = (streak * 0.13 + fine * 0.08) * relief + scatter * spread;
		if (along === 'x') bend(point, 0, bentBy, bentBy * 0.4);
		else bend(point, bentBy, 0, bentBy * 0.4);
		const scratch = noise(length * 0.08, across * streaks * 0.4, deep * streaks * 0.4) - 0.5;
		paint(point, color, 0.96 + (streak * 0.12 + scratch * 0.1) * relief);
	};
}

/** Unbleached board: short fibres in two tones. */
export function cardboard(hex = '#a98b68'): Material {
	const color = linear(hex);
	return (point) => {
		const { localX: x, localY: y, localZ: z } = point;
		const cloud = layeredNoise(x * 0.3, y * 0.3, z * 0.3, 3) - 0.5;
		const fibre = point.soft
			? 0
			: noise(x * 9, y * 30, z * 9) - 0.5 + (noise(x * 31, y * 8, z * 31) - 0.5);
		paint(point, color, 1 + cloud * 0.12 + fibre * 0.1);
	};
}

/** Plain weave; threads every `pitch` centimetres. */
export function weave(hex: string, pitch: number, depth = 0.35): Material {
	const color = linear(hex);
	return (point) => {
		const a = point.localX / pitch;
		const b = point.localY / pitch;
		const c = point.localZ / pitch;
		const flat = Math.abs(point.nz) > 0.6 ? b : c;
		const slub =
			layeredNoise(a * 0.08, flat * 0.9, 5, 2) + layeredNoise(a * 0.9, flat * 0.08, 9, 2) - 1;
		if (point.soft) {
			paint(point, color, 1);
			return;
		}
		const over = (Math.floor(a) + Math.floor(flat)) % 2 === 0;
		const position = over ? flat - Math.floor(flat) : a - Math.floor(a);
		const thread = 1 - (position * 2 - 1) ** 2;
		paint(point, color, 1 - depth * (1 - thread) + slub * 0.16);
	};
}

/** Boiled wool: no pattern, short fibres that take the light softly. */
export function woollen(hex: string): Material {
	const color = linear(hex);
	return (point) => {
		const { localX: x, localY: y, localZ: z } = point;
		const cloud = layeredNoise(x * 0.12, y * 0.12, z * 0.12, 3) - 0.5;
		if (point.soft) {
			paint(point, color, 1);
			return;
		}
		const curl = layeredNoise(x * 2.4, y * 2.4, z * 2.4, 3) - 0.5;
		paint(point, color, 1 + cloud * 0.16 + curl * 0.5);
		const bump = noise(x * 3 + 5, y * 3, z * 3) - 0.5;
		bend(point, bump * 0.3, curl * 0.35, (noise(x * 3, y * 3 + 9, z * 3) - 0.5) * 0.3);
	};
}

/** Upholstery of mottled yarn, seen from some metres: threads in two directions, too fine to count. */
export function upholstery(hex: string): Material {
	const color = linear(hex);
	return (point) => {
		const { localX: x, localY: y, localZ: z } = point;
		if (point.soft) {
			paint(point, color, 1);
			return;
		}
		const a = Math.abs(point.nx) > 0.6 ? z : x;
		const b = Math.abs(point.ny) > 0.6 ? z : y;
		const cloud = layeredNoise(x * 0.06, y * 0.06, z * 0.06, 2) - 0.5;
		const warp = noise(a * 7, b * 0.9, 3) - 0.5;
		const weft = noise(a * 0.9, b * 7, 8) - 0.5;
		paint(point, color, 1 + cloud * 0.08 + (warp + weft) * 0.16);
		bend(point, warp * 0.08, weft * 0.08, 0);
	};
}

/** A braided sleeve on a tube: two strands that cross at an angle, one a shade darker. */
export function braid(hex: string, accent: string, radius: number): Material {
	const color = linear(hex);
	const second = linear(accent);
	return (point) => {
		const along = point.u / (radius * 1.5);
		const left = along + point.v * 8;
		const right = along - point.v * 8;
		const isOver = (Math.floor(left) + Math.floor(right)) % 2 === 0;
		const position = isOver ? left - Math.floor(left) : right - Math.floor(right);
		const thread = 1 - (position * 2 - 1) ** 4;
		const isAccent = !point.soft && isOver && Math.floor(left) % 4 === 0;
		paint(point, isAccent ? second : color, point.soft ? 0.9 : 0.62 + 0.38 * thread);
	};
}
