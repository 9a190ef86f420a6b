import { expect, test } from 'vitest';
import { displayedVariantTitle } from './variant-title';

test.each([
	[
		'Eiche / 24 × 16 in (60 × 40 cm)',
		'Eiche / 24\u00a0×\u00a016\u00a0in (60\u00a0×\u00a040\u00a0cm)',
	],
	['2 m / USB-C', '2\u00a0m / USB-C'],
	['Set 3 / Oak', 'Set 3 / Oak'],
	['Default Title', null],
])('%s', (title, expected) => {
	expect(displayedVariantTitle(title)).toBe(expected);
});
