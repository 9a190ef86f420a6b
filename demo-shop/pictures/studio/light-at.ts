import { random } from './noise';
import { createShadingPoint, type PreparedScene } from './prepared-scene';

/**
 * What arrives at a point: sun and window as shares of their full strength, three channels of other light,
 * and the mean of 1 / distance of the surfaces around, in centimetres.
 */
export const lightChannels = 6;

const point = createShadingPoint();
const seen = new Float64Array(3);
const lift = 0.01;

/** Offset of a low-discrepancy sequence, so that few samples cover the directions evenly. */
const strides = [0.7548776662, 0.5698402909, 0.8191725134, 0.6710436067, 0.5497004779, 0.4501997];

/** Two directions at right angles to a normal and to each other, written to `basis`. */
function tangents(nx: number, ny: number, nz: number, basis: Float64Array): void {
	const sign = nz >= 0 ? 1 : -1;
	const a = -1 / (sign + nz);
	const b = nx * ny * a;
	basis[0] = 1 + sign * nx * nx * a;
	basis[1] = sign * b;
	basis[2] = -sign * nx;
	basis[3] = b;
	basis[4] = sign + ny * ny * a;
	basis[5] = -ny;
}

const none = [0, 0, 0] as const;
const starts = new Float64Array(6);

/** One number of a sample, 0 to 1. */
function at(sample: number, index: number): number {
	return ((starts[index] as number) + sample * (strides[index] as number)) % 1;
}

const basis = new Float64Array(6);
const sunBasis = new Float64Array(6);

/** Share of a light that reaches a point with a normal, for one sample (`s`, `t`, each 0 to 1) of its area. */
type ShareAtPoint = (
	prepared: PreparedScene,
	x: number,
	y: number,
	z: number,
	nx: number,
	ny: number,
	nz: number,
	s: number,
	t: number,
) => number;

/** Share of the sun's disc that reaches a point. */
const sunlight: ShareAtPoint = (prepared, x, y, z, nx, ny, nz, s, t) => {
	const { sun } = prepared.lighting;
	if (!sun) return 0;
	const tx = sun.toward[0];
	const ty = sun.toward[1];
	const tz = sun.toward[2];
	tangents(tx, ty, tz, sunBasis);
	const radius = Math.tan((sun.softness * Math.PI) / 180) * Math.sqrt(s);
	const a = radius * Math.cos(t * 2 * Math.PI);
	const b = radius * Math.sin(t * 2 * Math.PI);
	const dx = tx + a * (sunBasis[0] as number) + b * (sunBasis[3] as number);
	const dy = ty + a * (sunBasis[1] as number) + b * (sunBasis[4] as number);
	const dz = tz + a * (sunBasis[2] as number) + b * (sunBasis[5] as number);
	const cosine = nx * dx + ny * dy + nz * dz;
	if (cosine <= 0) return 0;
	const share = sun.passes ? sun.passes(x, y, z, dx, dy, dz) : 1;
	if (share <= 0) return 0;
	return prepared.isOccluded(x, y, z, dx, dy, dz, 1e6) ? 0 : cosine * share;
};

/** Share of the window's light that reaches a point. */
const windowLight: ShareAtPoint = (prepared, x, y, z, nx, ny, nz, s, t) => {
	const { window } = prepared.lighting;
	if (!window) return 0;
	const { center, right, up } = window;
	const a = s * 2 - 1;
	const b = t * 2 - 1;
	let dx = center[0] + right[0] * a + up[0] * b - x;
	let dy = center[1] + right[1] * a + up[1] * b - y;
	let dz = center[2] + right[2] * a + up[2] * b - z;
	const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
	dx /= far;
	dy /= far;
	dz /= far;
	const cosine = nx * dx + ny * dy + nz * dz;
	if (cosine <= 0) return 0;
	const ax = right[1] * up[2] - right[2] * up[1];
	const ay = right[2] * up[0] - right[0] * up[2];
	const az = right[0] * up[1] - right[1] * up[0];
	const solid = (4 * Math.abs(ax * dx + ay * dy + az * dz)) / (far * far);
	return prepared.isOccluded(x, y, z, dx, dy, dz, far - 0.1) ? 0 : (cosine * solid) / Math.PI;
};

