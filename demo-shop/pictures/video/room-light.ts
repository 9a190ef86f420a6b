import type { Lighting } from '../studio/scene';
import { normalize, type Vec3 } from '../studio/vector';
import { between, ease } from './clock';

/** How strong each light in the room is at an hour; colours multiply the layer's own. */
export interface RoomLight {
	sky: Vec3;
	sun: Vec3;
	lamp: number;
	/** Power of the LEDs: the map dims itself when it gets dark. */
	leds: number;
}

/** Hours 6 to 30 and the colour of the light from the window. */
const sky: [hour: number, color: Vec3][] = [
	[6, [0.15, 0.2, 0.32]],
	[6.7, [0.3, 0.3, 0.37]],
	[7.3, [0.52, 0.44, 0.4]],
	[8.2, [0.68, 0.61, 0.52]],
	[9.5, [0.76, 0.74, 0.7]],
	[12, [0.86, 0.85, 0.83]],
	[13.6, [0.86, 0.86, 0.86]],
	[15, [0.58, 0.63, 0.7]],
	[16.4, [0.42, 0.47, 0.54]],
	[17.4, [0.56, 0.55, 0.54]],
	[18.3, [0.6, 0.45, 0.32]],
	[19, [0.36, 0.25, 0.23]],
	[19.8, [0.14, 0.15, 0.22]],
	[20.8, [0.07, 0.1, 0.17]],
	[28, [0.07, 0.1, 0.17]],
	[30, [0.15, 0.2, 0.32]],
];

/** Hours in which the sun falls on the wall. */
const sunny = { from: 8.2, to: 13 };
const sunColors: [hour: number, color: Vec3][] = [
	[8.2, [0.86, 0.55, 0.3]],
	[10, [0.78, 0.61, 0.42]],
	[13, [0.72, 0.62, 0.48]],
];

/** Hours between which the lamp comes on, and goes off: slowly, so that the video does not jump. */
const lampHours = { on: [18.8, 19.6], off: [21.5, 23.2] } as const;

export function roomLightAt(hour: number): RoomLight {
	const strength = ease(sunny.from, 8.9, hour) * ease(sunny.to, 12.3, hour);
	const dusk = ease(18, 20.6, hour) * ease(30.6, 29.4, hour);
	const dawn = hour < 12 ? ease(8.2, 6, hour) * 0.3 : 0;
	return {
		sky: colorAt(sky, hour),
		sun: colorAt(sunColors, hour).map((channel) => channel * strength) as Vec3,
		lamp: ease(...lampHours.on, hour) * (1 - ease(...lampHours.off, hour)),
		leds: 1.9 - 0.7 * Math.max(dusk, dawn),
	};
}

function colorAt(points: [hour: number, color: Vec3][], hour: number): Vec3 {
	return [0, 1, 2].map((channel) =>
		between(
			points.map(([at, color]) => [at, color[channel] ?? 0] as const),
			hour,
		),
	) as Vec3;
}

/** How far the sun has come on its way past the window, 0 to 1. */
export function sunCourseAt(hour: number): number {
	return Math.min(Math.max((hour - sunny.from) / (sunny.to - sunny.from), 0), 1);
}

const dark: Lighting['room'] = { above: [0, 0, 0], level: [0, 0, 0], below: [0, 0, 0] };

/** White sun through a tall window to the left; its patch wanders over the wall to the right. */
export function sunAlone(course: number): Lighting {
	// Even steps of the patch, not of the sun: it is all that shows.
	const along = 1.32 + course * 2.15;
	const rise = 0.3 + course * 0.05;
	return {
		room: dark,
		sun: {
			toward: normalize([-along, along * rise, 1]),
			color: [along ** 0.5, along ** 0.5, along ** 0.5],
			softness: 0.85,
			passes(x, y, z, dx, dy, dz) {
				const away = (-250 - x) / dx;
				const column = (z + dz * away - 88) / 30;
				const row = (y + dy * away - 8) / 54;
				if (column < 0 || column > 2 || row < 0 || row > 3) return 0;
				const bar = Math.min(column % 1, 1 - (column % 1)) * 30;
				const sash = Math.min(row % 1, 1 - (row % 1)) * 54;
				return bar < 1.7 || sash < 2.4 ? 0 : 1;
			},
		},
	};
}

/** A floor lamp to the right, out of the picture. */
export const lampAlone: Lighting = {
	window: { center: [96, 46, 46], right: [0, 0, 11], up: [0, 15, 0], color: [46, 29, 14] },
	room: {
		above: [0.05, 0.034, 0.019],
		level: [0.06, 0.04, 0.022],
		below: [0.035, 0.023, 0.013],
	},
};

/** Only things that emit light. */
export const noLight: Lighting = { room: dark };
