import { expect, test } from 'vitest';
import { unitMeasure } from './unit-measure';

test.each([
	[{ referenceUnit: 'M', referenceValue: 1 }, 'm'],
	[{ referenceUnit: 'G', referenceValue: 100 }, '100 g'],
	[{ referenceUnit: 'M2', referenceValue: 1 }, 'm²'],
	[{ referenceUnit: 'FLOZ', referenceValue: 1 }, 'fl oz'],
	[{ referenceUnit: 'ITEM', referenceValue: 1 }, undefined],
	[{ referenceUnit: null, referenceValue: 1 }, undefined],
	[null, undefined],
])('%o → %s', (measure, expected) => {
	expect(unitMeasure(measure)).toBe(expected);
});
