import { describe, expect, test } from 'vitest';
import {
	formatCompact,
	formatDay,
	formatLength,
	formatMoney,
	formatPrice,
	formatUnit,
} from './format';

describe('a price', () => {
	test.each([
		['349.0', '$349'],
		['349.9', '$349.90'],
		['1299.05', '$1,299.05'],
		['0.0', '$0'],
		['0.05', '$0.05'],
		['348.996', '$349'],
		['1.005', '$1.01'],
	])('of %s is %s by default', (amount, text) => {
		expect(formatPrice(amount)).toBe(text);
	});

	test.each([
		['349.0', '349\u00a0€'],
		['349.9', '349,90\u00a0€'],
		['1299.0', '1.299\u00a0€'],
	])('of %s EUR is %s in German', (amount, text) => {
		expect(formatMoney({ amount, currencyCode: 'EUR' }, 'de')).toBe(text);
	});

	test('keeps the currency of the market in the page’s language', () => {
		expect(formatMoney({ amount: '349.0', currencyCode: 'EUR' }, 'en')).toBe('€349');
	});
});

test.each([
	[7, '7'],
	[1_234_567, '1,23\u00a0Mio.'],
])('a count of %d is %s', (value, text) => {
	expect(formatCompact(value)).toBe(text);
});

test('a number with its unit is in the page’s language and on one line', () => {
	expect(formatUnit(4.83, 'kilometer', 'de', 1)).toBe('4,8\u00a0km');
	expect(formatUnit(12.6, 'mile-per-hour', 'en')).toBe('13\u00a0mph');
});

test('a length is in the units of the page’s readers', () => {
	expect(formatLength(60, 'de')).toBe('60\u00a0cm');
	expect(formatLength(60, 'en')).toBe('24\u00a0in\u00a0(60\u00a0cm)');
});

test('a day depends on the time zone and is written in the page’s language', () => {
	const late = '2026-11-20T23:30:00Z';
	expect(formatDay(late, 'de')).toBe('20. November 2026');
	expect(formatDay(late, 'de', 'Europe/Berlin')).toBe('21. November 2026');
	expect(formatDay(late, 'en')).toBe('November 20, 2026');
	expect(() => formatDay('soon', 'de')).toThrow(RangeError);
});
