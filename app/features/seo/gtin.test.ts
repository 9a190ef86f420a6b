import { expect, test } from 'vitest';
import { gtinOf } from './gtin';

test.each(['4006381333931', '96385074', '012993441012', ' 4006381333931 ', '10012345678902'])(
	'%j is a GTIN',
	(barcode) => {
		expect(gtinOf(barcode)).toBe(barcode.trim());
	},
);

test.each<[string | null, string]>([
	['4006381333932', 'its check digit is wrong'],
	['2900000000018', 'its range is for use inside one shop'],
	['0212345678909', 'its range is for use inside one shop'],
	['9921234567893', 'it is a coupon'],
	['AL-DE-OAK-60', 'it is no number'],
	['400638133393', 'it is too short for its check digit'],
	['', 'there is none'],
	[null, 'there is none'],
])('%j is no GTIN: %s', (barcode) => {
	expect(gtinOf(barcode)).toBeUndefined();
});
