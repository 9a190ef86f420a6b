import { expect, test } from 'vitest';
import { settleQuantity } from './quantity-rules';

const limits = { min: 1, max: 10 };

test.each([
	['3', 3],
	[' 7 ', 7],
	['10', 10],
	['11', 10],
	['1e9', 10],
	['0', 1],
	['-4', 1],
	['2.9', 2],
])('counts %j as %i', (text, quantity) => {
	expect(settleQuantity(text, 5, limits)).toBe(quantity);
});

test.each(['', '  ', 'abc', 'Infinity', '1,5'])('keeps what was there for %j', (text) => {
	expect(settleQuantity(text, 5, limits)).toBe(5);
});

test('lets zero through where zero is allowed', () => {
	expect(settleQuantity('0', 5, { min: 0, max: 10 })).toBe(0);
});
