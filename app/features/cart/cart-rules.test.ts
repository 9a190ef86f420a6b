import { describe, expect, test } from 'vitest';
import { lineQuantity, parseLinkedLines, parseQuantity, remainingQuantity } from './cart-rules';

describe('a typed quantity', () => {
	test.each([
		['3', 3],
		[' 10 ', 10],
		['-1', -1],
		['1e9', 1_000_000_000],
		['0', 0],
	])('%j is the integer %d', (text, value) => {
		expect(parseQuantity(text)).toBe(value);
	});

	test.each(['', ' ', 'abc', '2.5', 'Infinity', '1,5', 'NaN'])('%j is no whole number', (text) => {
		expect(parseQuantity(text)).toBeUndefined();
	});
});

describe("a line's quantity", () => {
	test.each([
		[1, 1],
		[10, 10],
		[11, 10],
		[1_000_000_000, 10],
		[0, 0],
		[-1, 0],
	])('%d becomes %d', (wanted, quantity) => {
		expect(lineQuantity(wanted)).toBe(quantity);
	});

	test.each([
		[0, 3, 3],
		[8, 5, 2],
		[10, 1, 0],
		[12, 1, 0],
	])('a line with %d accepts %d of %d more', (held, wanted, added) => {
		expect(remainingQuantity(held, wanted)).toBe(added);
	});
});

describe('a cart link', () => {
	test('contains variants and quantities', () => {
		expect(parseLinkedLines('44:2,45:1')).toEqual([
			{ variantId: '44', quantity: 2 },
			{ variantId: '45', quantity: 1 },
		]);
	});

	test('combines a repeated variant into one line', () => {
		expect(parseLinkedLines('44:10,44:10')).toEqual([{ variantId: '44', quantity: 10 }]);
		expect(parseLinkedLines('44:1,45:1,44:2')).toEqual([
			{ variantId: '44', quantity: 3 },
			{ variantId: '45', quantity: 1 },
		]);
	});

	test('limits a quantity to that of a line', () => {
		expect(parseLinkedLines('44:99')).toEqual([{ variantId: '44', quantity: 10 }]);
	});

	test.each(['', '44', '44:', ':2', '44:0', '44:-1', '44:abc', 'x:1', '44:1,', '44:1;45:1'])(
		'%j is malformed',
		(text) => {
			expect(parseLinkedLines(text)).toBeUndefined();
		},
	);
});
