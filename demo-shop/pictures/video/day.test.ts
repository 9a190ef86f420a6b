import { describe, expect, test } from 'vitest';
import { regions } from '../../catalogue/regions';
import type { FlightCategory } from '../airports';
import { layoutOf } from '../sheet/layout';
import { duration, framesPerSecond, hourAt } from './clock';
import { lightsOver } from './lights';
import { roomLightAt } from './room-light';
import { flashAt, weatherOver } from './weather';

const layout = layoutOf(regions.germany);
const lightsAt = lightsOver(layout);
const weatherAt = weatherOver(layout);
const frames = Array.from(
	{ length: duration * framesPerSecond },
	(_, frame) => frame / framesPerSecond,
);

/** How many airports have each category at an hour. */
function countAt(hour: number): Record<FlightCategory, number> {
	const count = { VFR: 0, MVFR: 0, IFR: 0, LIFR: 0 };
	for (const index of layout.lights.keys()) count[weatherAt(index, hour).category]++;
	return count;
}

function lightOf(icao: string, hour: number): FlightCategory {
	return weatherAt(
		layout.lights.findIndex((light) => light.icao === icao),
		hour,
	).category;
}

function numbersAt(second: number): number[] {
	const { sky, sun, lamp, leds } = roomLightAt(hourAt(second));
	return [...sky, ...sun, lamp, leds, ...lightsAt(second).flatMap(({ color }) => color)];
}

describe('the loop', () => {
	test('goes once around the clock', () => {
		const hours = frames.map(hourAt);
		expect(hours).toEqual([...hours].sort((a, b) => a - b));
		expect(hours[0]).toBe(6);
		expect(hourAt(duration)).toBe(6);
		expect(hourAt(duration - 1e-9)).toBeCloseTo(30);
	});

	test('ends where it begins: the seam is no larger a step than any other', () => {
		const step = (from: number, to: number) => {
			const before = numbersAt(from);
			return Math.max(...numbersAt(to).map((value, at) => Math.abs(value - (before[at] ?? 9))));
		};
		const within = frames.slice(1).map((second, index) => step(frames[index] ?? 0, second));
		expect(step(frames.at(-1) ?? 0, 0)).toBeLessThanOrEqual(Math.max(...within));
		expect(step(0, duration)).toBeLessThan(1e-9);
	});
});

describe('the weather', () => {
	test('is fog in the valleys at dawn, not on the heights', () => {
		const { LIFR, IFR, VFR } = countAt(6);
		expect(LIFR).toBeGreaterThan(4);
		expect(IFR).toBeGreaterThan(4);
		expect(VFR).toBeGreaterThan(30);
		for (const low of ['EDFM', 'LIPB']) expect(['IFR', 'LIFR']).toContain(lightOf(low, 6));
		for (const high of ['EDGS', 'ETHF']) expect(['VFR', 'MVFR']).toContain(lightOf(high, 6));
	});

	test('clears from hour to hour, to VFR nearly everywhere at noon', () => {
		const clear = [7, 8, 9, 10, 11].map((hour) => countAt(hour).VFR);
		expect(clear).toEqual([...clear].sort((a, b) => a - b));
		expect(countAt(12).VFR).toBeGreaterThan(72);
		expect(countAt(12).LIFR).toBe(0);
	});

	test('brings a front from the north-west to the south-east, gusts with it, and then a clear night', () => {
		expect(lightOf('EDXW', 14)).not.toBe('VFR');
		expect(lightOf('LOWK', 14)).toBe('VFR');
		expect(lightOf('EDXW', 19)).toBe('VFR');
		expect(lightOf('LOWK', 19.5)).not.toBe('VFR');
		const gusts = layout.lights.map((_, index) => weatherAt(index, 16).gusts);
		expect(Math.max(...gusts)).toBeGreaterThan(0.9);
		expect(Math.min(...gusts)).toBe(0);
		expect(countAt(24).VFR).toBe(layout.lights.length);
	});

	test('has one thunderstorm, in few places at a time, on its way for two seconds', () => {
		const stormy = frames.filter((second) =>
			layout.lights.some((_, index) => weatherAt(index, hourAt(second)).thunder),
		);
		const length = (stormy.at(-1) ?? 0) - (stormy[0] ?? 0);
		expect(length).toBeGreaterThan(1);
		expect(length).toBeLessThan(2.5);
		for (const second of stormy) {
			const places = layout.lights.filter((_, at) => weatherAt(at, hourAt(second)).thunder);
			expect(places.length).toBeLessThanOrEqual(12);
		}
	});
});

describe('what flashes', () => {
	test('is never more than three times in a second', () => {
		const isBright = frames.map((second) => flashAt(second) > 0.5);
		const begins = frames.filter((_, at) => isBright[at] && !isBright[at - 1]);
		expect(begins.length).toBeGreaterThan(10);
		for (const from of begins) {
			const within = begins.filter((second) => second >= from && second < from + 1);
			expect(within.length).toBeLessThanOrEqual(3);
		}
	});

	test('does so for no light on its own either', () => {
		const strengths = frames.map((second) => lightsAt(second).map(({ flash }) => flash));
		let flashing = 0;
		for (const index of layout.lights.keys()) {
			const isBright = strengths.map((lights) => (lights[index] ?? 0) > 0.5);
			const begins = frames.filter((_, at) => isBright[at] && !isBright[at - 1]);
			if (begins.length > 0) flashing++;
			for (const from of begins) {
				const within = begins.filter((second) => second >= from && second < from + 1);
				expect(within.length).toBeLessThanOrEqual(3);
			}
		}
		expect(flashing).toBeGreaterThan(3);
	});

	test('is no light in the room: that changes slowly', () => {
		const levels = frames.map((second) => {
			const { sky, sun, lamp } = roomLightAt(hourAt(second));
			return [...sky, ...sun, lamp];
		});
		const steps = levels.slice(1).flatMap((level, at) => {
			const before = levels[at] ?? [];
			return level.map((value, part) => Math.abs(value - (before[part] ?? 9)));
		});
		expect(Math.max(...steps)).toBeLessThan(0.14);
	});
});

test('the map dims itself in the dark', () => {
	expect(roomLightAt(24).leds).toBeLessThan(roomLightAt(12).leds * 0.75);
});
