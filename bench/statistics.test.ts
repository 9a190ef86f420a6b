import { expect, test } from 'vitest';
import { median } from './statistics';

test('the median is the middle value, whatever the order', () => {
	expect(median([9, 1, 5])).toBe(5);
	expect(median([10, 9])).toBe(9);
	expect(() => median([])).toThrow('No values');
});
