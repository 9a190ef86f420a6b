/** Repeatable noise: the same coordinates give the same value on every machine. */

function hash(x: number, y: number, z: number): number {
	let h =
		Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(z | 0, 0x9e3779b1);
	h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
	h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
	return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** An even spread of values from 0 to 1 for whole numbers. */
export function random(x: number, y = 0, z = 0): number {
	return hash(x, y, z);
}

/** Smooth noise from 0 to 1 with features about one unit wide. */
export function noise(x: number, y: number, z = 0): number {
	const ix = Math.floor(x);
	const iy = Math.floor(y);
	const iz = Math.floor(z);
	const fx = x - ix;
	const fy = y - iy;
	const fz = z - iz;
	const u = fx * fx * (3 - 2 * fx);
	const v = fy * fy * (3 - 2 * fy);
	const w = fz * fz * (3 - 2 * fz);
	const near =
		(hash(ix, iy, iz) * (1 - u) + hash(ix + 1, iy, iz) * u) * (1 - v) +
		(hash(ix, iy + 1, iz) * (1 - u) + hash(ix + 1, iy + 1, iz) * u) * v;
	if (w === 0) return near;
	const far =
		(hash(ix, iy, iz + 1) * (1 - u) + hash(ix + 1, iy, iz + 1) * u) * (1 - v) +
		(hash(ix, iy + 1, iz + 1) * (1 - u) + hash(ix + 1, iy + 1, iz + 1) * u) * v;
	return near * (1 - w) + far * w;
}

/** Several octaves of noise, 0 to 1, each half as large and half as strong as the one before. */
export function layeredNoise(x: number, y: number, z: number, octaves: number): number {
	let sum = 0;
	let weight = 0;
	let strength = 1;
	let frequency = 1;
	for (let octave = 0; octave < octaves; octave++) {
		sum += strength * noise(x * frequency + octave * 17, y * frequency, z * frequency);
		weight += strength;
		strength *= 0.5;
		frequency *= 2;
	}
	return sum / weight;
}
