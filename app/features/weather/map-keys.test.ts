import { describe, expect, test } from 'vitest';
import { placesOf } from './map-charts';
import { nearestPlace, placeAfterKey } from './map-keys';
import { stationsOf } from './stations';
import { regionKeys } from './weather-view';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe.each(regionKeys)('on the map of %s', (region) => {
	const places = placesOf(region);

	test('the arrow keys lead from the first airport to every other, and back', () => {
		for (const start of [0, places.length - 1]) {
			const reached = new Set([start]);
			for (const here of reached) {
				for (const arrow of arrows) {
					const next = placeAfterKey(places, here, arrow);
					if (next !== undefined) reached.add(next);
				}
			}
			expect(reached.size).toBe(places.length);
		}
	});

	test('an arrow key never leads in the opposite direction', () => {
		places.forEach((place, index) => {
			const east = places[placeAfterKey(places, index, 'ArrowRight') ?? -1];
			const north = places[placeAfterKey(places, index, 'ArrowUp') ?? -1];
			expect(east?.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(place.x);
			expect(north?.y ?? Number.NEGATIVE_INFINITY).toBeLessThan(place.y);
		});
	});
});

test('from Frankfurt the arrows lead to its neighbours', () => {
	const stations = stationsOf('germany');
	const frankfurt = stations.findIndex(({ icao }) => icao === 'EDDF');
	const after = (key: string) => stations[placeAfterKey(stations, frankfurt, key) ?? -1]?.name;
	expect(arrows.map(after)).toEqual(['Wiesbaden', 'Niederstetten', 'Siegerland', 'Mannheim']);
});

test('Home and End lead to the first and the last airport, other keys nowhere', () => {
	const places = placesOf('alps');
	expect(placeAfterKey(places, 20, 'Home')).toBe(0);
	expect(placeAfterKey(places, 20, 'End')).toBe(59);
	expect(placeAfterKey(places, 20, 'Enter')).toBeUndefined();
});

test('beyond the last airport in a direction there is none', () => {
	const places = [
		{ x: 0, y: 0 },
		{ x: 10, y: 2 },
	];
	expect(placeAfterKey(places, 1, 'ArrowRight')).toBeUndefined();
	expect(placeAfterKey(places, 0, 'ArrowDown')).toBeUndefined();
});

test('a point belongs to the nearest airport within reach', () => {
	const places = [
		{ x: 0, y: 0 },
		{ x: 10, y: 0 },
	];
	expect(nearestPlace(places, { x: 6, y: 1 }, 8)).toBe(1);
	expect(nearestPlace(places, { x: 4, y: 1 }, 8)).toBe(0);
	expect(nearestPlace(places, { x: 19, y: 0 }, 8)).toBeUndefined();
});
