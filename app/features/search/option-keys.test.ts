import { expect, test } from 'vitest';
import { NO_OPTION, nextOption } from './option-keys';

test.each([
	['ArrowDown', NO_OPTION, 0],
	['ArrowDown', 0, 1],
	['ArrowDown', 2, NO_OPTION],
	['ArrowUp', NO_OPTION, 2],
	['ArrowUp', 2, 1],
	['ArrowUp', 0, NO_OPTION],
	['Home', 2, 0],
	['End', 0, 2],
	['Home', NO_OPTION, undefined],
	['End', NO_OPTION, undefined],
	['a', 1, undefined],
	['Enter', 1, undefined],
])('of three options, %s leads from %i to %s', (key, current, next) => {
	expect(nextOption(key, current, 3)).toBe(next);
});

test('without options every key belongs to the field', () => {
	for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
		expect(nextOption(key, NO_OPTION, 0)).toBeUndefined();
	}
});
