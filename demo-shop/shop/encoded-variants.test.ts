import { decodeEncodedVariant, isOptionValueCombinationInEncodedVariant } from 'shopify-schemas';
import { describe, expect, test } from 'vitest';
import { encodeVariants } from './encoded-variants';

describe('encodeVariants', () => {
	test("encodes the schema's own example", () => {
		const combinations = [
			[0, 0, 0],
			[0, 1, 0],
			[0, 1, 1],
			[1, 0, 0],
			[1, 0, 1],
			[1, 1, 1],
			[2, 0, 1],
			[2, 1, 0],
		];
		expect(encodeVariants(combinations)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
	});

	test.each([
		['one option', [[0], [1], [2], [4], [7], [8]]],
		[
			'two options with gaps',
			[
				[0, 0],
				[0, 2],
				[0, 3],
				[2, 1],
			],
		],
		['one variant', [[0]]],
		[
			'ten and more values',
			[
				[9, 10],
				[9, 11],
				[12, 10],
			],
		],
		[
			'four options',
			[
				[0, 0, 1, 0],
				[0, 0, 1, 1],
				[0, 2, 0, 5],
				[1, 0, 0, 0],
			],
		],
	])("is decoded by the platform's own library: %s", (_name, combinations) => {
		expect(decodeEncodedVariant(encodeVariants(combinations))).toEqual(combinations);
	});

	test('is decoded by the library for complete and partial combinations', () => {
		const encoded = encodeVariants([
			[0, 0],
			[0, 2],
			[2, 1],
		]);
		expect(isOptionValueCombinationInEncodedVariant([0, 2], encoded)).toBe(true);
		expect(isOptionValueCombinationInEncodedVariant([2], encoded)).toBe(true);
		expect(isOptionValueCombinationInEncodedVariant([0, 1], encoded)).toBe(false);
		expect(isOptionValueCombinationInEncodedVariant([1], encoded)).toBe(false);
	});

	test('is empty where nothing is available', () => {
		expect(decodeEncodedVariant(encodeVariants([]))).toEqual([]);
	});
});
