import { expect, test } from 'vitest';
import { stationsOf } from './stations';

test('an airport has its name in the language', () => {
	const nameOf = (locale: 'de' | 'en') =>
		stationsOf('alps', locale)
			.filter(({ icao }) => ['EDDM', 'LOWW', 'LSGG', 'LSZB'].includes(icao))
			.map(({ name }) => name);
	expect(nameOf('de')).toEqual(['München', 'Wien', 'Genf', 'Bern']);
	expect(nameOf('en')).toEqual(['Munich', 'Vienna', 'Geneva', 'Bern']);
});

test('an airport that is on two maps has its place on each of them', () => {
	const placeOn = (region: 'germany' | 'alps') => {
		const munich = stationsOf(region).find(({ icao }) => icao === 'EDDM');
		return munich?.y;
	};
	// Munich lies in the south of Germany and in the north of the Alps.
	expect(placeOn('germany')).toBeGreaterThan(500);
	expect(placeOn('alps')).toBeLessThan(500);
});
