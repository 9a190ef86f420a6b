import { lightChannels } from './light-at';
import type { LightField } from './light-field';
import { random } from './noise';
import { createSpot, type PreparedScene } from './prepared-scene';
import type { Lighting, Spot } from './scene';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from './vector';

/** Surfaces up to this roughness mirror visibly; rougher ones only take a faint sheen. */
const glossLimit = 0.48;

const light = new Float64Array(lightChannels);
const channels = [0, 1, 2] as const;
const seen = new Float64Array(3);
const arriving = new Float64Array(3);
const mirror = createSpot();

export function isGlossy(spot: Spot): boolean {
	return spot.reflectance > 0.02 && (spot.metal || spot.roughness <= glossLimit);
}

/**
 * Computes the light from the last hit of the prepared towards the eye: writes red, green, blue to
 * `color`, followed by the part that the surface emits itself.
 */
export function shade(
	prepared: PreparedScene,
	field: LightField,
	spot: Spot,
	seed: number,
	color: Float64Array,
): void {
	const { nx, ny, nz } = prepared.last;
	const flat: Vec3 = [nx, ny, nz];
	receive(prepared, field, spot, flat);
	const facing = -(spot.nx * spot.dx + spot.ny * spot.dy + spot.nz * spot.dz);
	const away = 1 - Math.min(Math.max(facing, 0.02), 1);
	const grazing = away ** 5 * (1 - spot.roughness) ** 1.5;
	const mirrored = spot.reflectance > 0 ? spot.reflectance + (1 - spot.reflectance) * grazing : 0;
	// Brushed metal scatters part of what it mirrors over a wide angle.
	const scattered = spot.metal ? 0.75 * spot.roughness ** 0.5 : 1 - mirrored;
	const isMirror = mirrored > 0.004 && isGlossy(spot);
	if (isMirror) mirrorImage(prepared, field, spot, flat, seed);
	for (let channel = 0; channel < 3; channel++) {
		const received = arriving[channel] as number;
		const albedo = channel === 0 ? spot.r : channel === 1 ? spot.g : spot.b;
		const own = channel === 0 ? spot.er : channel === 1 ? spot.eg : spot.eb;
		// Rough surfaces have only a faint, even gloss.
		const image = isMirror ? (seen[channel] as number) * (spot.metal ? albedo : 1) : received * 0.7;
		color[channel] = albedo * received * scattered + own + image * mirrored;
		color[channel + 3] = own;
	}
}

/** Writes the received light to `arriving`. */
function receive(prepared: PreparedScene, field: LightField, spot: Spot, flat: Vec3): void {
	const { sun, window } = prepared.lighting;
	field.read(spot.x, spot.y, spot.z, ...flat, light);
	let sunShare = light[0] as number;
	let windowShare = light[1] as number;
	// A bent normal turns the surface towards or away from sun and window.
	if (sun && sunShare > 0) {
		sunShare *= Math.max(along(spot, sun.toward), 0) / Math.max(dot(flat, sun.toward), 0.05);
	}
	if (window && windowShare > 0) {
		const toward = normalize(subtract(window.center, [spot.x, spot.y, spot.z]));
		const turned = Math.max(along(spot, toward), 0) / Math.max(dot(flat, toward), 0.15);
		windowShare *= Math.min(turned, 2);
	}
	for (const channel of channels) {
		arriving[channel] =
			sunShare * (sun?.color[channel] ?? 0) +
			windowShare * (window?.color[channel] ?? 0) +
			(light[channel + 2] as number);
	}
}

function along(spot: Spot, direction: Vec3): number {
	return spot.nx * direction[0] + spot.ny * direction[1] + spot.nz * direction[2];
}

/** Writes what the spot mirrors, in one direction blurred by its roughness, to `seen`. */
function mirrorImage(
	prepared: PreparedScene,
	field: LightField,
	spot: Spot,
	flat: Vec3,
	seed: number,
): void {
	const { sun, window } = prepared.lighting;
	const spread = spot.roughness * spot.roughness;
	const normal = normalize([
		spot.nx + (random(seed, 11) + random(seed, 12) - 1) * spread,
		spot.ny + (random(seed, 13) + random(seed, 14) - 1) * spread,
		spot.nz + (random(seed, 15) + random(seed, 16) - 1) * spread,
	]);
	const eye: Vec3 = [spot.dx, spot.dy, spot.dz];
	let direction = subtract(eye, scale(normal, 2 * dot(normal, eye)));
	const above = dot(direction, flat);
	// A mirror of a bumpy surface must not look into the surface itself.
	if (above < 0.02) direction = add(direction, scale(flat, 0.04 - above));
	const from = add([spot.x, spot.y, spot.z], scale(flat, 0.01));
	mirror.soft = spot.roughness > 0.35;
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
			// Of what shines, a blurred mirror shows the mean, which is far below its light.
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
