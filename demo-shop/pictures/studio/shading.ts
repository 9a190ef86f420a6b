import { lightChannels } from './light-at';
import type { LightField } from './light-field';
import { random } from './noise';
import { createShadingPoint, type PreparedScene } from './prepared-scene';
import type { Lighting, ShadingPoint } from './scene';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from './vector';

/** Surfaces up to this roughness mirror visibly; rougher ones only take a faint sheen. */
const glossLimit = 0.48;

const light = new Float64Array(lightChannels);
const channels = [0, 1, 2] as const;
const seen = new Float64Array(3);
const arriving = new Float64Array(3);
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
	if (isMirror) mirrorImage(prepared, field, point, flat, seed);
	for (let channel = 0; channel < 3; channel++) {
		const received = arriving[channel] as number;
		const albedo = channel === 0 ? point.r : channel === 1 ? point.g : point.b;
		const own = channel === 0 ? point.er : channel === 1 ? point.eg : point.eb;
		// Rough surfaces have only a faint, even gloss.
		const image = isMirror
			? (seen[channel] as number) * (point.metal ? albedo : 1)
			: received * 0.7;
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
	if (!window || !meetsWindow(window, from, direction)) return;
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
