import { lightChannels } from './light-at';
import type { LightField } from './light-field';
import { random } from './noise';
import { createShadingPoint, type PreparedScene } from './prepared-scene';
import type { Lighting, ShadingPoint } from './scene';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from './vector';

/** Surfaces up to this roughness mirror what is around; rougher ones only have a sheen of the lights. */
const glossLimit = 0.44;

const light = new Float64Array(lightChannels);
const channels = [0, 1, 2] as const;
const seen = new Float64Array(3);
const arriving = new Float64Array(3);
const around = new Float64Array(3);
const across = new Float64Array(3);
const mirror = createShadingPoint();

export function isGlossy(point: ShadingPoint): boolean {
	return point.reflectance > 0.02 && (point.metal || point.roughness <= glossLimit);
}

/**
 * Computes the light from the last hit of the prepared towards the eye: writes red, green, blue to
 * `color`, followed by the part that the surface emits itself.
 */
export function shade(
	prepared: PreparedScene,
	field: LightField,
	point: ShadingPoint,
	seed: number,
	color: Float64Array,
): void {
	const { nx, ny, nz } = prepared.last;
	const flat: Vec3 = [nx, ny, nz];
	receive(prepared, field, point, flat);
	const facing = -(point.nx * point.dx + point.ny * point.dy + point.nz * point.dz);
	const away = 1 - Math.min(Math.max(facing, 0.02), 1);
	const grazing = away ** 5 * (1 - point.roughness) ** 1.5;
	const mirrored =
		point.reflectance > 0 ? point.reflectance + (1 - point.reflectance) * grazing : 0;
	// Brushed metal scatters part of what it mirrors over a wide angle.
	const scattered = point.metal ? 0.75 * point.roughness ** 0.5 : 1 - mirrored;
	const isMirror = mirrored > 0.004 && isGlossy(point);
	seen.fill(0);
	if (isMirror) {
		const [sunShare = 0, windowShare = 0] = light;
		mirrorImage(prepared, field, point, flat, seed);
		if (hasLobes(point)) addLights(prepared, point, flat, sunShare, windowShare);
	} else if (mirrored > 0.004) {
		mirrorRoom(prepared, point);
		addLights(prepared, point, flat, light[0] as number, light[1] as number);
	}
	for (let channel = 0; channel < 3; channel++) {
		const received = arriving[channel] as number;
		const albedo = channel === 0 ? point.r : channel === 1 ? point.g : point.b;
		const own = channel === 0 ? point.er : channel === 1 ? point.eg : point.eb;
		const image = (seen[channel] as number) * (point.metal ? albedo : 1);
		color[channel] = albedo * received * scattered + own + image * mirrored;
		color[channel + 3] = own;
	}
}

/** Writes the received light to `arriving`. */
function receive(
	prepared: PreparedScene,
	field: LightField,
	point: ShadingPoint,
	flat: Vec3,
): void {
	const { sun, window } = prepared.lighting;
	field.read(point.x, point.y, point.z, ...flat, light);
	let sunShare = light[0] as number;
	let windowShare = light[1] as number;
	// A bent normal turns the surface towards or away from sun and window.
	if (sun && sunShare > 0) {
		sunShare *= Math.max(along(point, sun.toward), 0) / Math.max(dot(flat, sun.toward), 0.05);
	}
	if (window && windowShare > 0) {
		const toward = normalize(subtract(window.center, [point.x, point.y, point.z]));
		const turned = Math.max(along(point, toward), 0) / Math.max(dot(flat, toward), 0.15);
		windowShare *= Math.min(turned, 2);
	}
	for (const channel of channels) {
		arriving[channel] =
			sunShare * (sun?.color[channel] ?? 0) +
			windowShare * (window?.color[channel] ?? 0) +
			(light[channel + 2] as number);
	}
}

/** Brushed metal shows lights as wide lobes: as a mirror, it would be noisy. */
function hasLobes({ metal, roughness }: ShadingPoint): boolean {
	return metal && roughness > 0.2;
}

/** Writes the room as a rough surface mirrors it to `seen`: brighter or darker than its mean, by the direction. */
function mirrorRoom(prepared: PreparedScene, { nx, ny, nz, dx, dy, dz }: ShadingPoint): void {
	const away = -2 * (nx * dx + ny * dy + nz * dz);
	prepared.environment(nx, ny, nz, around);
	prepared.environment(nx * away + dx, ny * away + dy, nz * away + dz, across);
	for (const channel of channels) {
		const ratio = (across[channel] as number) / Math.max(around[channel] as number, 1e-4);
		seen[channel] = (light[channel + 2] as number) * Math.min(0.3 + 0.5 * ratio, 1.6);
	}
}

/** Samples of the window in each direction, for its sheen. */
const panes = [-2 / 3, 0, 2 / 3];

