import { expect, test } from 'vitest';
import { compareDecimals, sumDecimals } from './decimal';

test.each([
	['10.0', '9.99', 1],
	['349.0', '349.00', 0],
	['0.1', '0.2', -1],
	['-1.0', '1', -1],
])('%s against %s is %d', (a, b, order) => {
	expect(compareDecimals(a, b)).toBe(order);
});

test('sums without floating point', () => {
	expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
	expect(sumDecimals(['12.5', '12.5'])).toBe('25.0');
	expect(sumDecimals(['9007199254740993.01', '0.01'])).toBe('9007199254740993.02');
	expect(sumDecimals([])).toBe('0.0');
	expect(sumDecimals(['1.0', '-2.5'])).toBe('-1.5');
});

test.each(['', 'abc', '1e3', '1,5'])('refuses %j', (text) => {
	expect(() => compareDecimals(text, '1')).toThrow('Not a decimal number');
});
