import { expect, test } from 'vitest';
import { toRating } from './rating';

const RATING = '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}';

test('the platform’s metafields of reviews are a rating', () => {
	expect(toRating(RATING, '12')).toEqual({ value: '4.5', best: '5.0', count: 12 });
});

test.each([
	['nothing', undefined, undefined],
	['no count', RATING, null],
	['a count of none', RATING, '0'],
	['no JSON', '4.5', '12'],
	['no scale', '{"value":"4.5"}', '12'],
])('%s is none', (_, rating, count) => {
	expect(toRating(rating, count)).toBeUndefined();
});
