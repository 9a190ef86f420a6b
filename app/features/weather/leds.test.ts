import { expect, test } from 'vitest';
import { encodeLeds, readLeds } from './leds';
import { flightCategories, type Led } from './weather-view';

const leds: Led[] = [...flightCategories, null].flatMap((category) =>
	(['calm', 'gusts', 'thunder'] as const).map((motion) => ({ category, motion })),
);

test('LEDs are decoded as they were encoded, one character each', () => {
	const text = encodeLeds(leds);
	expect(new Set(text).size).toBe(leds.length);
	expect(text).toHaveLength(leds.length);
	expect(readLeds(text)).toEqual(leds);
});

test('an unknown character is an unlit LED', () => {
	expect(readLeds('v€')).toEqual([
		{ category: 'vfr', motion: 'calm' },
		{ category: null, motion: 'calm' },
	]);
});
