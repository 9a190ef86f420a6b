import type { Layout } from '../sheet/layout';
import { toDisplay } from '../studio/color';
import { random } from '../studio/noise';
import { hourAt } from './clock';
import { quarterOf, type RoomLayers } from './layers';
import type { LightSpot } from './light-spots';
import { type LightState, lightsOver } from './lights';
import { roomLightAt, sunCourseAt } from './room-light';

const exposure = 1;
const vignette = 0.16;

/** Steps of the table from light to display, and the light at its end. */
const steps = 16384;
const brightest = 8;
const display = Float32Array.from({ length: steps + 1 }, (_, step) =>
	toDisplay(tone((step / steps) ** 2 * brightest)),
);

/** Tone curve: lifts shadows and compresses highlights, so that the room stays visible at all hours. */
function tone(x: number): number {
	return Math.min((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 1);
}

/**
 * Renders the frames: light is additive, so each frame is the weighted sum of the layers. The function writes red, green, blue of a moment to `pixels`.
 */
export function frameMaker(layout: Layout, layers: RoomLayers, spots: LightSpot[]) {
	const { width, height } = layers;
	const lightsAt = lightsOver(layout);
	const light = new Float32Array(width * height * 3);
	const shade = Float32Array.from({ length: width * height }, (_, pixel) => {
		const across = ((pixel % width) / width - 0.5) * 1.15;
		const down = Math.floor(pixel / width) / height - 0.5;
		return exposure * (1 - vignette * Math.min((across * across + down * down) * 1.7, 1));
	});
	// Less than a step of grain, the same in all frames, keeps smooth walls from showing bands.
	const grain = Float32Array.from(light, (_, at) => random(at, 5) - 0.5);

	return (second: number, pixels: Uint8Array): void => {
		const states = lightsAt(second);
		addRoom(layout, layers, states, second, light);
		for (const [index, state] of states.entries()) {
			const spot = spots[index];
			if (spot) addSpot(light, width, spot, state);
		}
		for (let at = 0; at < light.length; at++) {
			const value = (light[at] as number) * (shade[(at / 3) | 0] as number);
			const step = Math.min(Math.sqrt(Math.max(value, 0) / brightest), 1) * steps;
			pixels[at] = Math.round((display[step | 0] as number) + (grain[at] as number));
		}
	};
}

/** Writes the sum of the room's layers. */
function addRoom(
	layout: Layout,
	layers: RoomLayers,
	states: LightState[],
	second: number,
	light: Float32Array,
): void {
	const hour = hourAt(second);
	const room = roomLightAt(hour);
	const course = sunCourseAt(hour) * (layers.sun.length - 1);
	const step = Math.min(Math.floor(course), layers.sun.length - 2);
	const part = course - step;
	const parts: [layer: Float32Array | undefined, weights: number[]][] = [
		[layers.sky, room.sky],
		[layers.lamp, [room.lamp, room.lamp, room.lamp]],
		[layers.sun[step], room.sun.map((channel) => channel * (1 - part))],
		[layers.sun[step + 1], room.sun.map((channel) => channel * part)],
		...layers.spill.map((layer, quarter): [Float32Array, number[]] => [
			layer,
			meanColor(states.filter((_, at) => quarterOf(layout, lightAt(layout, at)) === quarter)),
		]),
	];
	light.fill(0);
	for (const [layer, [r = 0, g = 0, b = 0]] of parts) {
		if (!layer || r + g + b === 0) continue;
		for (let at = 0; at < light.length; at += 3) {
			light[at] = (light[at] as number) + (layer[at] as number) * r;
			light[at + 1] = (light[at + 1] as number) + (layer[at + 1] as number) * g;
			light[at + 2] = (light[at + 2] as number) + (layer[at + 2] as number) * b;
		}
	}
}

function lightAt(layout: Layout, index: number) {
	return layout.lights[index] ?? { x: 0, y: 0 };
}

function meanColor(states: LightState[]): number[] {
	return [0, 1, 2].map(
		(channel) =>
			states.reduce((sum, { color }) => sum + (color[channel] ?? 0), 0) / (states.length || 1),
	);
}

function addSpot(light: Float32Array, pictureWidth: number, spot: LightSpot, state: LightState) {
	const [r, g, b] = state.color;
	const glare = Math.max(r, g, b);
	let from = 0;
	for (let row = 0; row < spot.height; row++) {
		let at = ((spot.top + row) * pictureWidth + spot.left) * 3;
		for (let column = 0; column < spot.width; column++) {
			const color = spot.shares[from++] as number;
			const white = (spot.shares[from++] as number) * glare;
			light[at] = (light[at] as number) + r * color + white;
			light[at + 1] = (light[at + 1] as number) + g * color + white;
			light[at + 2] = (light[at + 2] as number) + b * color + white;
			at += 3;
		}
	}
}
