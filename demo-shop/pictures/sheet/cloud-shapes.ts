import { layeredNoise, random } from '../studio/noise';

/** Density of dots, 0 to 1, at a place given in millimetres from the middle of a cloud. */
export type CloudShape = (x: number, y: number) => number;

interface Puff {
	x: number;
	y: number;
	radius: number;
}

/** Round heads lit from the upper left, cut off at a flat base. */
function puffs(list: Puff[], base: number, seed: number): CloudShape {
	return (x, y) => {
		const ragged = (layeredNoise(x * 0.35, y * 0.35, seed, 3) - 0.5) * 2.2;
		if (y > base + ragged * 0.35) return 0;
		let height = 0;
		let light = 0;
		for (const puff of list) {
			const radius = puff.radius + ragged;
			const dx = x - puff.x;
			const dy = y - puff.y;
			const square = radius * radius - dx * dx - dy * dy;
			if (square <= 0 || radius <= 0) continue;
			const rise = Math.sqrt(square);
			if (rise + puff.radius * 0.3 < height) continue;
			height = rise + puff.radius * 0.3;
			light = (-dx * 0.55 - dy * 0.68 + rise * 0.48) / radius;
		}
		if (height <= 0) return 0;
		return Math.min(Math.max(0.16 + light * 0.95 - (y > base - 4 ? 0.12 : 0), 0.1), 1);
	};
}

/** A fair-weather heap, or with more heads a growing one. */
export function heap(
	halfWidth: number,
	rise: number,
	base: number,
	heads: number,
	seed: number,
): CloudShape {
	const list = Array.from({ length: heads }, (_, index) => {
		const along = random(index, seed) * 2 - 1;
		const room = 1 - along * along;
		return {
			x: along * halfWidth,
			y: base - rise * room * random(index, seed, 1) - 1,
			radius: halfWidth * (0.16 + 0.2 * random(index, seed, 2)) * (0.55 + 0.45 * room),
		};
	});
	return puffs(list, base, seed);
}

/** A thunderstorm: a boiling column that spreads into an anvil at the tropopause. */
export function tower(seed: number): CloudShape {
	const column = Array.from({ length: 190 }, (_, index) => {
		const up = random(index, seed);
		const half = 27 - 11 * up + 6 * Math.sin(up * 5);
		return {
			x: (random(index, seed, 1) * 2 - 1) * half - 6 + up * 8,
			y: 128 - up * 232,
			radius: 5.5 + 8 * random(index, seed, 2) ** 1.6,
		};
	});
	const heads = puffs(column, 128, seed);
	return (x, y) => {
		const spread = (x - 2) / 58;
		const top = -124 + spread * spread * 7;
		const bottom = -96 - spread * spread * 16 + (layeredNoise(x * 0.09, 4, seed, 2) - 0.5) * 12;
		const isAnvil = y > top && y < bottom && Math.abs(spread) < 1;
		const fibre = layeredNoise(x * 0.03, y * 0.5, seed, 3);
		const anvil = isAnvil
			? (0.2 + fibre * 0.75) * (1 - Math.abs(spread) ** 5) * Math.min((y - top) / 3, 1)
			: 0;
		return Math.max(heads(x, y), anvil);
	};
}

/** A sheet of cloud with soft ends; `streaks` draws it out, `cover` fills it. */
export function veil(
	halfWidth: number,
	halfHeight: number,
	streaks: number,
	cover: number,
	seed: number,
): CloudShape {
	return (x, y) => {
		const u = x / halfWidth;
		const v = y / halfHeight;
		const sway = (layeredNoise(u * 1.3, 2, seed, 2) - 0.5) * 0.7;
		const band = 1 - Math.abs(v + sway) ** 1.7 - Math.abs(u) ** 5;
		const grain = layeredNoise(u * 2.4, v * streaks, seed, 4) - 0.5;
		const amount = band * 0.8 + grain * 1.5 + cover;
		return amount <= 0 ? 0 : Math.min(0.08 + amount * 0.55 * (0.75 - v * 0.3), 1);
	};
}

/** Rolls or flakes in a field: each a small rounded body lit from above. */
export function cells(
	halfWidth: number,
	halfHeight: number,
	size: number,
	flatness: number,
	seed: number,
): CloudShape {
	return (x, y) => {
		const u = x / halfWidth;
		const v = y / halfHeight;
		const edge = 1 - u ** 4 - v * v * 0.9 + (layeredNoise(u * 3, v * 3, seed, 2) - 0.5) * 0.7;
		if (edge <= 0) return 0;
		const column = x / size + v * 0.6;
		const row = (y / size) * flatness + Math.sin(u * 2.4) * 0.7;
		let nearest = 9;
		let below = 0;
		for (let c = Math.floor(column) - 1; c <= Math.floor(column) + 1; c++) {
			for (let r = Math.floor(row) - 1; r <= Math.floor(row) + 1; r++) {
				const dx = column - c - 0.2 - 0.6 * random(c, r, seed);
				const dy = row - r - 0.2 - 0.6 * random(c, r, seed + 1);
				const distance = Math.hypot(dx, dy);
				if (distance < nearest) {
					nearest = distance;
					below = dy;
				}
			}
		}
		const reach = 0.34 + Math.min(edge, 0.5) * 0.28;
		return nearest > reach
			? 0
			: Math.min(Math.max(0.5 - below * 1.3, 0.12), 1) * Math.min(edge * 3, 1);
	};
}

/** Fine hooked threads of ice, falling and drawn out by the wind. */
export function threads(halfWidth: number, halfHeight: number, seed: number): CloudShape {
	const list = Array.from({ length: 26 }, (_, index) => ({
		x: (random(index, seed) * 2 - 1) * halfWidth * 0.72,
		y: (random(index, seed, 1) * 2 - 1) * halfHeight * 0.62,
		length: halfWidth * (0.35 + 0.75 * random(index, seed, 2)),
		drop: halfHeight * (0.35 + 0.5 * random(index, seed, 3)),
	}));
	return (x, y) => {
		let density = 0;
		for (const thread of list) {
			const along = (x - thread.x) / thread.length;
			if (along < -0.06 || along > 1) continue;
			const hook = along < 0.12 ? ((0.12 - along) / 0.18) ** 2 * -3 : 0;
			const middle = thread.y + hook + thread.drop * along ** 1.7;
			const width = 0.5 + 1.5 * along * (1 - along) * 2;
			const off =
				Math.abs(y - middle - (layeredNoise(x * 0.12, thread.y, seed, 2) - 0.5) * 2.4) / width;
			if (off < 1) density = Math.max(density, (1 - off) * (1 - along) ** 0.6 * 0.95);
		}
		return density;
	};
}
