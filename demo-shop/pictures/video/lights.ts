import type { Layout } from '../sheet/layout';
import { lightColors } from '../sheet/palette';
import { random } from '../studio/noise';
import type { Vec3 } from '../studio/vector';
import { duration, hourAt } from './clock';
import { roomLightAt } from './room-light';
import { flashAt, weatherOver } from './weather';

/** Linear light of one LED. */
export interface LightState {
	color: Vec3;
	/** Share of a white flash in it, 0 to 1. */
	flash: number;
}

/** Slow variation of a light: number of whole periods in a loop, and amplitude. */
const calm = { breaths: 3, depth: 0.06 };
const gusty = { breaths: 11, depth: 0.3 };

/** Seconds before and after over which a change of colour is spread. */
const fade = 0.06;
const fadeSteps = 2;

/** Light of every LED at a second of the loop, in the order of the sheet's lights. */
export function lightsOver(layout: Layout): (second: number) => LightState[] {
	const weatherAt = weatherOver(layout);
	return (second) =>
		layout.lights.map((_light, index) => {
			const { gusts, thunder } = weatherAt(index, hourAt(second));
			const flash = thunder ? flashAt(second) : 0;
			const color: Vec3 = [0, 0, 0];
			for (let step = -fadeSteps; step <= fadeSteps; step++) {
				const { category } = weatherAt(index, hourAt(second + (step / fadeSteps) * fade));
				for (const [channel, part] of lightColors[category].entries()) {
					color[channel] = (color[channel] ?? 0) + part / (fadeSteps * 2 + 1);
				}
			}
			const breath = (1 - gusts) * wave(calm, second, index) + gusts * wave(gusty, second, index);
			const power = roomLightAt(hourAt(second)).leds * (1 + breath);
			return {
				color: color.map((part) => power * (part * (1 - flash) + flash * 1.4)) as Vec3,
				flash,
			};
		});
}

function wave({ breaths, depth }: typeof calm, second: number, index: number): number {
	return depth * Math.sin((second / duration) * breaths * 2 * Math.PI + random(index, 7) * 6.3);
}