/** Share of the sun that reaches a point, by so many samples of its disc. */
export function gatherSun(
	prepared: PreparedScene,
	px: number,
	py: number,
	pz: number,
	nx: number,
	ny: number,
	nz: number,
	samples: number,
	seed: number,
): number {
	const x = px + nx * lift;
	const y = py + ny * lift;
	const z = pz + nz * lift;
	for (let index = 0; index < 2; index++) starts[index] = random(seed, index);
	let share = 0;
	for (let sample = 0; sample < samples; sample++) {
		share += sunlight(prepared, x, y, z, nx, ny, nz, at(sample, 0), at(sample, 1));
	}
	return share / samples;
}

/** Gathers the light at a point with so many samples; `seed` differs from point to point. */
export function gatherLight(
	prepared: PreparedScene,
	px: number,
	py: number,
	pz: number,
	nx: number,
	ny: number,
	nz: number,
	samples: number,
	seed: number,
	out: Float64Array,
	offset: number,
): void {
	const x = px + nx * lift;
	const y = py + ny * lift;
	const z = pz + nz * lift;
	for (let index = 0; index < 6; index++) starts[index] = random(seed, index);
	const sunColor = prepared.lighting.sun?.color ?? none;
	const windowColor = prepared.lighting.window?.color ?? none;
	let sunShare = 0;
	let windowShare = 0;
	let red = 0;
	let green = 0;
	let blue = 0;
	let closeness = 0;
	for (let sample = 0; sample < samples; sample++) {
		sunShare += sunlight(prepared, x, y, z, nx, ny, nz, at(sample, 0), at(sample, 1));
		windowShare += windowLight(prepared, x, y, z, nx, ny, nz, at(sample, 2), at(sample, 3));
		tangents(nx, ny, nz, basis);
		const radius = Math.sqrt(at(sample, 4));
		const turn = at(sample, 5) * 2 * Math.PI;
		const a = radius * Math.cos(turn);
		const b = radius * Math.sin(turn);
		const c = Math.sqrt(Math.max(0, 1 - radius * radius));
		const dx = a * (basis[0] as number) + b * (basis[3] as number) + c * nx;
		const dy = a * (basis[1] as number) + b * (basis[4] as number) + c * ny;
		const dz = a * (basis[2] as number) + b * (basis[5] as number) + c * nz;
		point.soft = true;
		if (!prepared.traceAndShade(x, y, z, dx, dy, dz, point)) {
			prepared.environment(dx, dy, dz, seen);
			red += seen[0] as number;
			green += seen[1] as number;
			blue += seen[2] as number;
			continue;
		}
		closeness += 1 / Math.max(prepared.last.distance, 0.1);
		// One bounce: what the other surface gets from sun, window and room, scattered once.
		const mx = prepared.last.nx;
		const my = prepared.last.ny;
		const mz = prepared.last.nz;
		const hx = point.x + mx * lift;
		const hy = point.y + my * lift;
		const hz = point.z + mz * lift;
		prepared.environment(mx, my, mz, seen);
		const direct = sunlight(prepared, hx, hy, hz, mx, my, mz, at(sample, 1), at(sample, 0));
		const side = windowLight(prepared, hx, hy, hz, mx, my, mz, at(sample, 3), at(sample, 2));
		red +=
			point.er +
			point.r * ((seen[0] as number) * 0.6 + direct * sunColor[0] + side * windowColor[0]);
		green +=
			point.eg +
			point.g * ((seen[1] as number) * 0.6 + direct * sunColor[1] + side * windowColor[1]);
		blue +=
			point.eb +
			point.b * ((seen[2] as number) * 0.6 + direct * sunColor[2] + side * windowColor[2]);
	}
	out[offset] = sunShare / samples;
	out[offset + 1] = windowShare / samples;
	out[offset + 2] = red / samples;
	out[offset + 3] = green / samples;
	out[offset + 4] = blue / samples;
	out[offset + 5] = closeness / samples;
}
