import { describe, expect, test } from 'vitest';
import { regions } from '../../catalogue/regions';
import { layoutOf } from '../sheet/layout';
import { duration, framesPerSecond, hourAt } from './clock';
import { lightsOver } from './lights';
import { roomLightAt } from './room-light';
import { flashAt } from './weather';

const layout = layoutOf(regions.germany);
const lightsAt = lightsOver(layout);
const frames = Array.from(
	{ length: duration * framesPerSecond },
	(_, frame) => frame / framesPerSecond,
);

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
