import { describe, expect, test } from 'vitest';
import { divideRounded, formatAmount, formatFixed, parseAmount, percentageOf } from './money';

describe('money', () => {
	test.each([
		['12.50', '12.5'],
		['25.00', '25.0'],
		['14.25', '14.25'],
		['0', '0.0'],
		['799', '799.0'],
		['0.05', '0.05'],
		['90071992547409931.23', '90071992547409931.23'],
	])('writes %s as the Storefront API does: %s', (given, written) => {
		expect(formatAmount(parseAmount(given))).toBe(written);
	});

	test.each(['', '1,5', '-1', '1.234', 'abc', '1e3'])('refuses %j', (text) => {
		expect(() => parseAmount(text)).toThrow('is not a money amount');
	});

	test('keeps two decimals on request', () => {
		expect(formatFixed(-5n)).toBe('-0.05');
		expect(formatFixed(1250n)).toBe('12.50');
	});

	test('rounds half up', () => {
		expect(divideRounded(5n, 2n)).toBe(3n);
		expect(percentageOf(29_990n, 10)).toBe(2999n);
		expect(percentageOf(1005n, 12.5)).toBe(126n);
	});
});