/** Adds sun and window as a rough surface mirrors them to `seen`, without a ray: their shares tell what arrives. */
function addLights(
	{ lighting: { sun, window } }: PreparedScene,
	point: ShadingPoint,
	flat: Vec3,
	sunShare: number,
	windowShare: number,
): void {
	const normal: Vec3 = [point.nx, point.ny, point.nz];
	const eye: Vec3 = [-point.dx, -point.dy, -point.dz];
	const roughness = Math.max(point.roughness, 0.44);
	if (sun && sunShare > 0.001)
		addLobe(sunShare * lobe(normal, eye, sun.toward, roughness), sun.color);
	if (!window || windowShare <= 0.0005) return;
	const { center, right, up, color } = window;
	const from: Vec3 = [point.x, point.y, point.z];
	let [whole, mirrored] = [0, 0];
	for (const a of panes) {
		for (const b of panes) {
			const toward = subtract(add(add(center, scale(right, a)), scale(up, b)), from);
			const far = dot(toward, toward);
			const direction = scale(toward, 1 / Math.sqrt(far));
			const share = Math.max(dot(flat, direction), 0) / far;
			whole += share;
			if (share > 0) mirrored += share * lobe(normal, eye, direction, roughness);
		}
	}
	if (whole > 0) addLobe((windowShare * mirrored) / whole, color);
}

function addLobe(share: number, color: Vec3): void {
	for (const channel of channels)
		seen[channel] = (seen[channel] as number) + share * color[channel];
}

/** How much more light a rough surface throws from one direction to the eye than a matt white one. */
function lobe(normal: Vec3, eye: Vec3, toward: Vec3, roughness: number): number {
	const square = roughness ** 4;
	const half = normalize(add(eye, toward));
	const tilt = Math.max(dot(normal, half), 0) ** 2;
	const facing = Math.max(dot(normal, eye), 0.08);
	const lit = Math.max(dot(normal, toward), 0.02);
	// Light that grazes is mirrored more: Schlick's rule, relative to the reflectance seen head on.
	const fresnel = 1 + 20 * (1 - Math.max(dot(half, eye), 0)) ** 5;
	const k = roughness ** 2 / 2;
	const visible = 1 / ((facing * (1 - k) + k) * (lit * (1 - k) + k));
	return ((square / (tilt * (square - 1) + 1) ** 2) * visible * fresnel) / 4;
}

function along(point: ShadingPoint, direction: Vec3): number {
	return point.nx * direction[0] + point.ny * direction[1] + point.nz * direction[2];
}

/** Writes what the point mirrors, in one direction blurred by its roughness, to `seen`. */
function mirrorImage(
	prepared: PreparedScene,
	field: LightField,
	point: ShadingPoint,
	flat: Vec3,
	seed: number,
): void {
	const { sun, window } = prepared.lighting;
	const spread = point.roughness * point.roughness;
	const normal = normalize([
		point.nx + (random(seed, 11) + random(seed, 12) - 1) * spread,
		point.ny + (random(seed, 13) + random(seed, 14) - 1) * spread,
		point.nz + (random(seed, 15) + random(seed, 16) - 1) * spread,
	]);
	const eye: Vec3 = [point.dx, point.dy, point.dz];
	let direction = subtract(eye, scale(normal, 2 * dot(normal, eye)));
	const above = dot(direction, flat);
	// A mirror of a bumpy surface must not look into the surface itself.
	if (above < 0.02) direction = add(direction, scale(flat, 0.04 - above));
	const from = add([point.x, point.y, point.z], scale(flat, 0.01));
	mirror.soft = point.roughness > 0.35;
	if (prepared.traceAndShade(...from, ...direction, mirror)) {
		const { nx, ny, nz } = prepared.last;
		field.readRoughly(mirror.x, mirror.y, mirror.z, nx, ny, nz, light);
		for (const channel of channels) {
			const received =
				(light[0] as number) * (sun?.color[channel] ?? 0) +
				(light[1] as number) * (window?.color[channel] ?? 0) +
				(light[channel + 2] as number);
			const albedo = channel === 0 ? mirror.r : channel === 1 ? mirror.g : mirror.b;
			const own = channel === 0 ? mirror.er : channel === 1 ? mirror.eg : mirror.eb;
			// A blurred mirror shows the mean of a light and its surroundings, which is far darker than the light.
			seen[channel] = albedo * received + Math.min(own, 0.4);
		}
		return;
	}
	prepared.environment(...direction, seen);
	if (!window || hasLobes(point) || !meetsWindow(window, from, direction)) return;
	for (const channel of channels) seen[channel] = (seen[channel] as number) + window.color[channel];
}

function meetsWindow(
	{ center, right, up }: NonNullable<Lighting['window']>,
	from: Vec3,
	direction: Vec3,
): boolean {
	const normal = cross(right, up);
	const away = dot(subtract(center, from), normal) / dot(direction, normal);
	if (!(away > 0)) return false;
	const place = subtract(add(from, scale(direction, away)), center);
	return Math.abs(dot(place, right)) < dot(right, right) && Math.abs(dot(place, up)) < dot(up, up);
}
