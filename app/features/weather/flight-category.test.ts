import { expect, test } from 'vitest';
import { flightCategory } from './flight-category';

const MILE = 1609.344;

test.each([
	[null, 20_000, 'vfr'],
	[3001, 20_000, 'vfr'],
	[3000, 20_000, 'mvfr'],
	[1000, 20_000, 'mvfr'],
	[999, 20_000, 'ifr'],
	[500, 20_000, 'ifr'],
	[499, 20_000, 'lifr'],
	[0, 20_000, 'lifr'],
	[null, 5.01 * MILE, 'vfr'],
	[null, 5 * MILE, 'mvfr'],
	[null, 3 * MILE, 'mvfr'],
	[null, 2.99 * MILE, 'ifr'],
	[null, MILE, 'ifr'],
	[null, 0.99 * MILE, 'lifr'],
	[null, 0, 'lifr'],
	// Visibility in metres: 8,000 m are 4.97 miles, 4,800 m are 2.98, 1,600 m are 0.99.
	[null, 8000, 'mvfr'],
	[null, 5000, 'mvfr'],
	[null, 4800, 'ifr'],
	[null, 1600, 'lifr'],
	[700, 9000, 'ifr'],
	[2000, 1000, 'lifr'],
	[300, null, null],
])('a ceiling of %s ft and a visibility of %s m are %s', (ceiling, visibility, category) => {
	expect(flightCategory(ceiling, visibility)).toBe(category);
});
