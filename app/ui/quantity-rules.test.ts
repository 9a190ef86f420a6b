import { expect, test } from 'vitest';
import { isFraction, parseQuantity } from './quantity-rules';

const limits = { min: 1, max: 10 };

test.each([
	['3', 3],
	[' 7 ', 7],
	['10', 10],
	['11', 10],
	['1e9', 10],
	['0', 1],
	['-4', 1],
])('parses %j as %i', (text, quantity) => {
	expect(parseQuantity(text, 5, limits)).toBe(quantity);
});

test.each(['', '  ', 'abc', 'Infinity', '1,5', '2.9'])('falls back for %j', (text) => {
	expect(parseQuantity(text, 5, limits)).toBe(5);
});

test('accepts zero where zero is allowed', () => {
	expect(parseQuantity('0', 5, { min: 0, max: 10 })).toBe(0);
});

test.each([
	['2.5', true],
	['-0.1', true],
	['3', false],
	['1e9', false],
	['', false],
	['abc', false],
	['Infinity', false],
])('%j is a fraction: %s', (text, expected) => {
	expect(isFraction(text)).toBe(expected);
});
