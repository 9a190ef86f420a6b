import { expect, test } from 'vitest';
import { encodeLeds } from './leds';
import { placesOf } from './map-charts';
import { countLeds, countsInWords, lightGroups } from './map-lights';
import type { Led, WeatherMapView } from './weather-view';

function viewOf(change: (led: Led, index: number) => Led): WeatherMapView {
	const leds = placesOf('alps').map((_, index): Led => {
		return change({ category: 'vfr', motion: 'calm' }, index);
	});
	const observedAt = '2025-01-27T22:25:00.000Z';
	return { region: 'alps', leds: encodeLeds(leds), source: 'recorded', observedAt };
}

test('every LED is in one group, at its place', () => {
	const groups = lightGroups(viewOf((led) => led));
	const places = groups.flatMap(({ lit }) => Object.values(lit).flat());
	expect(places).toHaveLength(60);
	expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(60);
});

test('neighbours do not pulse at the same time: calm LEDs are in three groups', () => {
	const groups = lightGroups(viewOf((led) => led));
	expect(groups.map(({ motion }) => motion)).toEqual(['calm-0', 'calm-1', 'calm-2']);
});

test('gusts, thunderstorms and dark LEDs are groups of their own', () => {
	const groups = lightGroups(
		viewOf((led, index) => {
			if (index === 3) return { category: 'ifr', motion: 'thunder' };
			if (index === 4) return { category: 'mvfr', motion: 'gusts' };
			return index === 5 ? { category: null, motion: 'calm' } : led;
		}),
	);
	const places = placesOf('alps');
	const lit = (name: string) => groups.find(({ motion }) => motion === name)?.lit;
	expect(lit('thunder')).toEqual({ ifr: [places[3]] });
	expect(lit('gusts-0')).toEqual({ mvfr: [places[4]] });
	expect(lit('dark')).toEqual({ dark: [places[5]] });
});

test('LEDs are counted by category, and empty categories are left out', () => {
	const { leds } = viewOf((led, index) => (index < 2 ? { ...led, category: 'lifr' } : led));
	const counts = countLeds(leds);
	expect(counts).toEqual({ vfr: 58, mvfr: 0, ifr: 0, lifr: 2, dark: 0 });
	expect(countsInWords(counts)).toBe('58 VFR, 2 LIFR');
});
